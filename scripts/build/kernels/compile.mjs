/** Compiles the AssemblyScript of `kernels/`. */
import path from "node:path";
import { main as compile } from "assemblyscript/asc";
import { root } from "../../install.mjs";

/** Name of what the compiler writes. */
const output = "kernels.wasm";

/** @param {string} name Of the file in `kernels/`. @param {string[]} flags @returns {Promise<Buffer>} The module. */
export async function compileKernel(name, flags) {
  /** @type {Buffer | undefined} */
  let module;
  const writeFile = (/** @type {string} */ file, /** @type {string | Uint8Array} */ content) => {
    if (file === output) module = Buffer.from(content);
  };
  const source = path.join(root, "kernels", name);
  const common = ["-O3", "--runtime", "stub", "--enable", "simd", "--outFile", output];
  const { error, stderr } = await compile([source, ...common, ...flags], { writeFile });
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
    return `export default "${(await compileKernel("four-bits.ts", [])).toString("base64")}";`;
  },
};
