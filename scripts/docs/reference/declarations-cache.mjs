/** Caches the declarations of the public interface in .build until a source changes: making them takes seconds. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../install.mjs";

const folder = path.join(root, ".build/declarations");

function hashOfSources() {
  const hash = createHash("sha256");
  const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:ts|json)$/.test(name));
  for (const file of [...sources.sort().map((name) => `src/${name}`), "scripts/build/declarations.mjs", "package-lock.json"]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} entry Path relative to the root. @returns {Promise<string>} Path of the file with the declarations. */
export async function cachedDeclarationsOf(entry) {
  const prefix = `${entry.replace(/\.ts$/, "").replaceAll("/", "-")}-`;
  const file = path.join(folder, `${prefix}${hashOfSources()}.d.ts`);
  if (existsSync(file)) return file;
  const { declarationsOf } = await import("../../build/declarations.mjs");
  const text = declarationsOf(path.join(root, entry));
  mkdirSync(folder, { recursive: true });
  // Declarations of earlier sources are removed.
  for (const name of readdirSync(folder)) if (name.startsWith(prefix)) rmSync(path.join(folder, name), { force: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
