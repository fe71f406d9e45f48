/**
 * Counts vague words, fragments and long sentences per folder, and compares the counts with limits.json. The limits only
 * go down: a limit above the one on main is a violation. This file is also a command:
 *
 *     node scripts/checks/prose/prose.mjs                     the counts of all folders
 *     node scripts/checks/prose/prose.mjs --worst 60 src/api  the 60 sentences with the largest share of vague words
 *     node scripts/checks/prose/prose.mjs --long 20 docs      the 20 longest sentences
 *     node scripts/checks/prose/prose.mjs --tighten           lowers the limits to the counts, rounded up
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readCommandLine } from "../../command-line.mjs";
import { fileAt, mainCommit } from "../git.mjs";
import { sentencesByFolder } from "./folders.mjs";
import { countsOf } from "./sentences.mjs";

const limitsFile = "scripts/checks/prose/limits.json";
const limitSchema = z.strictObject({
  /** Vague words per 100 words. */
  vague: z.number(),
  /** Sentences that begin as a fragment, in per cent. */
  fragments: z.number(),
  /** Sentences with more than 35 words, in per cent. */
  long: z.number(),
});
const limitsSchema = z.record(z.string(), limitSchema);
const measures = /** @type {const} */ (["vague", "fragments", "long"]);

/** @typedef {import("./folders.mjs").SentenceOfFile} SentenceOfFile */
/** @typedef {z.infer<typeof limitSchema>} Limit */

/** The limit of a folder that limits.json does not name. @type {Limit} */
const goal = { vague: 0.5, fragments: 5, long: 10 };

/** Rounded up to the precision of the limits. @param {import("./sentences.mjs").Counts} counts @returns {Limit} */
export function sharesOf({ words, vague, sentences, fragments, long }) {
  const share = (/** @type {number} */ part, /** @type {number} */ whole, /** @type {number} */ factor) =>
    whole === 0 ? 0 : Math.ceil((100 * part * factor) / whole - 1e-9) / factor;
  return { vague: share(vague, words, 100), fragments: share(fragments, sentences, 10), long: share(long, sentences, 10) };
}

/**
 * @param {ReadonlyMap<string, Limit>} shares By folder.
 * @param {Record<string, Limit>} limits
 * @param {Record<string, Limit>} onMain
 * @returns {string[]} Violations.
 */
export function proseViolations(shares, limits, onMain) {
  const found = [];
  for (const [folder, share] of shares) {
    const limit = limits[folder] ?? goal;
    for (const measure of measures) {
      if (share[measure] > limit[measure]) found.push(`${folder}: ${measure} ${share[measure]}, the limit is ${limit[measure]}`);
    }
  }
  for (const [folder, limit] of Object.entries(limits)) {
    if (!shares.has(folder)) found.push(`${folder}: has a limit but no prose`);
    for (const measure of measures) {
      const before = onMain[folder]?.[measure];
      if (before !== undefined && limit[measure] > before)
        found.push(`${folder}: the limit of ${measure} rose from ${before} to ${limit[measure]}`);
    }
  }
  return found;
}

const total = "src, kernels, scripts";

/** @param {ReadonlyMap<string, SentenceOfFile[]>} byFolder @returns {Map<string, Limit>} By folder, and of all code that ships or builds. */
function sharesWithTotal(byFolder) {
  const code = [...byFolder].filter(([folder]) => /^(?:src|kernels|scripts)(?:\/|$)/.test(folder)).flatMap(([, sentences]) => sentences);
  return new Map([...sharesByFolder(byFolder), [total, sharesOf(countsOf(code))]]);
}

/** @param {ReadonlyMap<string, Limit>} shares */
const tableOf = (shares) =>
  [...shares]
    .map(
      ([folder, { vague, fragments, long }]) => `${folder.padEnd(24)} vague ${vague.toFixed(2)}  fragments ${fragments} %  long ${long} %`,
    )
    .join("\n");

/** @param {string} text */
const parseLimits = (text) => limitsSchema.parse(JSON.parse(text));

/** @param {ReadonlyMap<string, SentenceOfFile[]>} byFolder @returns {Map<string, Limit>} By folder. */
const sharesByFolder = (byFolder) => new Map([...byFolder].map(([folder, sentences]) => [folder, sharesOf(countsOf(sentences))]));

/** @param {string} root @returns {{ violations: string[], summary: string }} */
export function checkProse(root) {
  const byFolder = sentencesByFolder(root);
  const base = mainCommit(root);
  const onMain = base === undefined ? undefined : fileAt(root, base, limitsFile);
  const limits = parseLimits(readFileSync(path.join(root, limitsFile), "utf8"));
  return {
    violations: proseViolations(sharesByFolder(byFolder), limits, onMain === undefined ? {} : parseLimits(onMain)),
    summary: tableOf(sharesWithTotal(byFolder)),
  };
}

/** @param {string} root */
function tighten(root) {
  const limits = parseLimits(readFileSync(path.join(root, limitsFile), "utf8"));
  const tightened = [...sharesByFolder(sentencesByFolder(root))].map(([folder, share]) => {
    // Coarser than a count, because a share also rises when good sentences are deleted.
    const coarse = { vague: Math.ceil(share.vague * 10 - 1e-9) / 10, fragments: Math.ceil(share.fragments), long: Math.ceil(share.long) };
    const limit = limits[folder] ?? coarse;
    return [
      folder,
      {
        vague: Math.min(limit.vague, coarse.vague),
        fragments: Math.min(limit.fragments, coarse.fragments),
        long: Math.min(limit.long, coarse.long),
      },
    ];
  });
  const lines = tightened.map(
    ([folder, limit]) =>
      `  ${JSON.stringify(folder)}: ${JSON.stringify(limit)
        .replaceAll(/([{:,])/g, "$1 ")
        .replace("}", " }")}`,
  );
  writeFileSync(path.join(root, limitsFile), `{\n${lines.join(",\n")}\n}\n`);
}

function main() {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const { values, positionals } = readCommandLine(
    import.meta.url,
    { worst: { type: "string" }, long: { type: "string" }, tighten: { type: "boolean" } },
    true,
  );
  const sentences = [...sentencesByFolder(root).values()].flat().filter(({ file }) => file.startsWith(positionals[0] ?? ""));
  const isVaguer = (/** @type {typeof sentences[number]} */ one, /** @type {typeof sentences[number]} */ other) =>
    other.vague - one.vague || other.vague / other.words - one.vague / one.words;
  if (values.tighten === true) tighten(root);
  else if (values.worst !== undefined) {
    const worst = sentences.filter(({ vague, isFragment }) => vague > 0 || isFragment).sort(isVaguer);
    for (const { file, text } of worst.slice(0, Number(values.worst))) console.log(`${file}: ${text}`);
  } else if (values.long !== undefined) {
    const longest = sentences.filter(({ isLong }) => isLong).sort((one, other) => other.words - one.words);
    for (const { file, text } of longest.slice(0, Number(values.long))) console.log(`${file}: ${text}`);
  } else console.log(tableOf(sharesWithTotal(sentencesByFolder(root))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
