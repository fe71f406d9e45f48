#!/usr/bin/env node
/** The command `cohabit`. */
import { fileURLToPath } from "node:url";
import { InitUsageError, init } from "./init.ts";

const usage = `Usage: npx cohabit init <folder> [--models[=<id>,...]] [--max-file-bytes=<bytes>] [--check]

Copies the service worker, the workers and their WebAssembly files into a folder of static files, such as public/:
cohabit-sw.js, cohabit-files.json and cohabit/. Writes no other files, and only those that differ.

  --models            also copies the models of the package cohabit-starter-models into models/
  --models=<id>,...   copies only these models
  --max-file-bytes=<bytes>
                      writes larger files in parts, for hosts that refuse them; default: 25165824 (24 MiB)
  --check             writes nothing; exits with 1 if the files are not those of this version
`;

const [command, ...args] = process.argv.slice(2);
if (command === undefined || command === "help" || command === "--help") {
  console.log(usage);
  process.exit(command === undefined ? 2 : 0);
}
try {
  if (command !== "init") throw new InitUsageError(`unknown command '${command}'`);
  const packagedAssets = fileURLToPath(new URL("assets", import.meta.url));
  process.exitCode = (await init(args, { assetsFolder: packagedAssets, workingFolder: process.cwd(), print: console.log })) ? 0 : 1;
} catch (error) {
  if (!(error instanceof InitUsageError)) throw error;
  console.error(`cohabit: ${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
