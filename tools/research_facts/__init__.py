"""What kind of game it is, in numbers: docs/research-facts.md."""
