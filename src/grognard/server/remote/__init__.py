"""Playing apart: clocks, offers, talk, replay, and games taken up again."""
