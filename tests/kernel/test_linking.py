"""A library of the kernel uses nothing but itself."""

from __future__ import annotations

import subprocess

import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("ziglang")

from tools.kernel.linking import PLATFORMS, link

ALONE = "define i64 @same(i64 %number) { ret i64 %number }"
REMAINDER = """
define double @remainder(double %one, double %other) {
  %left = frem double %one, %other
  ret double %left
}
"""


@pytest.mark.parametrize("platform", ["linux-x86_64", "linux-arm64", "windows-x86_64"])
def test_what_a_c_library_would_have_to_do_does_not_link(
    platform: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert link(ALONE, PLATFORMS[platform])
    with pytest.raises(subprocess.CalledProcessError):
        link(REMAINDER, PLATFORMS[platform])
    assert "undefined symbol: fmod" in capfd.readouterr().err
