"""The chapters of the rules: what each asks and does."""
