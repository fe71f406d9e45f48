import { marked } from "marked";
import type { DocumentBlocks } from "../blocks.ts";
import { readHtml } from "./read-html.ts";

export function readMarkdown(text: string): DocumentBlocks {
  const [frontMatter = ""] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(text) ?? [];
  const title = /^title:\s*(.+?)\s*$/m.exec(frontMatter)?.[1]?.replaceAll(/^["']|["']$/g, "") ?? "";
  const page = readHtml(marked.parse(text.slice(frontMatter.length), { async: false }));
  return { title: title || page.title, blocks: page.blocks };
}
