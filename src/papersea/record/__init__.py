"""Whole games as values: their text form, their files, and playing them back by the rules."""

from papersea.record.errors import BrokenRecord, CutRecord, RecordError, UnreadableRecord
from papersea.record.files import read_records
from papersea.record.headlines import Headline, parse_headline, read_headlines
from papersea.record.playing_back import Moment, moments, replay
from papersea.record.replaying import Refused, Replayed, replay_file
from papersea.record.text import parse_record
from papersea.record.values import Record, Result, Round, Turn
from papersea.record.verifying import (
    Drawn,
    OtherCommitment,
    UnfairRecord,
    UnprovedRecord,
    Verified,
    verify,
)
from papersea.record.writer import RecordWriter

__all__ = [
    "BrokenRecord",
    "CutRecord",
    "Drawn",
    "Headline",
    "Moment",
    "OtherCommitment",
    "Record",
    "RecordError",
    "RecordWriter",
    "Refused",
    "Replayed",
    "Result",
    "Round",
    "Turn",
    "UnfairRecord",
    "UnprovedRecord",
    "UnreadableRecord",
    "Verified",
    "moments",
    "parse_headline",
    "parse_record",
    "read_headlines",
    "read_records",
    "replay",
    "replay_file",
    "verify",
]
