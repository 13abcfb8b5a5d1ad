"""Small faults, planted in a copy of the tree to see that the tests find each of them."""
