"""From the kernel's Python to LLVM's language, by Numba's own lowering with another generator.

Numba translates the entries as it always does; what it hands to its just-in-time compiler is kept
as text instead. All entries become one module with plain functions:

    i64 name(block*, i64, ...)

A record array or an array of numbers is passed as a pointer to its block (address and lengths, 64
bits each; see ``papersea.rules.records``), everything else as a whole number. The answer is the
result, or ``FAILED`` plus the number of an error in the manifest.

This reaches into Numba: its versions are pinned exactly for the build, and every entry is compared
with Numba's own in the tests.
"""

from __future__ import annotations

import os

os.environ["PAPERSEA_KERNEL"] = "numba"  # before anything of the kernel is imported

import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import llvmlite.binding as llvm
from llvmlite import ir
from numba import from_dtype, types
from numba.core import callconv, cgutils, codegen, config, cpu
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher
from numba.core.runtime import nrtdynmod, rtsys
from numba.core.runtime.context import NRTContext

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()

WIDE: Final = "x86_64-unknown-linux-gnu"
"""Stands for every machine with 64-bit addresses: nothing else of it is in the module."""
NARROW: Final = "wasm32-unknown-unknown"

_INT: Final = ir.IntType(64)
_POINTER: Final = ir.PointerType(ir.IntType(8))
_NUMBERS: Final = {
    "b1": types.boolean,
    "u1": types.uint8,
    "i1": types.int8,
    "i2": types.int16,
    "i8": types.int64,
    "f4": types.float32,
    "f8": types.float64,
}


class _Library(codegen.CodeLibrary):  # type: ignore[misc]
    """What was lowered, as text. Nothing is linked before the end, and nothing of it runs here."""

    def __init__(self, generator: Any, name: str) -> None:
        super().__init__(generator, name)
        self.texts: list[str] = []
        self.needed: dict[_Library, None] = {}  # in order: all builds are the same

    def add_ir_module(self, module: Any) -> None:
        self.texts.append(cgutils.normalize_ir_text(str(module)))

    def add_linking_library(self, library: _Library) -> None:
        self.needed[library] = None

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def get_function(self, name: str) -> None:
        raise NotImplementedError

    get_llvm_str = get_asm_str = get_function


class _Errors:
    """Every way in which the kernel can fail, numbered over all of it."""

    def __init__(self) -> None:
        self._numbers = {("SystemError", "the kernel failed", "unknown place"): 0}

    def _add_exception(self, error: Any, arguments: Any, place: Any) -> int:
        where = ""
        if place is not None:
            function, file, line = place
            where = f"{function} ({Path(file).parent.name}/{Path(file).name}:{line})"
        told = (error.__name__, " ".join(map(str, arguments or ())), where)
        number = self._numbers.setdefault(told, len(self._numbers))
        return number + int(callconv.FIRST_USEREXC)

    def told(self) -> list[list[str]]:
        return [list(each) for each in self._numbers]


class _Convention(callconv.MinimalCallConv):  # type: ignore[misc]
    """Functions return a status; what it stands for is known at build time."""

    errors = _Errors()

    def _get_call_helper(self, builder: Any) -> _Errors:
        return self.errors


def _generator(triple: str) -> type[Any]:
    machine = llvm.Target.from_triple(triple).create_target_machine(opt=3, reloc="pic")

    class Generator(codegen.CPUCodegen):  # type: ignore[misc]
        _library_class = _Library

        def _init(self, module: Any) -> None:
            self._tm, self._tm_features = machine, ""
            self._target_data = machine.target_data
            self._data_layout = str(machine.target_data)
            self._loopvect, self._opt_level = False, 0

        def _create_empty_module(self, name: str) -> Any:
            module = ir.Module(cgutils.normalize_ir_text(name))
            module.triple, module.data_layout = triple, str(machine.target_data)
            return module

        def _add_module(self, module: Any) -> None:
            pass

        def set_env(self, name: str, environment: Any) -> None:
            pass

    return Generator


def take_over(triple: str) -> None:
    """From now on Numba lowers for such a machine, and runs nothing."""

    def nothing(*_: Any, **__: Any) -> None:
        pass

    def add_overload(self: Any, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result

    def initialize(self: Any, context: Any) -> None:
        if not self._init:
            self._library = nrtdynmod.compile_nrt_functions(context)
            self._init = True

    codegen.JITCPUCodegen = _generator(triple)
    cpu.CPUContext.call_conv = property(_Convention)
    # The kernel allocates nothing (it would not link), so nobody counts who still needs it.
    NRTContext.incref = NRTContext.decref = nothing
    cpu.CPUContext.create_cpython_wrapper = nothing
    cpu.CPUContext.create_cfunc_wrapper = nothing
    types.Record.__repr__ = cache(types.Record.__repr__)  # asked again and again, and long
    # Numba tells functions apart by what they run as.
    cpu.CPUContext.get_executable = lambda self, library, described, environment: object()
    taken: Any = Dispatcher
    taken.add_overload = add_overload
    taken.enable_caching = nothing
    type(rtsys).initialize = initialize
    config.USING_SVML = False


def signature_of(function: Callable[..., Any]) -> list[list[Any]]:
    """What an entry takes and, last, what it answers, read off its annotations."""
    hints = get_type_hints(function, include_extras=True)
    answer = hints.pop("return")
    return [*(_kind(hint) for hint in hints.values()), _kind(answer)]


def _kind(hint: Any) -> list[Any]:
    plain = {int: ["int"], bool: ["bool"], type(None): ["none"]}
    if hint in plain:
        return plain[hint]
    if get_origin(hint) is Annotated:
        return ["array", *hint.__metadata__]
    record, *rest = get_args(hint)
    assert not rest, hint
    return ["records", record.__name__]


def _type(kind: str, *details: Any) -> Any:
    from papersea.rules.records import records_called

    if kind == "records":
        records = records_called(details[0])(bytearray(), 0)
        return types.Array(from_dtype(records.numpy_type), 1, "C")
    if kind == "array":
        width, dimensions = details
        return types.Array(_NUMBERS[width], dimensions, "C")
    return {"int": types.int64, "bool": types.boolean}[kind]


@dataclass(frozen=True)
class Lowered:
    """One module of all entries, and what is to be known of it."""

    text: str
    entries: dict[str, list[list[Any]]]
    records: dict[str, Any]
    errors: list[list[str]]


@global_compiler_lock  # type: ignore[untyped-decorator]
def lower(modules: Iterable[str], triple: str) -> Lowered:
    """Translate all entries of these modules."""
    take_over(triple)
    from numba.core.registry import cpu_target

    entries = read_entries(modules)
    context = cpu_target.target_context
    signatures = {name: signature_of(entries[name].py_func) for name in sorted(entries)}
    _check_names(signatures)
    made = {}
    for name, (*kinds, _) in signatures.items():
        arguments = tuple(_type(*kind) for kind in kinds)
        entries[name].compile(arguments)
        made[name] = entries[name].overloads[arguments]
    wrappers = context.codegen()._create_empty_module("papersea")
    for name, result in made.items():
        _wrap(context, wrappers, name.rpartition(".")[2], result)
    module = llvm.parse_assembly(str(wrappers))
    module.verify()
    for text in _texts(result.library for result in made.values()):
        module.link_in(llvm.parse_assembly(text))
    _hide_all_but(module, {name.rpartition(".")[2] for name in made})
    # Numba calls C's square root; the machines' own is the same to the bit.
    text = str(module).replace("@sqrt(", "@llvm.sqrt.f64(")
    return Lowered(text, signatures, _records(signatures), _Convention.errors.told())


def _texts(libraries: Iterable[_Library]) -> Iterator[str]:
    """Of these and all that they need, each once."""
    waiting, seen = list(libraries)[::-1], set[_Library]()
    while waiting:
        library = waiting.pop()
        if library not in seen:
            seen.add(library)
            yield from library.texts
            waiting += reversed(library.needed)


def read_entries(modules: Iterable[str]) -> dict[str, Any]:
    """All entries of these modules, by name."""
    from papersea.rules import jit

    taken: Any = jit
    taken._cache_directory = lambda _: Path()  # nothing is kept: no place is looked for
    for each in modules:
        importlib.import_module(each)
    return jit.ENTRIES


def _records(signatures: dict[str, list[list[Any]]]) -> dict[str, Any]:
    """How the records lie in memory: name, width, length and place of every field."""
    from papersea.rules.records import RECORDS

    used = {kind[1] for kinds in signatures.values() for kind in kinds if kind[0] == "records"}
    described = {}
    for name in sorted(used):
        kind = RECORDS[name]
        fields = [
            {"name": field, "width": width, "length": (*length, None)[0], "at": kind.offsets[field]}
            for field, width, *length in kind.fields
        ]
        described[name] = {"size": kind.size, "fields": fields}
    return described


def _check_names(signatures: dict[str, Any]) -> None:
    short = [name.rpartition(".")[2] for name in signatures]
    twice = {name for name in short if short.count(name) > 1}
    assert not twice, f"two entries are called {', '.join(sorted(twice))}"


def _hide_all_but(module: Any, names: set[str]) -> None:
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"


def _wrap(context: Any, module: Any, name: str, result: Any) -> None:
    """The function that others call."""
    from papersea.rules.jit import FAILED

    described, convention = result.fndesc, context.call_conv
    kind = convention.get_function_type(described.restype, described.argtypes)
    callee = ir.Function(module, kind, described.llvm_func_name)
    outside = [_POINTER if isinstance(each, types.Array) else _INT for each in described.argtypes]
    function = ir.Function(module, ir.FunctionType(_INT, outside), name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    for value in function.args:
        if value.type == _POINTER:  # Python's None: no block at all
            with builder.if_then(cgutils.is_null(builder, value), likely=False):
                builder.ret(_INT(FAILED))
    given = [
        _taken(context, builder, each, value)
        for each, value in zip(described.argtypes, function.args, strict=True)
    ]
    status, answer = convention.call_function(
        builder, callee, described.restype, described.argtypes, given
    )
    with builder.if_then(status.is_error, likely=False):
        number = builder.sub(builder.sext(status.code, _INT), _INT(callconv.FIRST_USEREXC))
        known = builder.icmp_signed(">", number, _INT(0))
        builder.ret(builder.add(_INT(FAILED), builder.select(known, number, _INT(0))))
    if isinstance(described.restype, types.NoneType):
        builder.ret(_INT(0))
    else:
        builder.ret(builder.zext(answer, _INT) if answer.type.width < 64 else answer)


def _taken(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """An argument as Numba passes it on."""
    if isinstance(kind, types.Boolean):
        return builder.icmp_signed("!=", value, _INT(0))
    if not isinstance(kind, types.Array):
        return value
    block = builder.bitcast(value, ir.PointerType(_INT))
    address, *shape = (
        builder.load(builder.gep(block, [_INT(place)])) for place in range(1 + kind.ndim)
    )
    size = _INT(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    array = context.make_array(kind)(context, builder)
    strides: list[Any] = []
    step = size
    for length in reversed(shape):
        strides.insert(0, step)
        step = builder.mul(step, length)
    count = shape[0] if kind.ndim == 1 else builder.mul(*shape)
    array.data = builder.inttoptr(address, array.data.type)
    array.shape = cgutils.pack_array(builder, shape)
    array.strides = cgutils.pack_array(builder, strides)
    array.itemsize, array.nitems = size, count
    array.meminfo = array.meminfo.type(None)
    array.parent = array.parent.type(None)
    return array._getvalue()
