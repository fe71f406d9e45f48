/** The page script for sites without a build: an ES module in the folder of the workers. */
import { start as startFrom } from "./page/start.ts";
import type { Runtime, StartOptions } from "./page/runtime.ts";

export * from "./index.ts";

export function start(options: StartOptions = {}): Promise<Runtime> {
  return startFrom({ assetsUrl: new URL(/* @vite-ignore */ ".", import.meta.url), ...options });
}
