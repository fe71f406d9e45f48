import { expect, test } from "vitest";
import { apiReferenceOf, declarationsIn } from "../../../scripts/docs/reference/api-reference.mjs";
import { readMarkdown } from "../../../scripts/docs/markdown.mjs";
import { renderPage } from "../../../scripts/docs/page-template.mjs";
import { relativeLink, sitePathOf } from "../../../scripts/docs/site-paths.mjs";

const read = (text: string) => readMarkdown(text, (href) => `to:${href}`);

test("headings have the anchors that they have in the file", () => {
  const { headings, title } = read("# The `start` options\n## Twice\n## Twice\n## What it's for, really?");
  expect(title).toBe("The start options");
  expect(headings.map(({ anchor }) => anchor)).toEqual(["the-start-options", "twice", "twice-1", "what-its-for-really"]);
});

test("links and images are rewritten, except links of headings to themselves", () => {
  const { html, links } = read("# A\n[one](two.md#three) ![four](five.png)");
  expect(links).toEqual(["two.md#three", "five.png"]);
  expect(html).toContain('href="to:two.md#three"');
  expect(html).toContain('src="to:five.png"');
  expect(html).toContain('href="#a"');
});

test("notes to tools are not shown", () => {
  expect(read("---\nlicense: x\n---\n<!-- sample: let a; -->\ntext").html).toBe("<p>text</p>\n");
});

test("a page satisfies the strictest policy: it has no inline scripts or styles", () => {
  const { html, headings, title } = read("# A\n\n```ts\nconst a = '<b>';\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
  const page = renderPage({ path: "a.html", title, html, headings, navigation: [{ section: "S", pages: [{ title, path: "a.html" }] }] });
  expect(page).not.toMatch(/\sstyle=|\son\w+=|<style|<script(?![^>]*src=)/);
  expect(page).toContain('aria-current="page"');
});

test("places on the site", () => {
  expect(sitePathOf("docs/models.md", "file")).toBe("models.html");
  expect(sitePathOf("src/page/runtime.ts", "file")).toBe("repository/src/page/runtime.ts.html");
  expect(sitePathOf("examples/rag", "folder")).toBe("repository/examples/rag/index.html");
  expect(relativeLink("repository/examples/README.html", "models.html")).toBe("../../models.html");
});

test("the reference has each declaration once, by kind, with its comment as text", () => {
  const declarations = declarationsIn(
    "/** Starts it. */\ndeclare function start(): void;\n\ninterface Runtime {\n  /** Ends. */\n  stop(): void;\n}\n\n/**\n * Failed.\n * Twice.\n */\ndeclare class Broken extends Error {\n}\n\nexport { start };\n",
  );
  expect(declarations.map(({ kind, name, doc }) => [kind, name, doc])).toEqual([
    ["function", "start", "Starts it."],
    ["interface", "Runtime", ""],
    ["class", "Broken", "Failed.\nTwice."],
  ]);
  const text = apiReferenceOf(declarations);
  expect(text.indexOf("## Functions")).toBeLessThan(text.indexOf("## Errors"));
  expect(text).toContain("  /** Ends. */\n  stop(): void;");
});
