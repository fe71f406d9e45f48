/**
 * `npm run build`: installs missing packages and writes the package into dist/: `index.js` for pages, `vite.js` the plugin,
 * `cohabit.js` the command, their declarations and source maps, and in `assets` the files that sites serve.
 */
import { rmSync } from "node:fs";
import { readCommandLine } from "./command-line.mjs";
import { installPackages, root } from "./install.mjs";

readCommandLine(import.meta.url, {});
installPackages();
// Dynamic, because the packages may have been missing before.
const { buildPackage } = await import("./build/build-package.mjs");
rmSync(`${root}dist`, { recursive: true, force: true });
await buildPackage(`${root}dist`);
const { packageSizeMessage } = await import("./build/package-size.mjs");
const message = packageSizeMessage(`${root}dist`);
if (message !== undefined) console.warn(message);
