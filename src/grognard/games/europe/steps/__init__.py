"""The rules of Napoléon contre l'Europe, a module for each chapter."""
