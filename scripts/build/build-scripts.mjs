/** Bundles the scripts that are not workers: the page's, the service worker, the plugin and the command. */
import path from "node:path";
import { rolldown } from "rolldown";

/**
 * @typedef {object} Script
 * @property {Record<string, string>} input Source files, keyed by the names of their outputs without extension.
 * @property {string} folder Output folder.
 * @property {"es" | "iife"} [format]
 * @property {"browser" | "node"} [platform]
 * @property {boolean} [minify]
 * @property {Record<string, string>} [define]
 * @property {(string | RegExp)[]} [external]
 * @property {string} [chunkFileNames] Names of the scripts that several inputs share, or that are loaded later.
 */

/**
 * @param {Script} script
 * @returns {Promise<string[]>} Ids of the bundled modules.
 */
export async function buildScripts({
  input,
  folder,
  format = "es",
  platform = "browser",
  minify = false,
  define = {},
  external = [],
  chunkFileNames = "shared/[name].js",
}) {
  const bundle = await rolldown({ input, platform, external, transform: { define, target: "es2022" }, tsconfig: false });
  try {
    const { output } = await bundle.write({
      dir: folder,
      format,
      minify,
      sourcemap: true,
      entryFileNames: "[name].js",
      chunkFileNames,
    });
    return output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])).map((id) => path.normalize(id));
  } finally {
    await bundle.close();
  }
}
