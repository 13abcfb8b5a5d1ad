"""What is written from the types of the wire: its documents, its page, its types for the web."""
