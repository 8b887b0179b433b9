"""The server: it keeps tables, shows each visitor what he may know, and lets the computer play."""
