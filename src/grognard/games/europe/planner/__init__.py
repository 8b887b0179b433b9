"""What the rules of thumb of a quick opponent look at."""
