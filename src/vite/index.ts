/** `cohabit/vite`: the plugin over the files of this package. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { createPlugin, type CohabitPluginOptions } from "./plugin.ts";

export type { CohabitPluginOptions } from "./plugin.ts";

const packageFolder = fileURLToPath(new URL(".", import.meta.url));

/** Returns the Vite plugin for a site that uses cohabit. */
export function cohabit(options: CohabitPluginOptions = {}): Plugin {
  return createPlugin({ assetsFolder: async () => `${packageFolder}assets`, pageScriptFolder: packageFolder }, options);
}
