"""The planner: turns a commander's order into actions, and proposes orders worth thinking about."""
