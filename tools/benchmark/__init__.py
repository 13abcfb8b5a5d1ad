"""The benchmark's reference rows, the data set of master games, and the report about both."""
