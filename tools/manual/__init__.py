"""The manual: all docs as a site of plain files, with search, for any host of files.

``python -m tools.manual DIR`` (``make manual``) writes it. Whatever is not as it should be is a
problem, and with a problem there is no manual.
"""
