"""A release: everything that is published together, made from one commit and tried.

``python -m tools.release 1.2.3`` (``make release VERSION=1.2.3``) makes it. It changes nothing in
the clone and uploads nothing; the same commit gives the same bytes.
"""
