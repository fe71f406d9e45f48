/** The excerpt of a passage as a person reads it. */
import { sentencesOf } from "../../../src/documents.ts";
import type { Passage } from "./source-document.ts";

/** Returns the excerpt with "…" where it leaves out sentences of the passage; undefined if the passage has no excerpt. */
export function quotedExcerpt({ excerpt, text }: Passage): string | undefined {
  if (excerpt === undefined || text.includes(excerpt)) return excerpt;
  let rest = excerpt;
  let quoted = "";
  let separator = "";
  for (const sentence of sentencesOf(text)) {
    if (rest.startsWith(sentence)) {
      quoted += separator + sentence;
      separator = " ";
      rest = rest.slice(sentence.length).trimStart();
    } else if (quoted !== "") {
      separator = " … ";
    }
  }
  return rest === "" ? quoted : excerpt;
}
