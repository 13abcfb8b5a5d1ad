"""Looking things up, counting, and learning from games."""
