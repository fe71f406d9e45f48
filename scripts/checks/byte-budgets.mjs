/** Checks each script and WASM file of a site against its budget in byte-budgets.json. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { assetsFromSource } from "../build/assets-from-source.mjs";

/**
 * Returns violations as lines of text: a file over its budget, a file without one, a budget without a file, and a schema
 * library in the service worker.
 * @param {{ name: string, bytes: number, text: string }[]} files Names have no hash; names of scripts have no extension.
 * @param {Record<string, number>} budgets
 * @returns {string[]}
 */
export function violationsOf(files, budgets) {
  const found = [];
  for (const { name, bytes, text } of files) {
    const budget = budgets[name];
    if (budget === undefined) found.push(`${name}: ${bytes} bytes without a budget`);
    else if (bytes > budget) found.push(`${name}: ${bytes} bytes, its budget is ${budget}`);
    if (name === "cohabit-sw" && /zod/i.test(text)) found.push(`${name}: contains a schema library`);
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
    .replace(/-[\w-]{8}(?=\.(?:wasm\.bin|\w+)$)/, "")
    .replace(/\.js$/, "");

/** @returns {Promise<string[]>} */
export async function checkByteBudgets() {
  const budgets = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(new URL("./byte-budgets.json", import.meta.url), "utf8")));
  const folder = await assetsFromSource();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|wasm|bin)$/.test(name))
    .map((name) => {
      const content = readFileSync(path.join(folder, name));
      return {
        name: nameOf(name.split(path.sep).join("/")),
        bytes: content.byteLength,
        text: name.endsWith(".js") ? content.toString("utf8") : "",
      };
    });
  return violationsOf(files, budgets);
}
