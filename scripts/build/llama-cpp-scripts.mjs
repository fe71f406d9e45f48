/**
 * The scripts of `@wllama/wllama`'s worker as files. The package builds them from texts and starts them from a blob, which a strict Content
 * Security Policy forbids.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync, transformSync } from "rolldown/utils";
import { root } from "../install.mjs";

const library = fileURLToPath(new URL(".", import.meta.resolve("@wllama/wllama/package.json")));
const compatLibrary = fileURLToPath(new URL(".", import.meta.resolve("@wllama/wllama-compat/package.json")));

/** @typedef {"standard" | "compat"} Build */

/** WebAssembly and its glue, by build. @type {Record<Build, { wasm: string, glue: string }>} */
const builds = {
  standard: { wasm: path.join(library, "esm/wasm/wllama.wasm"), glue: path.join(library, "src/wasm/wllama.js") },
  compat: { wasm: path.join(compatLibrary, "wasm/wllama.wasm"), glue: path.join(compatLibrary, "wasm/wllama.js") },
};

/** Replaces JSPI where it is missing, like the package's own worker. Exports that return promises are called, and imports that suspend are not. */
const withoutSuspension = `if (!WebAssembly.Suspending) {
  WebAssembly.Suspending = function (imported) { return imported; };
  WebAssembly.promising = (exported) => async (...args) => exported(...args);
}
`;

/** Threads are workers, too, which the page creates. */
const threadsOfPage = `${compiled("src/worker/base/page-worker.ts").replace("export class", "class")}
self.Worker = PageWorker;
`;

/** llama.cpp requests an adapter although all layers are on the CPU. */
const withoutGpu = `if (!start.usesGpu) Object.defineProperty(WorkerNavigator.prototype, "gpu", { get: () => ({ requestAdapter: async () => null }) });
`;

/**
 * Changes of the package's worker. A call that fails with a C++ exception returns a null pointer, which the package reads as a result.
 * @type {readonly (readonly [text: string, replacement: string])[]}
 */
const corrections = [
  // The worker has the files and reads them itself, also while the engine is busy.
  [
    "postMessage({ verb: 'fs.read_req', args: [name, offset, req_size] });",
    "files.get(name).slice(offset, offset + req_size).arrayBuffer().then(pendingReadResolve, pendingReadReject);",
  ],
  // The engine compiles the WebAssembly, which a site may serve packed.
  [
    "noInitialRun: true,",
    "noInitialRun: true,\n    instantiateWasm: (imports, done) => void WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), handleError),",
  ],
  // The reason may be an error, and the package takes it for a text.
  ["args: ['abort', message, lastStack, null]", "args: ['abort', String(message), lastStack, null]"],
  [
    "const logLine = cppLogToJSLog(text);",
    'const logLine = cppLogToJSLog(text);\n      if (logLine.level === "error") lastError = logLine.text;',
  ],
  [
    "const outputPtr = await wllamaAction(argAction, inputPtr);",
    "const outputPtr = await wllamaAction(argAction, inputPtr);\n    if (Number(outputPtr) === 0) {\n      msg({ callbackId, err: lastError });\n      return;\n    }",
  ],
];

/**
 * The worker's script. Its options are its name, as JSON: a query would make it another file for caches.
 * @param {string} glue @param {string} worker
 */
function workerScript(glue, worker) {
  const corrected = corrections.reduce((script, [text, replacement]) => replaceOnce(script, text, replacement), worker);
  return `const start = JSON.parse(self.name);
let lastError = "the call failed without an error text";
const RUN_OPTIONS = { pathConfig: { "wllama.wasm": "compiled" }, nbThread: start.threads, compat: start.isCompat };
let compiled;
let files = new Map();
${withoutGpu}${withoutSuspension}${threadsOfPage}
function wModuleInit() { ${withLimitedHeap(replaceOnce(glue, "var Module", "var ___Module"))}; return Module; }
${corrected}
{
  const handle = onmessage;
  onmessage = (event) => {
    if (event.data?.verb === "module") {
      compiled = event.data.module;
      return undefined;
    }
    if (event.data?.verb === "files") {
      files = event.data.files;
      return undefined;
    }
    if (event.data?.verb === "module.init") event.data.args[0] = start.thread;
    return handle(event);
  };
}
`;
}

/** @param {string} file A module that imports only types. */
function compiled(file) {
  const { code, errors } = transformSync(file, readFileSync(path.join(root, file), "utf8"));
  if (errors.length > 0) throw new Error(`${file} cannot be compiled: ${errors[0]?.message}`);
  return minifySync(file, code, { mangle: false }).code;
}

/** The last instructions before the call of `basic_json::dump`. The last constant selects strict JSON. @type {Record<Build, Buffer>} */
const strictJson = {
  // local.get 2, i32.const 0, call
  standard: Buffer.of(0x20, 0x02, 0x41, 0x00, 0x10),
  // i32.const " ", i32.const 0, i32.const 0, call
  compat: Buffer.of(0x41, 0x20, 0x41, 0x00, 0x41, 0x00, 0x10),
};

/**
 * llama.cpp writes the text of each token into JSON, and fails if it is a part of a character. This makes it write a replacement character: the
 * argument becomes 1 (`error_handler_t::replace`).
 * @param {Build} build @param {Buffer} wasm
 */
function withTolerantJson(build, wasm) {
  const body = functionBody(wasm, "common_json::dump");
  const call = strictJson[build];
  const at = body.indexOf(call);
  if (at === -1 || body.includes(call, at + 1))
    throw new Error("another version of @wllama/wllama: common_json::dump calls another function");
  body[at + call.byteLength - 2] = 1;
  return wasm;
}

/**
 * Returns the code of a function, as a view of the file.
 * @param {Buffer} wasm @param {string} name
 */
function functionBody(wasm, name) {
  const reader = new WasmReader(wasm);
  /** @type {[start: number, end: number][]} */
  const bodies = [];
  let imported = 0;
  let index = -1;
  for (const { id, end } of reader.sections()) {
    if (id === 2) imported = countFunctionImports(reader);
    if (id === 10) {
      for (let left = reader.number(); left > 0; left--) {
        const size = reader.number();
        bodies.push([reader.at, reader.at + size]);
        reader.at += size;
      }
    }
    if (id === 0 && reader.text() === "name") index = indexOfName(reader, name, end) ?? index;
  }
  const body = bodies[index - imported];
  if (body === undefined) throw new Error(`another version of @wllama/wllama: its WebAssembly has no function '${name}'`);
  return wasm.subarray(...body);
}

/** @param {WasmReader} reader */
function countFunctionImports(reader) {
  let functions = 0;
  for (let left = reader.number(); left > 0; left--) {
    reader.text();
    reader.text();
    const kind = reader.number();
    if (kind === 0) functions += 1;
    for (let numbers = importNumbers(reader, kind); numbers > 0; numbers--) reader.number();
  }
  return functions;
}

/**
 * Returns the count of numbers that describe an import: the type of a function; the element type of a table, and limits; limits of a memory; type and
 * mutability of a global; attribute and type of a tag.
 * @param {WasmReader} reader @param {number} kind
 */
function importNumbers(reader, kind) {
  if (kind === 0) return 1;
  if (kind === 3 || kind === 4) return 2;
  if (kind === 1) reader.number();
  const hasMax = (reader.number() & 1) === 1;
  return hasMax ? 2 : 1;
}

/** @param {WasmReader} reader @param {string} name @param {number} end */
function indexOfName(reader, name, end) {
  while (reader.at < end) {
    const kind = reader.number();
    const next = reader.number() + reader.at;
    if (kind === 1) {
      for (let left = reader.number(); left > 0; left--) {
        const index = reader.number();
        if (reader.text() === name) return index;
      }
    }
    reader.at = next;
  }
  return undefined;
}

/** Reads the binary format of WebAssembly. */
class WasmReader {
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  number() {
    let value = 0;
    for (let shift = 1, byte = 0x80; byte & 0x80; shift *= 128) value += ((byte = this.bytes[this.at++] ?? 0) & 0x7f) * shift;
    return value;
  }

  text() {
    const length = this.number();
    this.at += length;
    return this.bytes.toString("utf8", this.at - length, this.at);
  }

  /** Yields each section with the position at its content. */
  *sections() {
    for (this.at = 8; this.at < this.bytes.length;) {
      const id = this.number();
      const end = this.number() + this.at;
      yield { id, end };
      this.at = end;
    }
  }
}

/** Lets the heap grow up to a size of the engine's choice, in whole pages. @param {string} glue */
function withLimitedHeap(glue) {
  const [limit = ""] = /getHeapMax=\(\)=>\d+/.exec(glue) ?? [];
  const bytes = limit.slice(limit.lastIndexOf(">") + 1);
  return replaceOnce(glue, limit, `getHeapMax=()=>Math.min(${bytes},Math.ceil(start.maxHeapBytes/65536)*65536)`);
}

/** @param {string} script @param {string} text @param {string} replacement */
function replaceOnce(script, text, replacement) {
  if (script.split(text).length !== 2) throw new Error(`another version of @wllama/wllama: its worker does not have "${text}" once`);
  return script.replace(text, () => replacement);
}

/**
 * Writes the files of a build once for each state of their sources.
 * @param {Build} build
 * @returns {{ worker: string, thread: string, wasm: string }} Paths.
 */
function llamaCppFiles(build) {
  const glue = readFileSync(builds[build].glue, "utf8");
  const suffix = build === "compat" ? "-compat" : "";
  const contents = {
    worker: {
      name: `llama-cpp-worker${suffix}.js`,
      content: workerScript(glue, readFileSync(path.join(library, "src/workers-code/llama-cpp.js"), "utf8")),
    },
    thread: { name: `llama-cpp-thread${suffix}.js`, content: `${withoutSuspension}${glue}` },
    wasm: { name: `llama-cpp${suffix}.wasm`, content: withTolerantJson(build, readFileSync(builds[build].wasm)) },
  };
  const digest = createHash("sha256");
  for (const { content } of Object.values(contents)) digest.update(content);
  const folder = path.join(root, ".build/llama-cpp", digest.digest("hex").slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const [worker = "", thread = "", wasm = ""] = Object.values(contents).map(({ name, content }) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      // Under another name first, because a build may be reading the file.
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, content);
      renameSync(fresh, file);
    }
    return file;
  });
  return { worker, thread, wasm };
}

const served = /^virtual:llama-cpp\/(standard|compat)\/(worker|thread|wasm)\?url$/;
const packageScript = /\/@wllama\/wllama\/esm\/index\.js$/;
/** The texts of workers in the package's script. */
const workerTexts = /^var (LLAMA_CPP_WORKER_CODE|OPFS_UTILS_WORKER_CODE|WLLAMA_EMSCRIPTEN_CODE) = .*$/gm;

/**
 * `virtual:llama-cpp/<build>/<file>?url` is the URL of a file. The package's script loses its texts of them.
 * @type {import("vite").Plugin}
 */
export const llamaCppScripts = {
  name: "llama-cpp-scripts",
  enforce: "pre",
  resolveId(source) {
    const [, build, file] = served.exec(source) ?? [];
    if ((build !== "standard" && build !== "compat") || (file !== "worker" && file !== "thread" && file !== "wasm")) return undefined;
    return `${llamaCppFiles(build)[file]}?url`;
  },
  transform(code, id) {
    if (!packageScript.test(id.replaceAll("\\", "/"))) return undefined;
    return { code: code.replaceAll(workerTexts, 'var $1 = "";'), map: null };
  },
};
