/** Compiles the AssemblyScript of `kernels/`. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { main as compile } from "assemblyscript/asc";
import { root } from "../../install.mjs";

const output = "kernels.wasm";

/**
 * @param {string} name A file in `kernels/`. Its exports become the exports of the module.
 * @param {string[]} flags
 * @param {(file: string) => string} read Returns the source of a file; tests change it.
 * @returns {Promise<Buffer>} The module.
 */
export async function compileKernels(name, flags, read = (file) => readFileSync(file, "utf8")) {
  /** @type {Buffer | undefined} */
  let module;
  const writeFile = (/** @type {string} */ file, /** @type {string | Uint8Array} */ content) => {
    if (file === output) module = Buffer.from(content);
  };
  const readFile = (/** @type {string} */ file, /** @type {string} */ folder) => {
    const source = path.resolve(folder, file);
    return statSync(source, { throwIfNoEntry: false })?.isFile() === true ? read(source) : null;
  };
  const common = ["-O3", "--runtime", "stub", "--enable", "simd", "--outFile", output];
  const { error, stderr } = await compile([path.join(root, "kernels", name), ...common, ...flags], { readFile, writeFile });
  if (error !== null || module === undefined) throw new Error(`kernels/${name} does not compile: ${stderr.toString()}`, { cause: error });
  return module;
}

/**
 * `virtual:kernels/four-bits.wasm?inline` is that module in base64.
 * @type {import("vite").Plugin}
 */
export const inlineKernels = {
  name: "inline-kernels",
  enforce: "pre",
  resolveId: (source) => (source === "virtual:kernels/four-bits.wasm?inline" ? "\0four-bits" : undefined),
  async load(id) {
    if (id !== "\0four-bits") return undefined;
    return `export default "${(await compileKernels("four-bits.ts", [])).toString("base64")}";`;
  },
};
