/** ONNX Runtime's CPU build with the kernels of `kernels/`, made once and kept in `.build/runtime/`. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../install.mjs";
import { compileKernels } from "./compile.mjs";
import { linkKernels } from "./link-kernels.mjs";

/** The functions that these export replace functions of the runtime. */
const kernels = ["float-rows.ts", "int8-panels.ts", "int8-rows.ts", "int8-keys.ts", "int8-values.ts", "exponentials.ts"];
const runtime = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));
const compiler = fileURLToPath(import.meta.resolve("assemblyscript/package.json"));
const sources = [
  ...readdirSync(path.join(root, "kernels"))
    .filter((name) => name.endsWith(".ts"))
    .toSorted()
    .map((name) => path.join(root, "kernels", name)),
  runtime,
  compiler,
  ...["compile.mjs", "link-kernels.mjs", "runtime-with-kernels.mjs", "wasm-binary.mjs"].map(ownFile),
];

/** What `dot` is in `kernels/dot.ts`; the last three are for tests. */
const dots = { simd: 0, "relaxed-simd": 1, "as-with-vnni": 2, "as-on-arm": 3, "as-neither": 4 };

/** @typedef {keyof typeof dots} Build */

/** @param {string} name */
function ownFile(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * @param {Build} build `relaxed-simd` runs only where the engine of WebAssembly has it.
 * @returns {Promise<string>} Path of the file.
 */
export async function runtimeWithKernels(build) {
  const digest = createHash("sha256");
  for (const source of sources) digest.update(readFileSync(source));
  const folder = path.join(root, ".build/runtime", digest.digest("hex").slice(0, 12));
  const file = path.join(folder, `ort-wasm-${build}-threaded.wasm`);
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return file;
  mkdirSync(folder, { recursive: true });
  // Elsewhere first, because another process may make it, too.
  const fresh = mkdtempSync(path.join(folder, "making-"));
  try {
    const made = path.join(fresh, "runtime.wasm");
    await writeFile(made, linkKernels(readFileSync(runtime), await compileRuntimeKernels(build)));
    renameSync(made, file);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return file;
}

/** @param {Build} build @returns {Promise<Buffer>} A module of its own: it imports `env.memory`, `env.table` and `float-rows.multiplyInPieces`. */
export function compileRuntimeKernels(build) {
  const within = ["--importMemory", "--importTable", "--noExportMemory"];
  return compileKernels(kernels, ["--use", `DOT=${dots[build]}`, "--enable", "relaxed-simd", ...within]);
}

const packageScript = /\/onnxruntime-web\/dist\/ort\.wasm\.bundle\.min\.mjs$/;
const ownBuild = 'new URL("ort-wasm-simd-threaded.wasm",import.meta.url).href';

/**
 * `virtual:onnxruntime/<build>.wasm?url` is the URL of that build. The package's script names its own, which it is never to
 * take (`ort-builds.ts`): without that name no bundler copies 14 MB for nothing.
 * @type {import("vite").Plugin}
 */
export const kernelRuntimes = {
  name: "runtime-with-kernels",
  enforce: "pre",
  async resolveId(source) {
    const build = /^virtual:onnxruntime\/(simd|relaxed-simd)\.wasm\?url$/.exec(source)?.[1];
    return build === "simd" || build === "relaxed-simd" ? `${await runtimeWithKernels(build)}?url` : undefined;
  },
  transform(code, id) {
    if (!packageScript.test(id.replaceAll("\\", "/"))) return undefined;
    if (!code.includes(ownBuild)) throw new Error(`${id} names its WebAssembly in another way than it did`);
    return { code: code.replaceAll(ownBuild, '"ort-wasm-simd-threaded.wasm"'), map: null };
  },
};
