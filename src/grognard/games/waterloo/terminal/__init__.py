"""Napoléon 1815 in the terminal: the map in characters, and the battle board."""
