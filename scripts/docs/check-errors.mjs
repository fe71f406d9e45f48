/**
 * Checks the page on troubleshooting both ways: it explains each error that the sources can raise, in the sources' own
 * words, and each text that it quotes is in the sources.
 */
import { filesBelow, read } from "./repository-files.mjs";

const page = "docs/troubleshooting.md";

/** @typedef {{ name: string, parent: string, text: string, file: string }} ErrorClass `text`: the first literal given to `super`. */

/** @param {string} file @param {string} source @returns {ErrorClass[]} */
function classesIn(file, source) {
  return [...source.matchAll(/^(?:export )?(?:abstract )?class (\w+) extends (\w+) (?:\{\}|\{[\s\S]*?^\})/gm)].map(
    ([whole, name = "", parent = ""]) => {
      const literal = /super\(\s*(?:"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/.exec(whole);
      return { name, parent, text: literal?.[1] ?? literal?.[2] ?? "", file };
    },
  );
}

/**
 * Returns all classes that descend from Error.
 * @param {ReadonlyMap<string, string>} sources By file.
 * @returns {ErrorClass[]}
 */
export function errorClassesIn(sources) {
  const classes = [...sources].flatMap(([file, source]) => classesIn(file, source));
  const isError = (/** @type {string} */ name) => {
    for (let current = name; ;) {
      if (/^(?:\w*Error|DOMException)$/.test(current) && !classes.some((one) => one.name === current)) return true;
      const found = classes.find((one) => one.name === current);
      if (found === undefined) return false;
      current = found.parent;
    }
  };
  return classes.filter(({ parent }) => isError(parent));
}

/**
 * Returns the rows of the table of wire errors: status, and message if it is written there, as the template that it is.
 * @param {string} source Of wire-error.ts.
 * @returns {{ name: string, status: string, message: string | undefined }[]}
 */
export function wireErrorsIn(source) {
  const rows = source.matchAll(/\brow\(\s*\w+\.(\w+),\s*(\d{3}),\s*(?:\(\w*\) => (?:`([^`]*)`|"([^"]*)"))?/g);
  return [...rows].map(([, name = "", status = "", template, plain]) => ({
    name,
    status,
    message: plain ?? template,
  }));
}

/** The kinds of a union of names, in the order of the source. @param {string} source @param {string} type @returns {string[]} */
export function kindsIn(source, type) {
  const union = new RegExp(`type ${type} =([^;]*);`).exec(source)?.[1] ?? "";
  return [...union.matchAll(/^\s*\|?\s*"([\w-]+)"/gm)].map(([, kind = ""]) => kind);
}

/** A heading with the message, where `<name>` matches any text. @param {string} template */
function headingOf(template) {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^### \`${parts.join("<[^>]+>")}\`$`, "m");
}

/** The constant parts of a template, without parts that are too short to search for. @param {string} template */
const fixedParts = (template) =>
  template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length >= 8);

/**
 * @param {string} text The page.
 * @param {ReadonlyMap<string, string>} sources
 * @returns {string[]} Violations.
 */
export function unexplainedErrors(text, sources) {
  const found = [];
  const rows = [...sources].filter(([file]) => file.endsWith("/wire-error.ts")).flatMap(([, source]) => wireErrorsIn(source));
  for (const { name, status, message } of rows) {
    if (!text.includes(`\n${status}, \`${name}\``)) found.push(`${page} has no entry "${status}, \`${name}\`"`);
    if (message !== undefined && !headingOf(message).test(text)) found.push(`${page} has no heading with the text of ${name}: ${message}`);
  }
  for (const { name, text: literal, file } of errorClassesIn(sources)) {
    if (!text.includes(`\`${name}\``)) found.push(`${page} does not explain ${name} (${file})`);
    // On the wire the table's message counts.
    if (rows.some((row) => row.name === name)) continue;
    for (const part of fixedParts(literal)) if (!text.includes(part)) found.push(`${page} lacks the text of ${name}: ${part}`);
  }
  for (const [file, type] of kindTypes) {
    for (const kind of kindsIn(sources.get(file) ?? "", type)) {
      if (!text.includes(`\`${kind}\``)) found.push(`${page} does not explain the failure ${kind} (${file})`);
    }
  }
  return found;
}

/** Code, addresses and commands that a page writes, other than texts of errors. */
const isNoMessage = (/** @type {string} */ text) => /\(\{|'self'|^(?:npm|npx|node) |\]\(/.test(text);

/**
 * Returns the texts of errors that the page quotes: code of at least 4 words.
 * @param {string} text The page.
 * @returns {string[]}
 */
function quotedMessages(text) {
  const codes = text
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .split("\n")
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code));
  return [...new Set(codes)].filter(
    (code) => (code.replaceAll(/<[^>]*>/g, "").match(/[A-Za-z]+/g)?.length ?? 0) >= 4 && !isNoMessage(code),
  );
}

/** The parts of a quoted message that are the same each time. A colon joins texts of several sources. @param {string} message */
const partsOf = (message) =>
  message
    .split(/<[^>]+>|\.\.\.|…|\d+|: |', /)
    .map((part) => part.replaceAll(/^[',]?\s+|\s+'?$/g, ""))
    .filter((part) => part.length >= 10);

/**
 * @param {string} text The page.
 * @param {Iterable<string>} sources
 * @returns {string[]} Violations.
 */
export function unknownMessages(text, sources) {
  const literals = [...sources]
    .join("\n")
    .replaceAll(/["`]\s*\+\s*["`]/g, "")
    .replaceAll(/\$\{[^}]*\}/g, "\0")
    .replaceAll('\\"', '"');
  return quotedMessages(text).flatMap((message) =>
    partsOf(message)
      .filter((part) => !literals.includes(part))
      .map((part) => `${page} quotes a text that no source has: ${part} (in ${message})`),
  );
}

const kindTypes = /** @type {const} */ ([
  ["src/worker/engine/engine.ts", "EngineFailureKind"],
  ["src/worker/hub/hub-failure.ts", "HubFailureKind"],
]);

/** @returns {string[]} Violations. */
export function checkErrors() {
  const files = filesBelow("src").filter((file) => file.endsWith(".ts"));
  const sources = new Map(files.map((file) => [file, read(file)]));
  const builds = ["scripts", "scripts/build"].flatMap(filesBelow).filter((file) => file.endsWith(".mjs"));
  const text = read(page);
  return [...unexplainedErrors(text, sources), ...unknownMessages(text, [...sources.values(), ...builds.map(read)])];
}
