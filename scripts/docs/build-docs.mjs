/**
 * Builds the docs as static files, `node scripts/docs/build-docs.mjs [folder]`; default .build/docs. Needs no network, and
 * neither do the pages. Exits with 1 if a link is dead.
 */
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { readCommandLine } from "../command-line.mjs";
import { root } from "../install.mjs";
import { navigationFiles, readPages } from "./pages.mjs";
import { renderPage } from "./page-template.mjs";
import { searchIndexOf } from "./search-index.mjs";
import { sitePathOf } from "./site-paths.mjs";

/** @param {string} folder Replaced as a whole, when everything is built. */
async function buildDocs(folder) {
  const { pages, images, deadLinks } = await readPages();
  if (deadLinks.length > 0) {
    console.error(`dead links in the docs:\n${deadLinks.join("\n")}`);
    process.exit(1);
  }
  const navigation = navigationFiles().map(({ section, pages: files }) => ({
    section,
    pages: pages.filter(({ file }) => files.includes(file)).sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file)),
  }));
  mkdirSync(path.dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const write = (/** @type {string} */ name, /** @type {string} */ content) => {
    const target = path.join(fresh, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  for (const page of pages) write(page.path, renderPage({ ...page, navigation }));
  // Notes are records, not documentation.
  const searched = pages.filter(({ isMarkdown, file }) => isMarkdown && !file.startsWith("docs/notes/"));
  write("search-index.js", `export default ${JSON.stringify(searchIndexOf(searched))};\n`);
  for (const image of images) {
    const target = path.join(fresh, sitePathOf(image, "file"));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, image), target);
  }
  copyFileSync(path.join(root, "docs/site/style.css"), path.join(fresh, "style.css"));
  copyFileSync(path.join(root, "demo/public/icon.svg"), path.join(fresh, "icon.svg"));
  await buildScript(fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** @param {string} folder */
async function buildScript(folder) {
  const bundle = await rolldown({ input: path.join(root, "docs/site/site.ts"), platform: "browser" });
  await bundle.write({ file: path.join(folder, "site.js"), format: "es", minify: true });
  await bundle.close();
}

const [folder] = readCommandLine(import.meta.url, {}, true).positionals;
await buildDocs(path.resolve(folder ?? path.join(root, ".build/docs")));
