import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { findSections } from "../../../docs/site/search.mjs";
import { searchOptions } from "../../../docs/site/search-options.mjs";
import { readMarkdown } from "../../../scripts/docs/markdown.mjs";
import { readPages } from "../../../scripts/docs/pages.mjs";
import { searchIndexOf } from "../../../scripts/docs/search-index.mjs";
import { sitePathOf } from "../../../scripts/docs/site-paths.mjs";

const page = (file: string, text: string) => ({
  ...readMarkdown(text, (href) => href),
  file,
  path: sitePathOf(file, "file"),
  isMarkdown: true,
});
const small = MiniSearch.loadJSON(
  searchIndexOf([
    page("docs/a.md", "# Hosting\n## Headers\nCross-origin isolation\n"),
    page("docs/b.md", '# Models\n## Aliases\n`start({ aliases: { "command-*": "starter-chat" } })`\n'),
  ]),
  searchOptions,
);
const found = (query: string) => findSections(small, query).map(({ url }) => String(url));

test("a section is found by its words, options, beginnings and other forms of words", () => {
  expect(found("aliases")[0]).toBe("b.html#aliases");
  expect(found("starter-chat")).toEqual(["b.html#aliases"]);
  expect(found("isola")).toEqual(["a.html#headers"]);
  expect(found("isolated")).toEqual(["a.html#headers"]);
  expect(found("isolatoin")).toEqual(["a.html#headers"]);
});

test("a section with every word comes before sections with one of them", () => {
  expect(found("headers for hosting")[0]).toBe("a.html#headers");
  expect(found("isolation of unicorns")).toEqual(["a.html#headers"]);
  expect(found("unicorns")).toEqual([]);
  expect(found("how do I")).toEqual([]);
});

test("questions in readers' words find the guide first", async () => {
  const { pages } = await readPages();
  const searched = pages.filter(({ isMarkdown, file }) => isMarkdown && !file.startsWith("docs/notes/"));
  const index = MiniSearch.loadJSON(searchIndexOf(searched), searchOptions);
  const guides: Record<string, string> = {
    "PDF": "recipes/pdf-questions.html",
    "GitHub Pages": "recipes/github-pages.html",
    "Cloudflare": "recipes/cloudflare-pages.html",
    "deploy to Netlify": "hosting.html",
    "LlamaIndex": "recipes/llamaindex.html",
    "folder": "recipes/folder-questions.html",
    "kiosk": "recipes/kiosk.html",
    "Electron": "recipes/electron.html",
    "browser extension": "recipes/extension.html",
    "agent": "recipes/agent.html",
    "speech": "playground.html",
    "vision": "image-models.html",
    "quota": "offline.html",
    "CORS": "hosting.html",
    "run on iPhone": "browsers.html",
    "does it work offline?": "offline.html",
    "not enough memory": "weights-and-memory.html",
    "bigger model": "models.html",
    "which engine": "engines.html",
    "table of models": "model-table.html",
    "how do I stream?": "chat.html",
    "vector search": "embeddings-and-rerank.html",
    "SvelteKit": "quick-start.html",
    "React": "clients.html",
    "cancel download": "downloads.html",
    "stop generation": "chat.html",
    "temperature": "chat.html",
    "context length": "model-files.html",
    "delete stored model": "downloads.html",
    "Ollama": "gguf-models.html",
    "Safari": "browsers.html",
    "tool call": "recipes/agent.html",
    "hallucination": "citations.html",
    "too slow": "benchmarks.html",
    "Docker": "remote-servers.html",
    "npm install": "quick-start.html",
    "no api key supplied": "troubleshooting.html",
  };
  const firstOf = (query: string): string | undefined => {
    const [first] = findSections(index, query);
    return String(first?.url).split("#")[0];
  };
  expect(Object.fromEntries(Object.keys(guides).map((query) => [query, firstOf(query)]))).toEqual(guides);
});
