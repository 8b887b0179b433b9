"""What can be learned from a game that has ended: analysis, reasons, report."""
