"""The wire: typed, versioned messages, and their form in JSON."""
