"""Notices: in the page, by mail and by webhook."""
