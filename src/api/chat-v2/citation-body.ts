import type { z } from "zod";
import type { CitableSource } from "../../chat/citations/citation.ts";
import type { chatReplySchema } from "./reply-schema.ts";

type CitationSource = NonNullable<z.input<typeof chatReplySchema>["message"]["citations"]>[number]["sources"][number];

/** Fields that may hold the body of a document under another name; the first that is a string is used. */
const BODY_KEYS = ["snippet", "content", "body"] as const;

function bodyText(data: Readonly<Record<string, unknown>>): string {
  for (const key of BODY_KEYS) {
    const value = data[key];
    if (typeof value === "string") return value;
  }
  return JSON.stringify(data);
}

/** `text` and `title` of a source: its own if they are strings, otherwise made from its data (contract 2.7). */
function textAndTitle(data: Readonly<Record<string, unknown>>): { text: string; title: string } {
  const { text, title } = data;
  return { text: typeof text === "string" ? text : bodyText(data), title: typeof title === "string" ? title : "" };
}

/** Converts a source to the form of v2 citations. The caller's data, an `id` that is a string included, is unchanged. Tool outputs get a `document` too, because clients require one for every source. */
export function citationSource(source: CitableSource): CitationSource {
  const { id, data } = source;
  if (source.type === "document") {
    const { id: ownId, ...rest } = data;
    return { type: "document", id, document: { id: typeof ownId === "string" ? ownId : id, ...rest, ...textAndTitle(data) } };
  }
  return { type: "tool", id, tool_output: data, document: { id, ...textAndTitle(data) } };
}
