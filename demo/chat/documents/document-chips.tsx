/** The documents of the conversation above the box for the next message, each with its state and a button that removes it. */
import type { JSX } from "preact";
import { isRunning, isWorking, jobs, refreshData } from "../../data/stored-data.ts";
import { Icon } from "../../shell/icons.tsx";
import { useFresh } from "../../shell/stored-list.ts";
import { openPanel, togglePanel } from "../chat-state.ts";
import { changeSetup, current } from "../conversation/conversations.ts";
import type { SourceDocument } from "./source-document.ts";

export function DocumentChips(): JSX.Element | null {
  const conversation = current.value;
  const { documents } = conversation.data.value.setup;
  if (documents.length === 0 || openPanel.value === "documents") return null;
  const remove = (removed: SourceDocument): void =>
    changeSetup(conversation, { documents: documents.filter(({ id }) => id !== removed.id) });
  return (
    <ul class="document-chips" aria-label="Documents that the model answers from">
      {documents.map((document) => (
        <Chip key={document.id} document={document} onRemove={() => remove(document)} />
      ))}
    </ul>
  );
}

function Chip({ document, onRemove }: { document: SourceDocument; onRemove: () => void }): JSX.Element {
  const { id, title, job } = document;
  const name = title === "" ? id : title;
  return (
    <li>
      <button type="button" class="chip-name" title={name} onClick={() => togglePanel("documents")}>
        <Icon name="document" />
        <span>{name}</span>
        {job !== undefined && <EmbeddingState job={job} />}
      </button>
      <button type="button" class="quiet-button" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Renders null unless the job runs or has failed. */
function EmbeddingState({ job }: { job: string }): JSX.Element | null {
  useFresh(refreshData, isWorking.value);
  const found = jobs.value?.find(({ id }) => id === job);
  if (found === undefined || found.status === "complete") return null;
  const tokens = found.tokens === 0 ? "" : `, ${found.tokens.toLocaleString("en")} tokens`;
  return <span class="quiet">{isRunning(found.status) ? `embedding${tokens}` : found.status}</span>;
}
