/** The datasets that were embedded in Data, or for an earlier conversation: each can be a document of this one. */
import type { JSX } from "preact";
import { datasets, isRunning, isWorking, jobs, refreshData } from "../../data/stored-data.ts";
import { useFresh } from "../../shell/stored-list.ts";
import { freeId, type SourceDocument } from "./source-document.ts";

interface Properties {
  documents: readonly SourceDocument[];
  onAdd: (document: SourceDocument) => void;
}

export function KeptDocuments({ documents, onAdd }: Properties): JSX.Element | null {
  useFresh(refreshData, isWorking.value);
  const outputs = new Set(datasets.value?.map(({ id }) => id));
  const usable = (jobs.value ?? []).filter(
    ({ status, output }) => isRunning(status) || (status === "complete" && output !== undefined && outputs.has(output)),
  );
  if (usable.length === 0) return null;
  return (
    <section aria-labelledby="kept-heading">
      <h3 id="kept-heading">Your data</h3>
      <ul class="documents" aria-labelledby="kept-heading">
        {usable.map(({ id, name, status, tokens }) => {
          const title = name === "" ? id : name;
          const isUsed = documents.some(({ job }) => job === id);
          return (
            <li key={id}>
              <p>
                {title} <span class="quiet">{isRunning(status) ? `embedding, ${tokens.toLocaleString("en")} tokens` : "embedded"}</span>
                {isRunning(status) && <progress class="model-progress" aria-label={`Embedding ${title}`} />}
              </p>
              <button
                type="button"
                class="small"
                disabled={isUsed}
                aria-label={`Use ${title}`}
                onClick={() => onAdd({ id: freeId(title, documents), title, text: "", job: id })}
              >
                {isUsed ? "In use" : "Use"}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
