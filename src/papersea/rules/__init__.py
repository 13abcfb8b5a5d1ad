"""The rules, once: Python source that is compiled when papersea is built, and runs as it stands."""
