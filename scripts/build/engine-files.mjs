/** Finds the files of a build that only some engines need, so that a site can leave them out. */
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Files through which an engine begins, by engine: the chunk of its loader, or all that ONNX Runtime loads. `onnx` itself is in the engine's
 * worker, and `remote` is small, so their loaders belong to every site.
 */
const entrances = {
  onnx: /^(?:load-on-webgpu|ort-wasm|ort\.(?:wasm|jspi|webgpu)\.bundle\.min)[-.]/,
  transformers: /^load-multi-graph-model-/,
  "web-llm": /^load-web-llm-model-/,
  "llama-cpp": /^load-llama-cpp-model-/,
};

/** Entries of workers (their names have a hash), and the scripts that every site needs. */
const roots = /^(?:[\w-]+\.worker(?:-[\w-]{8})?|index|cohabit-sw)\.js$/;

/**
 * Returns the engines that need a file, by path; a file that every site needs is not in the map. A file needs the files that its text names.
 * @param {string} folder @param {readonly string[]} files Paths of all files, relative to `folder`, without source maps.
 * @returns {Map<string, string[]>}
 */
export function engineFiles(folder, files) {
  const names = new Map(files.map((file) => [path.basename(file), file]));
  const references = new Map(files.map((file) => [file, referencesIn(path.join(folder, file), names)]));
  const engineOf = (/** @type {string} */ file) =>
    Object.entries(entrances).find(([, entrance]) => entrance.test(path.basename(file)))?.[0];

  /** @param {string[]} from @param {string[]} engines The engines whose entrances are passed. */
  const reachable = (from, engines) => {
    const found = new Set(from);
    for (const file of found) {
      for (const next of references.get(file) ?? []) {
        const engine = engineOf(next);
        if (engine === undefined || engines.includes(engine)) found.add(next);
      }
    }
    return found;
  };
  const base = reachable(
    files.filter((file) => roots.test(path.basename(file))),
    [],
  );
  /** @type {Map<string, string[]>} */
  const needed = new Map();
  for (const engine of Object.keys(entrances)) {
    // The other engine that runs graphs of ONNX loads the same runtime.
    const passed = engine === "transformers" ? ["transformers", "onnx"] : [engine];
    const own = reachable([...base, ...files.filter((file) => passed.includes(engineOf(file) ?? ""))], passed);
    for (const file of own) if (!base.has(file)) needed.set(file, [...(needed.get(file) ?? []), engine]);
  }
  return needed;
}

/**
 * Returns the files that a script names. Packed WebAssembly is named without its suffix.
 * @param {string} file @param {ReadonlyMap<string, string>} names
 */
function referencesIn(file, names) {
  if (!file.endsWith(".js")) return [];
  const text = readFileSync(file, "utf8");
  return [...names].flatMap(([name, found]) => (name !== path.basename(file) && text.includes(name.replace(/\.bin$/, "")) ? [found] : []));
}
