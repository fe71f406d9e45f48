import type { z } from "zod";
import type { CitableSource } from "../../chat/citations/citation.ts";
import { textKeyOf, valueText } from "../../chat/document-data.ts";
import type { chatReplySchema } from "./reply-schema.ts";

type CitationSource = NonNullable<z.input<typeof chatReplySchema>["message"]["citations"]>[number]["sources"][number];

/** `text` and `title` of a source; data without a text is its own text, as JSON (contract 2.7). */
function textAndTitle(data: Readonly<Record<string, unknown>>): { text: string; title: string } {
  const { title } = data;
  const textKey = textKeyOf(data);
  return { text: valueText(textKey === undefined ? data : data[textKey]), title: typeof title === "string" ? title : "" };
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
