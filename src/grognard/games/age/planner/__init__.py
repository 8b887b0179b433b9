"""Orders larger than an action, for players that think."""
