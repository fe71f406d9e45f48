/** The sentences of documents that a model read for its reply, so that a person can compare them with the reply. */
import type { JSX } from "preact";
import { quotedExcerpt } from "../documents/quoted-excerpt.ts";
import { pageInWords, type Passage } from "../documents/source-document.ts";
import { sourceInWords } from "./cited-sources.ts";

/** Shows the excerpts that the reply does not quote. Whole passages are too long to stand under each reply. */
export function ReadExcerpts({ passages, text }: { passages: readonly Passage[]; text: string }): JSX.Element | null {
  const read = passages.flatMap((passage) => {
    const excerpt = quotedExcerpt(passage);
    return excerpt === undefined || text.includes(excerpt) ? [] : [{ passage, excerpt }];
  });
  if (read.length === 0) return null;
  return (
    <aside class="excerpts" aria-label="Sentences of the document">
      {read.map(({ passage, excerpt }) => (
        <figure key={passage.id}>
          <figcaption>{sourceInWords({ ...passage, place: pageInWords(passage) })}</figcaption>
          <blockquote>{excerpt}</blockquote>
        </figure>
      ))}
    </aside>
  );
}
