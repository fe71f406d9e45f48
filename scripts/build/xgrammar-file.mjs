/** The WebAssembly of `@mlc-ai/web-xgrammar` as a file, which a site serves packed. The package has it in its script, in base64. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../install.mjs";

const script = fileURLToPath(import.meta.resolve("@mlc-ai/web-xgrammar"));
const packageScript = /\/@mlc-ai\/web-xgrammar\/lib\/index\.js$/;
const embedded = /(?<=wasmBinaryFile="data:application\/octet-stream;base64,)[\w+/=]+(?=")/;
const started = "let binding = null;";
const start = "binding = await Module();";

/** Writes the file once for each version of the package. Returns its path. */
function xgrammarFile() {
  const [base64 = ""] = embedded.exec(readFileSync(script, "utf8")) ?? [];
  if (base64 === "") throw new Error("another version of @mlc-ai/web-xgrammar: its script has no WebAssembly");
  const folder = path.join(root, ".build/xgrammar", createHash("sha256").update(base64).digest("hex").slice(0, 12));
  const file = path.join(folder, "xgrammar.wasm");
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Under another name first, because a build may be reading the file.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, Buffer.from(base64, "base64"));
  renameSync(fresh, file);
  return file;
}

/**
 * `virtual:xgrammar/wasm?url` is the URL of the file. The package's script loses its copy, and starts with the options in its export `moduleOptions`.
 * @type {import("vite").Plugin}
 */
export const xgrammarWasm = {
  name: "xgrammar-wasm",
  enforce: "pre",
  resolveId: (source) => (source === "virtual:xgrammar/wasm?url" ? `${xgrammarFile()}?url` : undefined),
  transform(code, id) {
    if (!packageScript.test(id.replaceAll("\\", "/"))) return undefined;
    if ([embedded, start, started].some((part) => code.split(part).length !== 2))
      throw new Error("another version of @mlc-ai/web-xgrammar: its script starts the WebAssembly in another way");
    const changed = code
      .replace(embedded, "")
      .replace(started, `${started} exports.moduleOptions = {};`)
      .replace(start, "binding = await Module(exports.moduleOptions);");
    return { code: changed, map: null };
  },
};
