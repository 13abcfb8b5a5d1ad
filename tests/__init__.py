"""The tests. A regular package, so that no installed one called the same comes before it."""
