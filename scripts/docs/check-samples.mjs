/** Compiles the samples of the docs against the declarations of the package. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";
import { cachedDeclarationsOf } from "./reference/declarations-cache.mjs";
import { allSamples, writeModules } from "./sample-files.mjs";

const folder = path.join(root, ".build/docs-samples/compiled");

/** Options of a typical consumer. */
const compilerOptions = {
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: ["node"],
  strict: true,
  allowJs: true,
  checkJs: true,
  noImplicitAny: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  exactOptionalPropertyTypes: true,
  rootDir: root,
};

/** The entries of the package, as its consumers see them or, where that is the same, their sources. */
async function entries() {
  return {
    "cohabit": [await cachedDeclarationsOf("src/index.ts")],
    "cohabit/documents": [await cachedDeclarationsOf("src/documents.ts")],
    "cohabit/types": [await cachedDeclarationsOf("src/types.ts")],
    "cohabit/vite": [path.join(root, "src/vite/index.ts")],
  };
}

/** @returns {Promise<string[]>} Violations, by line of the Markdown file. */
export async function checkSamples() {
  const samples = allSamples();
  const found = samples.filter(({ language }) => language === "json").flatMap(jsonViolations);
  const compiled = samples.filter(({ language }) => language !== "json");
  writeModules(folder, compiled);
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, paths: await entries() }, include: ["*.ts", "*.js"] }),
  );
  const fileOf = new Map(compiled.map(({ name, file }) => [name, file]));
  const report = await compile();
  for (const line of report.split("\n").filter((text) => text.trim() !== "")) {
    const [, name = "", at = "", message = ""] = /([\w-]+)\.[jt]s\((\d+),\d+\): (.*)$/.exec(line) ?? [];
    const file = fileOf.get(name);
    found.push(file === undefined ? line : `${file}:${at}: ${message}`);
  }
  return found;
}

/** @param {import("./sample-files.mjs").NamedSample} sample */
function jsonViolations({ file, line, code }) {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [`${file}:${line}: ${String(error)}`];
  }
}

/** @returns {Promise<string>} The compiler's report; empty if there is no error. */
function compile() {
  return new Promise((resolve, reject) => {
    const command = [path.join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--pretty", "false"];
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 16_000_000 }, (error, output, complaints) => {
      if (error !== null && output === "") reject(new Error(`the samples were not compiled: ${complaints}`, { cause: error }));
      else resolve(output);
    });
  });
}
