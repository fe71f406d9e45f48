/** Generates parts of pages: a line `<!-- generated: NAME -->` in a page is replaced by its part. */
import { apiReference } from "./api-reference.mjs";
import { httpReference } from "./http-reference.mjs";
import { modelTable } from "./model-table.mjs";

/** @type {Record<string, () => string | Promise<string>>} */
const generators = { "api-reference": apiReference, "http-reference": httpReference, "model-table": modelTable };

/** @param {string} text @returns {Promise<string>} */
export async function generatedMarkdown(text) {
  let result = text;
  for (const [marker, name = ""] of text.matchAll(/^<!-- generated: ([\w-]+) -->$/gm)) {
    const generate = generators[name];
    if (generate === undefined) throw new Error(`nothing generates ${name}`);
    const generated = await generate();
    result = result.replace(marker, () => generated);
  }
  return result;
}
