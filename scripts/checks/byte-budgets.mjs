/** Builds the library alone, in memory, and holds each emitted file against its budget in byte-budgets.json. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { z } from "zod";

/**
 * Violations, as lines to print: a file over its budget, a file without one, a budget without a file, and a schema
 * library in the service worker.
 * @param {{ name: string, bytes: number, text: string }[]} files Named without hash; scripts also without extension.
 * @param {Record<string, number>} budgets
 * @returns {string[]}
 */
export function violationsOf(files, budgets) {
  const found = [];
  for (const { name, bytes, text } of files) {
    const budget = budgets[name];
    if (budget === undefined) found.push(`${name}: ${bytes} bytes without a budget`);
    else if (bytes > budget) found.push(`${name}: ${bytes} bytes, its budget is ${budget}`);
    if (name === "cohabit-sw" && /zod/i.test(text)) found.push(`${name}: holds a schema library`);
  }
  for (const name of Object.keys(budgets)) {
    if (!files.some((file) => file.name === name)) found.push(`${name}: has a budget but is not built`);
  }
  return found;
}

/** @param {string} fileName */
const nameOf = (fileName) =>
  fileName
    .replace(/^.*\//, "")
    .replace(/-[\w-]{8}(?=\.\w+$)/, "")
    .replace(/\.js$/, "");

/** @returns {Promise<string[]>} */
export async function checkByteBudgets() {
  const budgets = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(new URL("./byte-budgets.json", import.meta.url), "utf8")));
  const result = await build({
    configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
    mode: "measure",
    logLevel: "error",
    build: { write: false },
  });
  const files = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ("output" in part ? part.output : []))
    .map((file) => {
      /** @type {string | Uint8Array} */
      const content = file.type === "chunk" ? file.code : file.source;
      return { name: nameOf(file.fileName), bytes: Buffer.byteLength(content), text: typeof content === "string" ? content : "" };
    });
  return violationsOf(files, budgets);
}
