"""Age of Napoleon in the terminal: Europe country by country, and the battle box."""
