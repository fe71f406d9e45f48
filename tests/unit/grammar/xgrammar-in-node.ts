/**
 * Lets Node load web-xgrammar: the package calls itself an ES module but asks for CommonJS names that a browser's
 * worker does not need. Import this before anything that loads grammars.
 */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

Object.assign(globalThis, {
  require: createRequire(import.meta.url),
  __filename: fileURLToPath(import.meta.resolve("@mlc-ai/web-xgrammar")),
});
