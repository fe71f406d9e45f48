/**
 * Rules about the sources that no other tool checks: import directions, import cycles, and no bare errors. Project
 * references make most forbidden imports compile errors; these rules also cover packages and type-only imports.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Zone
 * @property {string} folder Its files, relative to the root; a file belongs to the first zone that contains it.
 * @property {string[]} folders Other folders it may import from.
 * @property {string[]} [typeFolders] Folders it may import types from.
 * @property {(string | RegExp)[]} packages Packages it may import.
 */

const machineLearning = [
  /^virtual:(onnxruntime|kernels|llama-cpp|xgrammar)\//,
  /^onnxruntime-web(\/|$)/,
  /^@huggingface\/transformers$/,
  "@mlc-ai/web-xgrammar",
  "@mlc-ai/web-llm",
  "@wllama/wllama",
];

/**
 * Folders of `src/worker`, lowest layer first. A file may import from its own folder and from folders of lower layers; `folders`: from
 * which others, too.
 * @type {{ name: string, folders: string[], packages: Zone["packages"] }[][]}
 */
const workerLayers = [
  [{ name: "base", folders: ["src/inference", "src/api/access/sha-256.ts", "src/transport"], packages: ["comlink", "idb"] }],
  [{ name: "models", folders: ["src/inference", "src/chat", "src/transport", "models"], packages: ["zod"] }],
  [{ name: "hub", folders: ["src/inference"], packages: ["zod"] }],
  [{ name: "weights", folders: ["src/inference", "src/transport"], packages: ["comlink", "idb", "hash-wasm", "zod"] }],
  [
    {
      name: "engine",
      folders: ["src/inference", "src/chat", "src/transport"],
      packages: ["comlink", "zod", "eventsource-parser/stream", ...machineLearning],
    },
  ],
  [{ name: "storage", folders: ["src/inference", "src/api", "src/transport"], packages: ["idb", "zod"] }],
  [
    { name: "jobs", folders: ["src/inference", "src/api", "src/transport"], packages: ["papaparse", "zod"] },
    { name: "connectors", folders: ["src/inference", "src/api"], packages: ["oauth4webapi", "zod"] },
    { name: "reading", folders: ["src/inference", "src/chat"], packages: ["comlink", "idb", "zod"] },
    {
      name: "documents",
      folders: ["src/text", "src/transport"],
      packages: ["chardet", "fflate", "htmlparser2", "mammoth", "marked", "papaparse", "unpdf/pdfjs"],
    },
  ],
  [{ name: "host", folders: ["src/inference", "src/api", "src/chat", "src/transport"], packages: ["comlink", "zod"] }],
];

/** @type {Zone[]} */
const workerZones = workerLayers.flatMap((layer, index) => {
  const lower = workerLayers.slice(0, index).flatMap((each) => each.map(({ name }) => `src/worker/${name}`));
  return layer.map(({ name, folders, packages }) => ({ folder: `src/worker/${name}`, folders: [...lower, ...folders], packages }));
});

/** @type {Zone[]} */
const zones = [
  { folder: "src/inference", folders: [], packages: ["zod"] },
  { folder: "src/chat", folders: ["src/inference"], packages: ["zod", "@huggingface/tokenizers"] },
  {
    folder: "src/api",
    folders: ["src/inference", "src/chat", "src/transport/body-limit.ts", "src/transport/lent-bytes.ts"],
    packages: ["zod", "multipasta", /^hono(\/|$)/, /^@noble\/hashes\//],
  },
  { folder: "src/text", folders: [], packages: [] },
  { folder: "src/transport", folders: [], typeFolders: ["src/inference"], packages: [] },
  { folder: "src/sw", folders: ["src/transport"], packages: [] },
  { folder: "src/page", folders: ["src/transport"], typeFolders: ["src/inference", "src/worker"], packages: ["comlink"] },
  { folder: "src/index.ts", folders: ["src/page"], typeFolders: ["src/inference", "src/transport", "src/worker"], packages: [] },
  { folder: "src/prompt-api", folders: ["src/transport/composite-signal.ts"], typeFolders: ["src/page"], packages: [] },
  { folder: "src/documents.ts", folders: ["src/page", "src/text"], typeFolders: ["src/transport"], packages: [] },
  { folder: "src/react", folders: ["src/index.ts"], packages: ["react", "ai"] },
  ...workerZones,
  { folder: "src/types.ts", folders: [], typeFolders: ["src/api"], packages: ["zod"] },
  { folder: "src/standalone.ts", folders: ["src/page", "src/index.ts"], packages: [] },
  { folder: "src/standalone-documents.ts", folders: ["src/page", "src/documents.ts"], typeFolders: ["src/transport"], packages: [] },
  { folder: "src/assets", folders: [], typeFolders: ["src/worker"], packages: [/^node:/] },
  { folder: "src/vite", folders: ["src/assets"], typeFolders: ["src/worker"], packages: ["vite", /^node:/] },
  { folder: "src/bin", folders: ["src/assets"], packages: [/^node:/] },
  { folder: "demo", folders: ["src/index.ts", "src/documents.ts", "src/prompt-api/index.ts", "models/starter-chat"], packages: [/.*/] },
];

// Limited to one statement: a specifier is not matched across a semicolon or another import.
const imports = /^[ \t]*(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

/** @param {string} text @returns {{ specifier: string, isType: boolean }[]} */
function importsOf(text) {
  return [...text.matchAll(imports)].map((match) => ({ specifier: match[2] ?? match[3] ?? "", isType: match[1] !== undefined }));
}

/** @param {string} file @param {string} folder */
const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/**
 * Returns the violations in one file, as lines of text.
 * @param {string} file Path relative to the root, with forward slashes.
 * @param {string} text
 * @returns {string[]}
 */
export function violationsIn(file, text) {
  const zone = zones.find(({ folder }) => isIn(file, folder));
  if (zone === undefined) return [`${file}: is in no folder of the import rules`];
  const found = [];
  for (const { specifier, isType } of importsOf(text)) {
    if (specifier.startsWith(".")) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const allowed = [zone.folder, ...zone.folders, ...(isType ? (zone.typeFolders ?? []) : [])];
      if (!allowed.some((folder) => isIn(target, folder))) found.push(`${file}: may not import ${isType ? "types from " : ""}${target}`);
    } else if (!zone.packages.some((name) => (typeof name === "string" ? name === specifier : name.test(specifier)))) {
      found.push(`${file}: may not import the package ${specifier}`);
    }
  }
  if (isIn(file, "src") && /\bnew Error\(/.test(text)) found.push(`${file}: use an error class instead of a bare Error`);
  return found;
}

/**
 * Returns import cycles, as lines of text. Imports of types count too: a cycle of them shows that one idea is in two
 * files.
 * @param {ReadonlyMap<string, string>} texts By path relative to the root.
 * @returns {string[]}
 */
export function importCycles(texts) {
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[]} */
  const found = [];
  /** @param {string} file */
  const visit = (file) => {
    if (finished.has(file)) return;
    const start = stack.indexOf(file);
    if (start >= 0) {
      found.push(`import cycle: ${[...stack.slice(start), file].join(" -> ")}`);
      return;
    }
    stack.push(file);
    for (const { specifier } of importsOf(texts.get(file) ?? "")) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (specifier.startsWith(".") && texts.has(target)) visit(target);
    }
    stack.pop();
    finished.add(file);
  };
  for (const file of texts.keys()) visit(file);
  return found;
}

/**
 * Returns the folders side by side below `src/worker` that import each other, as lines of text.
 * @param {ReadonlyMap<string, string>} texts By path relative to the root.
 * @returns {string[]}
 */
export function mutualImports(texts) {
  /** @type {Map<string, string>} Importing and imported file, by the first folders in which their paths differ. */
  const found = new Map();
  for (const [file, text] of texts) {
    if (!isIn(file, "src/worker")) continue;
    for (const { specifier } of importsOf(text)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      if (!specifier.startsWith(".") || !texts.has(target)) continue;
      const [from, to] = [file.split("/"), target.split("/")];
      const depth = from.findIndex((name, index) => name !== to[index]) + 1;
      if (depth === 0 || depth === from.length || depth === to.length) continue;
      found.set(`${from.slice(0, depth).join("/")} -> ${to.slice(0, depth).join("/")}`, `${file} -> ${target}`);
    }
  }
  return [...found].flatMap(([folders, files]) => {
    const [from = "", to = ""] = folders.split(" -> ");
    const back = found.get(`${to} -> ${from}`);
    return back === undefined || from > to ? [] : [`${from} and ${to} import each other: ${files}, ${back}`];
  });
}

/** @param {string} root @returns {string[]} */
export function checkSourceRules(root) {
  const files = ["src", "demo"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts")),
  );
  if (files.length === 0) return ["found no source files"];
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  return [...[...texts].flatMap(([file, text]) => violationsIn(file, text)), ...importCycles(texts), ...mutualImports(texts)];
}
