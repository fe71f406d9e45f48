/** The passages that a reply cites, by their numbers in the text. */
import type { JSX } from "preact";
import type { Citation } from "../conversation/conversation.ts";
import { citedSources, sourceInWords } from "./cited-sources.ts";

export function Sources({ citations }: { citations: readonly Citation[] }): JSX.Element {
  const sources = citedSources(citations);
  return (
    <ol class="sources" aria-label="Sources">
      {sources.map((source, index) => (
        <li key={source.id}>
          <details>
            <summary>
              <span class="source-number">{index + 1}</span> {sourceInWords(source)}
            </summary>
            <p>{source.text}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
