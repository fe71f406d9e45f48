/** The sentences of documents that a model read for its reply, so that a person can compare them with the reply. */
import type { JSX } from "preact";
import { pageInWords, type Passage } from "../documents/source-document.ts";
import { sourceInWords } from "./cited-sources.ts";

/** Shows the passages that have an excerpt: whole passages are too long to stand under each reply. */
export function ReadExcerpts({ passages }: { passages: readonly Passage[] }): JSX.Element | null {
  const read = passages.filter(({ excerpt }) => excerpt !== undefined);
  if (read.length === 0) return null;
  return (
    <aside class="excerpts" aria-label="Sentences of the document">
      {read.map((passage) => (
        <figure key={passage.id}>
          <figcaption>{sourceInWords({ ...passage, place: pageInWords(passage) })}</figcaption>
          <blockquote>{passage.excerpt}</blockquote>
        </figure>
      ))}
    </aside>
  );
}
