"""Serve the kit's site on loopback and run the steps, each in a Chromium of its own with a time limit.

    python3 drive.py --kit /opt/kit --out $OUT [--seconds 450] [--only 'adapter,tiny*'] [--small]

Every figure goes into OUT/results.json as soon as a page tells it; OUT/log.txt has what Chromium said, OUT/summary.txt the table.
"""

import argparse
import hashlib
import http.server
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from fnmatch import fnmatch
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

BANDWIDTH = {"H100": 3350, "H200": 4800}  # GB/s, by the name that nvidia-smi has

COMMON = ["--no-sandbox", "--headless", "--remote-debugging-port=0", "--disable-background-networking", "--disable-component-update", "--disable-gpu-watchdog",
          "--no-first-run", "--autoplay-policy=no-user-gesture-required", "--enable-logging=stderr", "--js-flags=--max-old-space-size=8192"]  # fmt: skip
# Dawn hides shader-f16 of NVIDIA GPUs on Vulkan unless its toggle is set: users of Chromium on Linux with such a GPU have none (step adapter-plain).
WEBGPU = ["--enable-unsafe-webgpu", "--ignore-gpu-blocklist", "--enable-dawn-features=vulkan_enable_f16_on_nvidia"]
# The first gives the adapter where Chromium 156 was tried on a pretended NVIDIA driver; without the feature Vulkan there was only SwiftShader.
FLAGS = {
    "vulkan": [*WEBGPU, "--enable-features=Vulkan", "--use-angle=vulkan", "--disable-vulkan-surface"],
    "vulkan-native": [*WEBGPU, "--enable-features=Vulkan,DefaultANGLEVulkan,VulkanFromANGLE", "--use-angle=vulkan", "--use-vulkan=native"],
    "vulkan-software-screen": [*WEBGPU, "--enable-features=Vulkan", "--use-vulkan=native", "--disable-vulkan-surface", "--disable-gpu-compositing", "--disable-gpu-rasterization"],
}  # fmt: skip
# Timestamps in full precision: they are rounded to 100 microseconds otherwise.
TIMING = ["--disable-dawn-features=timestamp_quantization", "--enable-webgpu-developer-features"]
# Packed libraries behind those of the machine (a driver may need a newer libstdc++), then before them.
SYSTEM = "/usr/lib/x86_64-linux-gnu:/lib/x86_64-linux-gnu:/usr/local/nvidia/lib64:/usr/local/nvidia/lib:/usr/lib64"

# Models that are made here, by id: shape of make_model.py, element type.
QWEN, DEEP, QWEN_Q4, LLAMA, MINILM, MLC, GGUF = "local/qwen3-0.6b", "local/deep", "local/qwen3-0.6b-q4", "local/llama-3b", "local/minilm", "local/web-llm", "local/gguf"
MODELS = {QWEN: ("qwen3-0.6b", "q4f16"), DEEP: ("deep", "q4f16"), QWEN_Q4: ("qwen3-0.6b", "q4"), LLAMA: ("llama-3b", "q4f16"), MINILM: ("minilm", "q4"), MLC: ("web-llm", "q4"), GGUF: ("qwen3-0.6b", "gguf")}
SMALL = {"deep": "deep", "qwen3-0.6b": "small", "llama-3b": "small", "minilm": "small-minilm", "web-llm": "web-llm"}

# Changes of the engine's script for the steps on batches: the check of batches tells what it found; then batches are used in any case.
CHOICE = r"\w+===!0\?`none`:\w+===!0\?`rounding`:`wrong`"
REPORT = [r"let (\w+)=(await this\.#\w+\(\w+\),\w+=(\w+)\?\.every.{50,300}?return )(this\.#\w+\.set\((\w+)\.length,)(" + CHOICE + r")\)",
          r"let \1=\2globalThis.reportBatch?.(\5,\3,\1,\6),\4\6)"]  # fmt: skip
FORCE = [r"(\.set\(\w+\.length,\w+===!0\?`none`:\w+===!0\?)`rounding`:`wrong`", r"\1`none`:`none`"]

# name, page, step of gpu.js, its arguments, most seconds. The end is cut off first, so the most telling steps come first.
# "plain": without Dawn's toggle. "replace": pairs of a pattern and a text for the scripts of the product, to compare a variant without another build.
# "site": the scripts of another build come first (overlay.sh NAME). "profile": the step may count and time GPU commands (profile.js).
STEPS = [
    ("adapter", "gpu.html", "adapter", {}, 40),
    ("chats", "gpu.html", "chats", {"model": QWEN, "profile": True, "replace": [REPORT]}, 75),
    # Batches are used whatever their check finds, greedy ones as well: the most that a batch can gain.
    ("chats-forced", "gpu.html", "chats", {"model": QWEN, "profile": True, "times": True, "replace": [REPORT, FORCE]}, 75),
    ("qwen-load", "gpu.html", "load", {"model": QWEN}, 40),
    ("starters-webgpu", "gpu.html", "starters", {"device": "webgpu"}, 45),
    ("starters-wasm", "gpu.html", "starters", {"device": "wasm"}, 40),
    ("starters-wasm-one", "gpu.html", "starters", {"device": "wasm", "threads": 1}, 60),
    ("llama-cpp", "gpu.html", "llamaCpp", {"model": GGUF}, 60),
    ("llama-cpp-engine", "gpu.html", "model", {"model": GGUF, "file": "model.gguf"}, 90),
    ("adapter-plain", "gpu.html", "probe", {"plain": True}, 20),
    ("tiny-wasm", "gpu.html", "tiny", {"device": "wasm"}, 40),
    ("tiny-webgpu", "gpu.html", "tiny", {"device": "webgpu"}, 60),
    ("qwen", "gpu.html", "model", {"model": QWEN}, 45),
    ("qwen-transformers.js", "gpu.html", "peer", {"model": QWEN, "dtype": "q4f16"}, 30),
    ("qwen-q4-plain", "gpu.html", "model", {"model": QWEN_Q4, "plain": True}, 45),
    ("qwen-profile", "gpu.html", "profile", {"model": QWEN, "profile": True}, 40),
    ("out-of-memory", "gpu.html", "outOfMemory", {"model": QWEN}, 110),
    ("llama", "gpu.html", "model", {"model": LLAMA}, 100),
    ("llama-transformers.js", "gpu.html", "peer", {"model": LLAMA, "dtype": "q4f16"}, 60),
    ("lost-device", "gpu.html", "lostDevice", {"model": DEEP, "tokens": 96}, 30),
    ("minilm", "gpu.html", "embedder", {"model": MINILM, "device": "webgpu"}, 25),
    ("minilm-wasm", "gpu.html", "embedder", {"model": MINILM, "device": "wasm", "texts": 12}, 30),
    ("web-llm", "gpu.html", "webLlm", {"model": MLC}, 60),
    ("starter", "gpu.html", "starter", {"device": "webgpu"}, 40),
    ("starter-wasm", "gpu.html", "starter", {"device": "wasm"}, 40),
    ("starter-transformers.js", "gpu.html", "peer", {"model": "starter-chat", "dtype": "fp32", "path": "/models/"}, 30),
    ("engines", "gpu-bench.html", "engines", {}, 45),
    # Variants of what a token costs, on a model of 28 thin layers: a GPU computes it in no time, so the rest shows.
    *[(f"deep-decode-{count}", "gpu.html", "decode", {"model": DEEP, "profile": True, "replace": [["hardware:`64`", f"hardware:`{count}`"]]}, 25) for count in (64, 16, 4096)],
    ("deep-decode-anew", "gpu.html", "decode", {"model": DEEP, "profile": True, "replace": [["graphCapture:`1`", "graphCapture:`0`"]]}, 25),
    ("llama-profile", "gpu.html", "profile", {"model": LLAMA, "profile": True}, 60),
]  # fmt: skip


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A browser that was ended leaves connections behind."""


class Run:
    """What the pages tell, and the browser that is open."""

    def __init__(self, kit: Path, out: Path):
        self.kit, self.out = kit, out
        self.results: dict = {"startedAt": time.strftime("%F %T"), "steps": {}}
        self.done, self.browser, self.step, self.lock = threading.Event(), None, "", threading.Lock()
        self.replace, self.profiles, self.replaced, self.site = [], False, set(), None
        self.log = (out / "log.txt").open("a")

    def tell(self, key: str, value) -> None:
        with self.lock:
            self.results["steps"].setdefault(self.step, {})[key] = value
            self.write()
        print(f"  {self.step}: {key} {json.dumps(value)[:400]}", flush=True)

    def write(self) -> None:
        part = self.out / "results.json.part"
        part.write_text(json.dumps(self.results, indent=1))
        part.replace(self.out / "results.json")

    def note(self, text: str) -> None:
        self.log.write(text + "\n")
        self.log.flush()


def handler(run: Run):
    root = run.kit / "site"
    types = {".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".json": "application/json", ".wasm": "application/wasm", ".css": "text/css"}

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def empty(self, status: int) -> None:
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if self.path == "/result":
                told = json.loads(body)
                run.tell(told["key"], told["value"])
                if told["key"] == "done":
                    run.done.set()
            elif self.path == "/kill-gpu":
                kill_gpu_process(run)
            elif self.path == "/threads":
                return self.send_changed(json.dumps(thread_times(run)), True)
            self.empty(204)

        def do_HEAD(self):
            self.send_file(False)

        def do_GET(self):
            self.send_file(True)

        def send_changed(self, text: str, has_body: bool) -> None:
            body = text.encode(errors="surrogateescape")
            self.send_response(200)
            for name, value in (("Content-Type", "text/javascript"), ("Content-Length", str(len(body))), ("Cache-Control", "no-store"), ("Cross-Origin-Opener-Policy", "same-origin"),
                                ("Cross-Origin-Embedder-Policy", "require-corp"), ("Cross-Origin-Resource-Policy", "same-origin")):  # fmt: skip
                self.send_header(name, value)
            self.end_headers()
            if has_body:
                self.wfile.write(body)

        def send_file(self, has_body: bool):
            path = found_file(run, root, unquote(urlsplit(self.path).path).lstrip("/"))
            if not path.is_file() or not any(path.is_relative_to(folder.resolve()) for folder in (root, run.kit / "hub", run.kit / f"site-{run.site}")):
                return self.empty(404)
            changed = changed_script(run, path)
            if changed is not None:
                return self.send_changed(changed, has_body)
            size = path.stat().st_size
            asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
            first = int(asked[1]) if asked else 0
            last = min(int(asked[2]) if asked and asked[2] else size - 1, size - 1)
            if asked and first >= size:
                return self.empty(416)
            self.send_response(206 if asked else 200)
            for name, value in (("Content-Type", types.get(path.suffix, "application/octet-stream")), ("Content-Length", str(last - first + 1)), ("Accept-Ranges", "bytes"),
                                ("ETag", f'"{size}-{path.stat().st_mtime_ns}"'), ("Cache-Control", "no-cache"), ("Cross-Origin-Opener-Policy", "same-origin"),
                                ("Cross-Origin-Embedder-Policy", "require-corp"), ("Cross-Origin-Resource-Policy", "same-origin")):  # fmt: skip
                self.send_header(name, value)
            if asked:
                self.send_header("Content-Range", f"bytes {first}-{last}/{size}")
            self.end_headers()
            if not has_body:
                return None
            try:
                with path.open("rb") as file:
                    file.seek(first)
                    left = last - first + 1
                    while left > 0 and (piece := file.read(min(left, 4 << 20))):
                        self.wfile.write(piece)
                        left -= len(piece)
            except (BrokenPipeError, ConnectionResetError):
                pass
            return None

    return Handler


def found_file(run: Run, root: Path, name: str) -> Path:
    """The file of the step's build, if it has one of its own. Builds share their WebAssembly, whose names differ by a digest."""
    other = (run.kit / f"site-{run.site}" / name).resolve()
    if run.site and other.is_file() and other.is_relative_to((run.kit / f"site-{run.site}").resolve()):
        return other
    path = (root / name).resolve()
    stem, _, _ = name.rpartition("-")
    ending = next((ending for ending in (".wasm.bin", ".wasm") if name.endswith(ending)), None)
    return next(root.glob(f"{stem}-*{ending}"), path) if run.site and ending and not path.is_file() else path


def thread_times(run: Run) -> dict:
    """Milliseconds of CPU time by process type and thread name, of the browser that is open."""
    tick, found = 1000 / os.sysconf("SC_CLK_TCK"), {}
    for entry in Path("/proc").iterdir():
        try:
            if not entry.name.isdigit() or os.getpgid(int(entry.name)) != run.browser.pid:
                continue
            kind = re.search(rb"--type=([a-z-]+)", (entry / "cmdline").read_bytes())
            for task in (entry / "task").iterdir():
                name, _, rest = (task / "stat").read_text().partition(")")
                fields = rest.split()
                key = f"{kind[1].decode() if kind else 'browser'}:{name.partition('(')[2]}:{task.name}"
                found[key] = (int(fields[11]) + int(fields[12])) * tick
        except (OSError, ValueError):
            continue
    return found


def changed_script(run: Run, path: Path) -> str | None:
    """The text of a script that the step changes: "replace" has patterns and texts, "profile" puts profile.js before every worker's code."""
    if path.name == "cohabit-files.json" and (run.replace or run.profiles):
        return listed_again(run, path)
    if path.suffix not in (".js", ".mjs") or path.stat().st_size > 8 << 20 or not (run.replace or run.profiles):
        return None
    text = path.read_text(errors="surrogateescape")
    changed = text
    for old, new in run.replace:
        changed, count = re.subn(old, new, changed)
        if count > 0:
            run.replaced.add(old)
    if run.profiles and re.search(r"worker.*\.m?js$", path.name):
        changed = (run.kit / "site/gpu/profile.js").read_text() + changed
    return None if changed is text else changed


def listed_again(run: Run, path: Path) -> str:
    """The list of the site's files, with the hashes of the scripts that the step changes."""
    listed = json.loads(path.read_text())
    for entry in listed["files"]:
        script = found_file(run, run.kit / "site", entry["url"].removeprefix("./"))
        text = changed_script(run, script) if script.is_file() else None
        if text is not None:
            body = text.encode(errors="surrogateescape")
            entry |= {"bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(listed)


def kill_gpu_process(run: Run) -> None:
    """Of the browser that is open: its device is lost, as when a driver crashes."""
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_bytes()
            if b"--type=gpu-process" in command and os.getpgid(int(entry.name)) == run.browser.pid:
                os.kill(int(entry.name), signal.SIGKILL)
        except (OSError, ValueError):
            continue


def environment(kit: Path, libraries: str) -> dict:
    paths = f"{SYSTEM}:{kit}/lib" if libraries == "behind" else f"{kit}/lib:{SYSTEM}"
    found = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "HOME": "/tmp", "LD_LIBRARY_PATH": paths, "FONTCONFIG_FILE": str(kit / "fonts.conf")}
    drivers = [Path(name) for name in ("/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json", "/usr/share/vulkan/icd.d/nvidia_icd.json", "/etc/vulkan/icd.d/nvidia_icd.json")]
    driver = os.environ.get("VK_DRIVER_FILES") or next((str(name) for name in drivers if name.exists()), "")
    egl = Path("/usr/local/nvidia/share/glvnd/egl_vendor.d/10_nvidia.json")
    found["VK_LOADER_DEBUG"] = "error"
    return found | ({"VK_DRIVER_FILES": driver, "VK_ICD_FILENAMES": driver} if driver else {}) | ({"__EGL_VENDOR_LIBRARY_FILENAMES": str(egl)} if egl.exists() else {})


def open_page(run: Run, url: str, flags: list, libraries: str, seconds: float) -> bool:
    """True if the page said that it is done."""
    profile = tempfile.mkdtemp(prefix="profile-", dir=run.kit)
    run.done.clear()
    errors = (run.kit / "chromium.log").open("w")
    shared = shutil.disk_usage("/dev/shm").free if Path("/dev/shm").is_dir() else 0
    command = [str(run.kit / "chromium/chromium-headless-shell"), *COMMON, *(["--disable-dev-shm-usage"] if shared < 4 << 30 else []), f"--user-data-dir={profile}", *flags, url]
    run.browser = subprocess.Popen(command, env=environment(run.kit, libraries), stdout=errors, stderr=errors, start_new_session=True)
    end = time.time() + seconds
    while not run.done.wait(0.2) and time.time() < end and run.browser.poll() is None:
        pass
    is_done = run.done.is_set()
    if not is_done:
        why = "out of time" if run.browser.poll() is None else f"Chromium ended with {run.browser.poll()}"
        run.tell("cut", f"{why} after {seconds - (end - time.time()):.0f} s")
    try:
        os.killpg(run.browser.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    run.browser.wait()
    shutil.rmtree(profile, ignore_errors=True)
    lines = [line[:500] for line in (run.kit / "chromium.log").read_text(errors="replace").splitlines() if not re.search(r"dbus|Floss|DevTools|zygote|swiftshader|BackendVk|artificially|^$", line)]
    run.note(f"== {run.step}\n" + "\n".join(lines[:40] + (["..."] + lines[-40:] if len(lines) > 80 else lines[40:])))
    return is_done


def find_flags(run: Run, base: str) -> tuple[str, str] | None:
    """The first set of flags whose adapter is no software one."""
    for libraries in ("behind", "before"):
        linked = output_of(["ldd", str(run.kit / "chromium/chromium-headless-shell")], environment(run.kit, libraries))
        run.note(f"== libraries {libraries}\n" + "\n".join(line for line in linked.splitlines() if "not found" in line))
        for name, flags in FLAGS.items():
            run.step = f"probe-{name}-libraries-{libraries}"
            open_page(run, f"{base}gpu.html?step=probe", flags, libraries, 25)
            told = run.results["steps"].get(run.step, {}).get("adapter", {})
            if told.get("vendor") and not told.get("isFallback") and "swiftshader" not in told.get("architecture", ""):
                return name, libraries
    return None


def write_endless(models: Path) -> None:
    """starter-chat without the tokens that end a reply, so that every reply is as long as it is asked for."""
    source, folder = models / "starter-chat", models / "starter-endless"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for file in source.iterdir():
        if file.name == "manifest.json":
            continue
        if file.name in ("config.json", "generation_config.json", "tokenizer_config.json"):
            fields = {key: value for key, value in json.loads(file.read_text()).items() if key not in ("eos_token_id", "eos_token")}
            (folder / file.name).write_text(json.dumps(fields))
        else:
            (folder / file.name).symlink_to(file)


def output_of(command: list, variables: dict | None = None) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, env=variables)
        return (done.stdout + done.stderr).strip()
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)


def summary(run: Run, bandwidth: float) -> str:
    steps, rows = run.results["steps"], []

    def row(name: str, value, note: str = "") -> None:
        rows.append(f"{name:44} {value if isinstance(value, str) else f'{value:10.1f}'} {note}")

    adapter = steps.get("adapter", {}).get("adapter", {})
    row("adapter", f"{adapter.get('vendor')} {adapter.get('architecture')} f16 {'shader-f16' in adapter.get('features', [])} subgroups {'subgroups' in adapter.get('features', [])}")
    for key, value in steps.get("adapter", {}).get("speed", {}).items():
        row(f"WebGPU {key}", value)
    wasm, gpu = steps.get("tiny-wasm", {}), steps.get("tiny-webgpu", {})
    for family in sorted(key for key in wasm if key in gpu and isinstance(wasm[key], dict)):
        row(f"tiny {family}", "equal" if wasm[family].get("answer") == gpu[family].get("answer") else "DIFFERENT", f"on {gpu[family].get('device')}")
    shapes = run.results.get("models", {})
    for name, step in steps.items():
        for key, told in step.items():
            if not isinstance(told, dict) or "rate" not in told:
                continue
            note = ""
            shape = shapes.get(next((arguments.get("model") for step_name, _, _, arguments, _ in STEPS if step_name == name), None), {})
            if key == "decode" and "weightBytesOfAToken" in shape:
                note = f"{told['rate'] * shape['weightBytesOfAToken'] / 1e9:.0f} GB/s, {100 * told['rate'] * shape['weightBytesOfAToken'] / 1e9 / bandwidth:.1f} % of {bandwidth:.0f}"
            row(f"{name}: {key} ({told.get('unit')})", told.get("rate", 0.0), f"{note} {told.get('note', '')}")
        for key in ("error", "cut", "device"):
            if key in step:
                row(f"{name}: {key}", str(step[key])[:160])
    return "\n".join(rows) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kit", type=Path, default=Path("/opt/kit"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=450)
    parser.add_argument("--only", default="")
    parser.add_argument("--small", action="store_true", help="small shapes and few tokens, for software adapters")
    parser.add_argument("--few", action="store_true", help="few tokens of the real shapes")
    parser.add_argument("--slow", type=float, default=1, help="time limits times this")
    given = parser.parse_args()
    end = time.time() + given.seconds
    given.out.mkdir(parents=True, exist_ok=True)
    run = Run(given.kit, given.out)
    card = output_of(["nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"])
    run.results |= {"card": card, "processor": output_of(["sh", "-c", "grep -m1 'model name' /proc/cpuinfo; nproc"]), "models": {}}
    bandwidth = next((speed for name, speed in BANDWIDTH.items() if name in card), 3350)
    hub = given.kit / "hub"
    (given.kit / "site/hub").unlink(missing_ok=True)
    (given.kit / "site/hub").symlink_to(hub)
    steps = [entry for entry in STEPS if not given.only or any(fnmatch(entry[0], part) for part in given.only.split(","))]
    if (given.kit / "site/models/starter-chat").is_dir():
        write_endless(given.kit / "site/models")
    makers = {}
    for model in {arguments.get("model") for _, _, _, arguments, _ in steps} & set(MODELS):
        shape, dtype = MODELS[model]
        command = [sys.executable, str(given.kit / "make_model.py"), SMALL[shape] if given.small else shape, str(hub / model), "--dtype", dtype]
        makers[model] = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    server = Server(("127.0.0.1", 0), handler(run))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://localhost:{server.server_port}/"
    found = find_flags(run, base)
    run.results["flags"] = found
    run.write()
    if found is None:
        print("no hardware adapter in Chromium: run the fall-back (README)")
        (given.out / "summary.txt").write_text("no hardware adapter in Chromium\n")
        return 3
    print(f"flags: {found}", flush=True)
    for name, page, step, arguments, seconds in steps:
        maker = makers.pop(arguments.get("model"), None)
        if maker is not None:
            text = maker.communicate()[0].strip()
            line = text.splitlines()[-1] if text else ""
            run.results["models"][arguments["model"]] = json.loads(line) if line.startswith("{") else {"error": text[-2000:]}
            run.write()
        run.step = name
        left = end - time.time()
        if left < 15:
            run.tell("cut", "no time left")
            continue
        started = time.time()
        arguments = arguments | {"small": given.small or given.few}
        url = f"{base}{page}?step={step}&arguments={quote(json.dumps(arguments))}"
        flags = [flag for flag in FLAGS[found[0]] if "dawn-features" not in flag or not arguments.get("plain")]
        run.replace, run.profiles, run.replaced, run.site = arguments.get("replace", []), arguments.get("profile", False), set(), arguments.get("site")
        flags += TIMING if run.profiles else []
        open_page(run, url, flags, found[1], min(seconds * given.slow, left - 5))
        if len(run.replaced) < len(run.replace):
            run.tell("error", f"nothing to replace: {[old for old, _ in run.replace if old not in run.replaced]}")
        run.tell("seconds", round(time.time() - started, 1))
        (given.out / "summary.txt").write_text(summary(run, bandwidth))
    server.shutdown()
    print((given.out / "summary.txt").read_text() if (given.out / "summary.txt").exists() else "", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
