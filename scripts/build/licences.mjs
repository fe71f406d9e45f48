/** The licence texts of all bundled packages. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const packageFacts = z.object({ version: z.string(), license: z.string() });

/** Texts of packages without their own, by name with `/` as `__`; `<name>-third-party.txt` for the contents of their WASM. */
const storedTexts = fileURLToPath(new URL("licences", import.meta.url));

const separator = `\n${"-".repeat(80)}\n\n`;

/**
 * Throws if a package has no licence text.
 * @param {string[]} moduleIds
 * @returns {string}
 */
export function licencesOf(moduleIds) {
  const folders = new Map(
    moduleIds.flatMap((id) => {
      const match = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(id.replace(/^\0/, ""));
      return match === null ? [] : [[(match[2] ?? "").replaceAll("\\", "/"), match[1] ?? ""]];
    }),
  );
  const parts = [...folders]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, folder]) => {
      const { version, license } = packageFacts.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));
      return `${name} ${version} (${license})\n\n${textOf(name, folder).trim()}\n`;
    });
  return [`The scripts and WebAssembly files in this folder contain these packages.\n`, ...parts].join(separator);
}

/** @param {string} name @param {string} folder */
function textOf(name, folder) {
  const own = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => path.join(folder, file));
  const stored = ["", "-third-party"]
    .map((suffix) => path.join(storedTexts, `${name.replaceAll("/", "__")}${suffix}.txt`))
    .filter((file) => existsSync(file));
  const files = [...own, ...stored];
  if (files.length === 0) throw new Error(`${name} has no licence text; put one into ${storedTexts}`);
  return files.map((file) => readFileSync(file, "utf8").trim()).join("\n\n");
}
