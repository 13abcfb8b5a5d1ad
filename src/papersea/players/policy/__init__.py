"""Policies: a quick judgement of cards and calls, without looking ahead."""
