/** `npm start`: installs missing packages, builds the playground, serves it on localhost and prints its URL. PORT sets the port (default: 4173). */
import { readCommandLine } from "./command-line.mjs";
import { installPackages, root } from "./install.mjs";

readCommandLine(import.meta.url, {});
const port = Number(process.env["PORT"] ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not ${process.env["PORT"]}`);
  process.exit(1);
}

installPackages();
// Dynamic, because the packages may have been missing before.
const { build, preview } = await import("vite");
await build({ configFile: `${root}vite.config.ts`, mode: "production", logLevel: "warn" });
try {
  await preview({
    configFile: `${root}vite.config.ts`,
    mode: "production",
    preview: { host: "localhost", port, strictPort: true },
  });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}; choose another port: PORT=<number> npm start`);
  process.exit(1);
}

// Immediate: a file server has no state to save.
const stop = () => process.exit(0);
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

const url = `http://localhost:${port}/`;
// Some ports are served and never asked: no browser connects to 4190, say, and neither does Node.
const fault = await fetch(url).then(
  ({ ok, status }) => (ok ? undefined : `responds with status ${status}`),
  (/** @type {Error} */ { message, cause }) =>
    `cannot be opened: ${cause instanceof Error ? cause.message : message}; choose another port: PORT=<number> npm start`,
);
if (fault !== undefined) {
  console.error(`${url} ${fault}`);
  process.exit(1);
}
console.log(`cohabit is at ${url}`);
