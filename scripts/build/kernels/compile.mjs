/** Compiles the AssemblyScript of `kernels/`. */
import path from "node:path";
import { main as compile } from "assemblyscript/asc";
import { root } from "../../install.mjs";

/** Name of what the compiler writes. */
const output = "kernels.wasm";

/** @param {string[]} names Of files in `kernels/`. @param {string[]} flags @returns {Promise<Buffer>} One module of what they export. */
export async function compileKernels(names, flags) {
  /** @type {Buffer | undefined} */
  let module;
  const writeFile = (/** @type {string} */ file, /** @type {string | Uint8Array} */ content) => {
    if (file === output) module = Buffer.from(content);
  };
  const entries = names.map((name) => path.join(root, "kernels", name));
  const common = ["-O3", "--runtime", "stub", "--enable", "simd", "--outFile", output];
  const { error, stderr } = await compile([...entries, ...common, ...flags], { writeFile });
  if (error !== null || module === undefined)
    throw new Error(`${names.map((name) => `kernels/${name}`).join(", ")}: what they hold does not compile: ${stderr.toString()}`, {
      cause: error,
    });
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
    return `export default "${(await compileKernels(["four-bits.ts"], [])).toString("base64")}";`;
  },
};
