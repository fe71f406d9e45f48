import { marked } from "marked";
import type { DocumentBlocks } from "../blocks.ts";
import { readHtml } from "./read-html.ts";

/** The parser needs memory for each line of each level, and a call on the stack for each quotation. */
const maxIndent = 80;
const deepIndent = new RegExp(`^([\\t >]{${maxIndent}})[\\t >]+`, "gm");

export function readMarkdown(text: string): DocumentBlocks {
  const [frontMatter = ""] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(text) ?? [];
  const title = /^title:\s*(.+?)\s*$/m.exec(frontMatter)?.[1]?.replaceAll(/^["']|["']$/g, "") ?? "";
  const page = readHtml(marked.parse(text.slice(frontMatter.length).replaceAll(deepIndent, "$1"), { async: false }));
  return { title: title || page.title, blocks: page.blocks };
}
