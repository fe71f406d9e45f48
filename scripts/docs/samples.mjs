/**
 * Reads the code samples of the docs. Every block in `ts`, `js`, `html` and `json` is checked, with these conventions:
 *
 * - `<!-- sample: CODE -->` on the line before a block declares its missing parts (imports, declarations). Readers do not see it.
 * - ```` ```ts run ```` runs in Chromium through the service worker with the starter models. Its log is compared with the next
 *   block, if that is ```` ```text output ````; `…` there matches any text.
 * - ```` ```ts run alone ```` runs in a page of its own, because it starts the runtime with options.
 * - ```` ```js skip ```` is not checked, for example the configuration of another bundler.
 */

/**
 * @typedef {object} Sample
 * @property {string} file The Markdown file.
 * @property {number} line The number of its first line of code, from 1.
 * @property {"ts" | "js" | "html" | "json"} language
 * @property {string} code
 * @property {string} prelude One line, before the code.
 * @property {boolean} isRunnable
 * @property {boolean} isAlone
 * @property {string} [output] The expected log.
 */

const checkedLanguages = /** @type {const} */ (["ts", "js", "html", "json"]);

/** @param {string} file @param {string} text @returns {Sample[]} */
export function samplesIn(file, text) {
  /** @type {Sample[]} */
  const samples = [];
  const lines = text.split("\n");
  /** @type {Sample | undefined} */
  let previous;
  for (let index = 0; index < lines.length; index++) {
    const fence = /^(`{3,})(.*)$/.exec(lines[index] ?? "");
    if (fence === null) continue;
    const end = lines.indexOf(fence[1] ?? "", index + 1);
    if (end < 0) throw new Error(`${file}:${index + 1}: the block has no end`);
    const code = lines.slice(index + 1, end).join("\n");
    const [language = "", ...flags] = (fence[2] ?? "").trim().split(/\s+/);
    const known = checkedLanguages.find((checked) => checked === language);
    if (language === "text" && flags.includes("output")) {
      if (previous?.isRunnable !== true) throw new Error(`${file}:${index + 1}: the output is of no sample that runs`);
      previous.output = code;
    }
    previous = undefined;
    if (known !== undefined && !flags.includes("skip")) {
      previous = {
        file,
        line: index + 2,
        language: known,
        code,
        prelude: /^<!-- sample: (.*) -->$/.exec(lines[index - 1] ?? "")?.[1] ?? "",
        isRunnable: flags.includes("run"),
        isAlone: flags.includes("alone"),
      };
      samples.push(previous);
    }
    index = end;
  }
  return samples;
}

/** Returns a sample's module, on the same lines as in the Markdown file. @param {Sample} sample */
export function moduleOf({ language, code, prelude, line }) {
  const script = language === "html" ? scriptsOf(code) : code;
  return `${"\n".repeat(Math.max(0, line - 2))}${prelude}\n${script}\nexport {};\n`;
}

/** Returns the module scripts of a page, other lines empty. @param {string} html */
function scriptsOf(html) {
  let isScript = false;
  return html
    .split("\n")
    .map((line) => {
      const opens = /<script type="module">(.*?)(<\/script>)?$/.exec(line);
      if (opens !== null) isScript = opens[2] === undefined;
      if (opens !== null) return opens[1] ?? "";
      if (line.includes("</script>")) isScript = false;
      // `cohabit init` puts the page script there.
      return isScript ? line.replace(/"(?:\.|)\/cohabit\/index\.js"/, '"cohabit"') : "";
    })
    .join("\n");
}
