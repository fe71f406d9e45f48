"""The C++ runtime that is linked into every model library, compiled from the sources that the wheels of apache-tvm and apache-tvm-ffi carry."""

import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import tvm
import tvm_ffi

HEADERS = Path(__file__).parent / "headers"
UNITS = ("tvmjs_support", "webgpu_runtime", "wasm_runtime")
# The RPC server and the CPU sort are not used by web-llm; without them the six small headers in `headers`, which the wheel lacks, are enough.
LEFT_OUT = ("rpc/rpc_channel", "rpc/rpc_endpoint", "rpc/rpc_event_impl", "rpc/rpc_module", "contrib/sort")
NO_RPC = """
namespace tvm { namespace runtime {
ffi::Module CreateRPCSessionModule(std::shared_ptr<RPCSession>) { TVM_FFI_THROW(InternalError) << "no RPC"; }
} }
"""
PINNED = {"apache-tvm": "0.27.0.post1", "apache-tvm-ffi": "0.1.15.post2"}
EMSCRIPTEN = "3.1.6"


def check_tools() -> None:
    """Other versions give other bytes, or none: the runtime's interface differs between releases."""
    for name, wanted in PINNED.items():
        if version(name) != wanted:
            raise SystemExit(f"{name} {version(name)} is installed, this recipe needs {wanted}")
    emcc = shutil.which("emcc")
    if emcc is None:
        raise SystemExit(f"emcc is missing: apt-get install --no-install-recommends emscripten (Debian 12 has {EMSCRIPTEN})")
    found = subprocess.run([emcc, "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]
    if EMSCRIPTEN not in found:
        raise SystemExit(f"this recipe needs emscripten {EMSCRIPTEN}; found: {found}")


def build_objects(work: Path) -> list[Path]:
    """The runtime's object files in `work`; they are compiled once (a minute)."""
    objects = [work / f"{unit}.o" for unit in UNITS]
    if all(path.exists() for path in objects):
        return objects
    root = _source_tree(work / "runtime")
    include = ["..", "../include", "../3rdparty/tvm-ffi/include", "../3rdparty/tvm-ffi/3rdparty/dlpack/include"]
    flags = [*(f"-I{path}" for path in include), "-O3", "-std=c++17", "-Wno-ignored-attributes"]
    for unit, target in zip(UNITS, objects, strict=True):
        # Renamed when complete: an interrupted run leaves no incomplete object.
        part = target.with_suffix(".part.o")
        subprocess.run(["emcc", *flags, "-c", "-o", str(part), f"emcc/{unit}.cc"], cwd=root / "web", check=True)
        part.rename(target)
    return objects


def _source_tree(root: Path) -> Path:
    """The sources laid out as their includes expect."""
    shutil.rmtree(root, ignore_errors=True)
    package, ffi = Path(tvm.__file__).parent, Path(tvm_ffi.__file__).parent
    for folder in ("src", "include"):
        shutil.copytree(package / folder, root / folder)
        shutil.copytree(HEADERS / folder, root / folder, dirs_exist_ok=True)
    shutil.copytree(package / "web" / "emcc", root / "web" / "emcc")
    (root / "3rdparty").mkdir()
    (root / "3rdparty" / "tvm-ffi").symlink_to(ffi)
    source = root / "web" / "emcc" / "wasm_runtime.cc"
    lines = source.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not any(name in line for name in LEFT_OUT)]
    source.write_text("\n".join(kept) + NO_RPC, encoding="utf-8")
    return root
