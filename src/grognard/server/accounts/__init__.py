"""Accounts: names, passwords, sessions and the tokens of bots."""
