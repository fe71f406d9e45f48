/**
 * The scripts of `@wllama/wllama`'s worker as files. The package builds them from texts and starts them from a blob, which a strict Content
 * Security Policy forbids.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../install.mjs";

const library = fileURLToPath(new URL(".", import.meta.resolve("@wllama/wllama/package.json")));
const compatLibrary = fileURLToPath(new URL(".", import.meta.resolve("@wllama/wllama-compat/package.json")));

/** @typedef {"standard" | "compat"} Build */

/** WebAssembly and its glue, by build. @type {Record<Build, { wasm: string, glue: string }>} */
const builds = {
  standard: { wasm: path.join(library, "esm/wasm/wllama.wasm"), glue: path.join(library, "src/wasm/wllama.js") },
  compat: { wasm: path.join(compatLibrary, "wasm/wllama.wasm"), glue: path.join(compatLibrary, "wasm/wllama.js") },
};

/** What the package's own worker does without JSPI. Exports that return promises are called, and imports that suspend are not. */
const withoutSuspension = `if (!WebAssembly.Suspending) {
  WebAssembly.Suspending = function (imported) { return imported; };
  WebAssembly.promising = (exported) => async (...args) => exported(...args);
}
`;

/** Threads are workers, too. The policy has the name of the one in \`src/transport/trusted-script-url.ts\`. */
const trustedThreads = `{
  let policy;
  try { policy = self.trustedTypes?.createPolicy("cohabit", { createScriptURL: (url) => url }); } catch {}
  const PlainWorker = self.Worker;
  if (policy !== undefined) self.Worker = class extends PlainWorker {
    constructor(url, options) { super(policy.createScriptURL(String(url)), options); }
  };
}
`;

/** llama.cpp requests an adapter although all layers are on the CPU. */
const withoutGpu = `if (!start.usesGpu) Object.defineProperty(WorkerNavigator.prototype, "gpu", { get: () => ({ requestAdapter: async () => null }) });
`;

/**
 * Changes of the package's worker. A call that fails with a C++ exception returns a null pointer, which the package reads as a result.
 * @type {readonly (readonly [text: string, replacement: string])[]}
 */
const corrections = [
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
const RUN_OPTIONS = { pathConfig: { "wllama.wasm": start.wasm }, nbThread: start.threads, compat: start.isCompat };
${withoutGpu}${withoutSuspension}${trustedThreads}
function wModuleInit() { ${replaceOnce(glue, "var Module", "var ___Module")}; return Module; }
${corrected}
{
  const handle = onmessage;
  onmessage = (event) => {
    if (event.data?.verb === "module.init") event.data.args[0] = start.thread;
    return handle(event);
  };
}
`;
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
export function llamaCppFiles(build) {
  const glue = readFileSync(builds[build].glue, "utf8");
  const suffix = build === "compat" ? "-compat" : "";
  const contents = {
    worker: { name: `llama-cpp-worker${suffix}.js`, content: workerScript(glue, readFileSync(path.join(library, "src/workers-code/llama-cpp.js"), "utf8")) },
    thread: { name: `llama-cpp-thread${suffix}.js`, content: `${withoutSuspension}${glue}` },
    wasm: { name: `llama-cpp${suffix}.wasm`, content: readFileSync(builds[build].wasm) },
  };
  const digest = createHash("sha256");
  for (const { content } of Object.values(contents)) digest.update(content);
  const folder = path.join(root, ".build/llama-cpp", digest.digest("hex").slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const [worker = "", thread = "", wasm = ""] = Object.values(contents).map(({ name, content }) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
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
