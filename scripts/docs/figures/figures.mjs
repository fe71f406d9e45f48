/**
 * Compares the figures on the pages with the measured ones. A figure in a sentence is marked with its source and name,
 * `<!-- bench: name -->294 tokens/s<!-- / -->`; a page may round it and change its unit (ms, s; bytes, kB, MB). A table
 * of all figures of the bench or the evaluation is between `<!-- table: bench -->` and `<!-- /table -->`. The command
 * `node scripts/docs/figures/figures.mjs` writes the measured values into the pages.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "../../command-line.mjs";
import { root } from "../../install.mjs";
import { filesBelow, read } from "../repository-files.mjs";
import { measuredValues, readFigures } from "./measured-figures.mjs";
import { isSame, parseQuantity, withMeasured } from "./quantity.mjs";

const mark = /<!-- ((?:bench|evaluation|gpu|package|skills|size|budget): [^>]*?) -->([^<]*)<!-- \/ -->/g;
const begin = /<!-- (?:bench|evaluation|gpu|package|skills|size|budget): [^>]*? -->/g;
const table = /(<!-- table: (bench|evaluation) -->\n)([\s\S]*?)(<!-- \/table -->)/g;

/** Rates are always measured. The notes and the cards record old measurements. */
const unmarkedRate = /\d[\d.,]* (?:tokens|texts|documents|rows)\/s/g;

/** The size of a starter model or of the package, within a sentence that names it. */
const unmarkedSize = /(?:starter models?|starter-[a-z-]+|\bcohabit)\b[^.|\n]{0,70}?\b\d[\d.]* (?:MB|kB)\b/g;

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} values By "source: name".
 * @param {Record<string, string>} tables
 * @returns {string[]} Violations.
 */
export function figureViolations(file, text, values, tables) {
  const found = [];
  for (const [line] of text.matchAll(/^<!-- (?:bench|evaluation|gpu|package|skills|size|budget): .*$/gm)) {
    found.push(`${file}: a mark that begins a line ends the paragraph: ${line}`);
  }
  const marked = [...text.matchAll(mark)];
  if (marked.length !== (text.match(begin)?.length ?? 0)) found.push(`${file}: the mark of a figure is not closed by <!-- / -->`);
  for (const [, name = "", shown = ""] of marked) {
    const value = values.get(name);
    const [quantity, measured] = [parseQuantity(shown), parseQuantity(value ?? "")];
    if (value === undefined || measured === undefined) found.push(`${file}: no figure is named "${name}"`);
    else if (quantity === undefined || !isSame(quantity, measured)) found.push(`${file}: "${shown}" for ${name}, which is ${value}`);
  }
  for (const [, , name = "", rows] of text.matchAll(table)) {
    if (rows !== tables[name]) found.push(`${file}: its table of the ${name} is not the one of docs/figures.json`);
  }
  const plain = text.replaceAll(mark, "").replaceAll(table, "");
  for (const [size] of plain.matchAll(unmarkedSize)) found.push(`${file}: the size in "${size}" is not marked with its source`);
  for (const [rate] of plain.matchAll(unmarkedRate)) found.push(`${file}: ${rate} is not marked with its source`);
  return found;
}

/** @param {string} text @param {ReadonlyMap<string, string>} values @param {Record<string, string>} tables */
export function withFigures(text, values, tables) {
  return text
    .replaceAll(mark, (whole, /** @type {string} */ name, /** @type {string} */ shown) => {
      const [quantity, measured] = [parseQuantity(shown), parseQuantity(values.get(name) ?? "")];
      if (quantity === undefined || measured === undefined || isSame(quantity, measured)) return whole;
      return `<!-- ${name} -->${withMeasured(shown, quantity, measured)}<!-- / -->`;
    })
    .replaceAll(
      table,
      (_, /** @type {string} */ open, /** @type {string} */ name, __, /** @type {string} */ close) => `${open}${tables[name]}${close}`,
    );
}

/** @param {Record<string, { ours: string, beside: string, shown: string, goal: string, isMet?: boolean | undefined, n: string }>} figures */
export function tableOf(figures) {
  const rows = Object.entries(figures).map(([name, { ours, beside, shown, goal, isMet, n }]) => {
    const verdict = isMet === false ? `${goal}: **missed**` : goal;
    return `| ${[name, ours, beside, shown, verdict, n].join(" | ")} |`;
  });
  return ["| figure | ours | compared with | median [quartiles] | goal | n |", "|---|---|---|---|---|---|", ...rows, ""].join("\n");
}

const tables = () => Object.fromEntries(Object.entries(readFigures()).map(([name, figures]) => [name, tableOf(figures)]));

/** @returns {string[]} The pages that show current figures. */
const pages = () => [
  "README.md",
  "CONTRIBUTING.md",
  "models/README.md",
  ...filesBelow("docs").filter((file) => file.endsWith(".md") && !file.startsWith("docs/notes/")),
];

/** @returns {string[]} Violations. */
export function checkFigures() {
  const [values, current] = [measuredValues(), tables()];
  return pages().flatMap((file) => figureViolations(file, read(file), values, current));
}

function writePages() {
  const [values, current] = [measuredValues(), tables()];
  for (const file of pages()) {
    const text = read(file);
    const updated = withFigures(text, values, current);
    if (updated === text) continue;
    writeFileSync(path.join(root, file), updated);
    console.log(`updated ${file}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readCommandLine(import.meta.url, {});
  writePages();
}
