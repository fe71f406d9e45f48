/** `npm start`: installs what is missing, builds the playground, serves it on localhost and prints its URL. */
import { installPackages, root } from "./install.mjs";

const port = Number(process.env["PORT"] ?? 4173);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not ${process.env["PORT"]}`);
  process.exit(1);
}

installPackages();
// Only now: the packages may not have been there before.
const { build, preview } = await import("vite");
await build({ configFile: `${root}vite.config.ts`, mode: "production", logLevel: "warn" });
try {
  await preview({
    configFile: `${root}vite.config.ts`,
    mode: "production",
    preview: { host: "localhost", port, strictPort: true },
  });
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}; PORT=<another> npm start`);
  process.exit(1);
}

// At once: nothing is half done in a server of files.
const stop = () => process.exit(0);
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

const url = `http://localhost:${port}/`;
const answer = await fetch(url);
if (!answer.ok) {
  console.error(`${url} answers ${answer.status}`);
  process.exit(1);
}
console.log(`cohabit answers at ${url}`);
