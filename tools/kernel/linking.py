"""From LLVM's language to libraries: one for each platform, and two for browsers."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
import ziglang

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()

_ZIG: Final = Path(ziglang.__file__).with_name("zig")
_MEMORY: Final = Path(__file__).with_name("memory.ll")


@dataclass(frozen=True)
class Platform:
    """What a library is made for: LLVM's name for it, its least processor, and how to link."""

    triple: str
    processor: str
    linker: tuple[str, ...]
    features: str = ""

    @property
    def is_web(self) -> bool:
        return self.triple.startswith("wasm32")


# No C library and nothing of this machine: glibc and musl load the same file. What a code generator
# would call there (as for a remainder of real numbers) does not link.
_ELF: Final = (
    *("ld.lld", "-shared", "--gc-sections", "--strip-all", "--build-id=none"),
    *("--hash-style=both", "-z", "noexecstack", "-z", "defs", "-soname=papersea", "-o"),
)
_MACHO: Final = (
    *("cc", "-shared", "-nostdlib", "-s", "-Wl,-dead_strip"),
    *("-install_name", "@rpath/papersea.dylib", "-o"),
)
_COFF: Final = ("lld-link", "/dll", "/noentry", "/nodefaultlib", "/brepro", "/opt:ref")
_WASM: Final = ("wasm-ld", "--no-entry", "--gc-sections", "--strip-all")
_WASM_FEATURES: Final = (
    "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
)

PLATFORMS: Final = {
    "linux-x86_64": Platform("x86_64-unknown-linux-gnu", "x86-64", (*_ELF, "{library}")),
    "linux-arm64": Platform("aarch64-unknown-linux-gnu", "generic", (*_ELF, "{library}")),
    "macos-x86_64": Platform(
        "x86_64-apple-macosx11.0.0",
        "x86-64",
        (*_MACHO, "{library}", "-target", "x86_64-macos.11.0"),
    ),
    "macos-arm64": Platform(
        "arm64-apple-macosx11.0.0",
        "apple-m1",
        (*_MACHO, "{library}", "-target", "aarch64-macos.11.0"),
    ),
    "windows-x86_64": Platform(
        "x86_64-pc-windows-gnu", "x86-64", (*_COFF, "/machine:x64", "/out:{library}")
    ),
    "windows-arm64": Platform(
        "aarch64-pc-windows-gnu", "generic", (*_COFF, "/machine:arm64", "/out:{library}")
    ),
    "web": Platform(
        "wasm32-unknown-unknown",
        "generic",
        (
            *(*_WASM, "--export=__heap_base", "-z", "stack-size=262144"),
            *("--initial-memory=2097152", "--max-memory=268435456", "-o", "{library}"),
        ),
        _WASM_FEATURES,
    ),
    "pyodide": Platform(
        "wasm32-unknown-emscripten",
        "generic",
        (*_WASM, "-shared", "--experimental-pic", "--import-memory", "-o", "{library}"),
        _WASM_FEATURES,
    ),
}


def link(text: str, platform: Platform) -> bytes:
    """The library of a lowered module."""
    code, names = _emit(text, platform)
    with tempfile.TemporaryDirectory() as folder:
        objects = [Path(folder, "kernel.o")]
        objects[0].write_bytes(code)
        if not platform.is_web:  # WebAssembly has instructions for that
            objects.append(Path(folder, "memory.o"))
            objects[1].write_bytes(_emit(_MEMORY.read_text("utf-8"), platform)[0])
        library = Path(folder, "library")
        command = [each.format(library=library) for each in platform.linker]
        if platform.is_web:
            command += [f"--export={name}" for name in names]
        subprocess.run([_ZIG, *command, *objects], check=True, cwd=folder)
        return library.read_bytes()


def _emit(text: str, platform: Platform) -> tuple[bytes, list[str]]:
    """An object file, and the names that it offers."""
    machine = llvm.Target.from_triple(platform.triple).create_target_machine(
        cpu=platform.processor,
        features=platform.features,
        opt=3,
        reloc="static" if platform.triple == "wasm32-unknown-unknown" else "pic",
        codemodel="small",
    )
    text = re.sub(r"^target (triple|datalayout) = .*\n", "", text, flags=re.MULTILINE)
    aimed = f'target triple = "{platform.triple}"\ntarget datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(aimed + text)
    module.verify()
    offered = [each for each in module.functions if _is_offered(each)]
    if platform.linker[0] == _COFF[0]:
        for each in offered:
            each.storage_class = llvm.StorageClass.dllexport
    names = [each.name for each in offered]
    _optimise(module, machine)
    missing = [each.name for each in module.functions if _is_missing(each)]
    assert not missing, f"from no library of ours: {missing}"
    code: bytes = machine.emit_object(module)
    return code, names


_AGAIN: Final = (
    *("sroa", "instruction_combine", "simplify_cfg", "new_gvn", "instruction_combine"),
    *("jump_threading", "simplify_cfg", "dead_store_elimination", "instruction_combine"),
    "simplify_cfg",
)
"""What is worth doing again over all that was inlined: as fast a library as from everything twice,
in a quarter of the time."""


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    again = llvm.create_new_module_pass_manager()
    for name in _AGAIN:
        getattr(again, f"add_{name}_pass")()
    again.run(module, builder)


def _is_offered(function: Any) -> bool:
    is_ours: bool = not function.is_declaration and function.linkage == llvm.Linkage.external
    return is_ours and function.visibility == llvm.Visibility.default


def _is_missing(function: Any) -> bool:
    return function.is_declaration and not function.name.startswith("llvm.")
