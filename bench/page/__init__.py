"""What the page costs those who use it."""
