/** Messages about a document as a whole ("Summarize it."), which no single passage answers. */
import { sentencesOf } from "../../../src/documents.ts";
import type { Passage, SourceDocument } from "./source-document.ts";

const words = (text: string): Set<string> => new Set(text.split(" "));
const tasks = words(
  "summarize summarise summarizing summarising summary summaries sum overview outline gist tldr about main key points ideas topics topic takeaways contents content say says tell describe explain",
);
/** Words that such a message may have beside its task. With any other word it asks for something of the document. */
const fillers = words(
  "please can could would you me us give write make show i need want a an the this that these those it its it's is are do does did what what's up in of for from to with and all whole entire document documents text file page pdf article report paper short brief briefly quick one two three five sentence sentences word words paragraph few bullet bulleted list",
);
const maxQuoted = 3;
const maxHeadings = 8;

/** Whether a message asks only what the documents are about, or for a summary. Knows English. */
export function asksForWhole(message: string): boolean {
  const asked =
    message
      .toLowerCase()
      .replaceAll("’", "'")
      .replaceAll(";", "")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return asked.some((word) => tasks.has(word)) && asked.every((word) => tasks.has(word) || fillers.has(word));
}

/** Returns the first passages of the documents, each with its first two sentences as the excerpt. Datasets are left out. */
export function beginningsOf(documents: readonly SourceDocument[]): Passage[] {
  return documents
    .filter(({ job }) => job === undefined)
    .slice(0, maxQuoted)
    .map(({ id, title, text, passages }) => {
      const first = passages?.[0];
      const whole = first?.text ?? text;
      const { heading, page } = first ?? {};
      return {
        id: first === undefined ? id : `${id}#1`,
        title,
        text: whole,
        excerpt: sentencesOf(whole).slice(0, 2).join(" "),
        ...(heading === undefined ? {} : { heading }),
        ...(page === undefined ? {} : { page }),
      };
    });
}

/** Returns a sentence with the first headings of the passages; "" if they have fewer than two. A passage may contain further headings. */
export function headingsInWords(documents: readonly SourceDocument[]): string {
  const headings = [...new Set(documents.flatMap(({ passages = [] }) => passages.map(({ heading }) => heading)))].filter(
    (heading) => heading !== "",
  );
  if (headings.length < 2) return "";
  const more = headings.length - maxHeadings;
  return `Some of its headings: ${headings.slice(0, maxHeadings).join("; ")}${more > 0 ? `; and ${more} more` : ""}.`;
}
