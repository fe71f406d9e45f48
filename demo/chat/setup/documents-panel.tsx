/** Documents of the conversation: dropped, chosen, pasted or kept as datasets; and how they are cited. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../shell/icons.tsx";
import { changeSetup, current } from "../conversation/conversations.ts";
import type { DocumentPassage } from "../../../src/documents.ts";
import { addFiles, pastedDocument } from "../documents/file-reading.ts";
import { FileStates } from "../documents/file-states.tsx";
import { KeptDocuments } from "../documents/kept-documents-list.tsx";
import { pageInWords, type SourceDocument } from "../documents/source-document.ts";
import { Choice } from "./fields.tsx";

export function DocumentsPanel(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  const pasted = useSignal("");
  const add = (document: SourceDocument): void =>
    changeSetup(conversation, { documents: [...conversation.data.peek().setup.documents, document] });
  const addPasted = async (): Promise<void> => {
    const text = pasted.value.trim();
    if (text === "") return;
    pasted.value = "";
    add(await pastedDocument(text, conversation.data.peek().setup.documents));
  };
  return (
    <>
      <p class="panel-note">
        The model answers from these and cites them. It reads short ones whole, and of long ones the passages that fit your message best.
        The reranker chooses them.
      </p>
      <label
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void addFiles(conversation, [...(event.dataTransfer?.files ?? [])]);
        }}
      >
        <Icon name="document" />
        <span>Drop files, or choose them: PDF, Word, HTML, CSV, Markdown, text</span>
        <input
          type="file"
          class="visually-hidden"
          multiple
          accept=".pdf,.docx,.html,.htm,.csv,.tsv,.md,.markdown,.txt,.json,.jsonl,.log,text/*"
          onChange={(event) => {
            void addFiles(conversation, [...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <FileStates />
      <ul class="documents" aria-label="Documents of this conversation">
        {setup.documents.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            onRemove={() => changeSetup(conversation, { documents: setup.documents.filter(({ id }) => id !== document.id) })}
          />
        ))}
      </ul>
      <KeptDocuments documents={setup.documents} onAdd={add} />
      <label class="field">
        Or paste a text
        <textarea rows={4} value={pasted.value} onInput={(event) => (pasted.value = event.currentTarget.value)} />
      </label>
      <button type="button" class="small" onClick={() => void addPasted()}>
        Add text
      </button>
      <Choice
        label="Citations"
        value={setup.citations}
        options={[
          ["", "Default: after the text"],
          ["ACCURATE", "Accurate: after the text"],
          ["FAST", "Fast: while it is written"],
          ["OFF", "Off"],
        ]}
        onChange={(citations) => changeSetup(conversation, { citations })}
      />
    </>
  );
}

function DocumentItem({ document, onRemove }: { document: SourceDocument; onRemove: () => void }): JSX.Element {
  const title = document.title === "" ? document.id : document.title;
  return (
    <li>
      {document.job === undefined ? (
        <details>
          <summary>
            {title} <span class="quiet">{sizeInWords(document)}</span>
          </summary>
          <div class="document-text" tabIndex={0} role="group" aria-label={`Text of ${title}`}>
            {(document.passages ?? [{ heading: "", text: document.text }]).map((passage, index) => (
              <PassageText key={index} passage={passage} />
            ))}
          </div>
        </details>
      ) : (
        <p>
          {title} <span class="quiet">kept in Data</span>
        </p>
      )}
      <button type="button" class="quiet-button" aria-label={`Remove ${title}`} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </li>
  );
}

function PassageText({ passage }: { passage: Pick<DocumentPassage, "heading" | "page" | "lastPage" | "text"> }): JSX.Element {
  const place = [passage.heading, pageInWords(passage)].filter((part) => part !== "").join(", ");
  return (
    <p>
      {place !== "" && <strong>{`${place}\n`}</strong>}
      {passage.text}
    </p>
  );
}

/** "rules.pdf, 6 passages, 3 pages". */
function sizeInWords({ id, title, passages, text }: SourceDocument): string {
  const lastPage = passages?.reduce((last, { page = 0, lastPage: end = page }) => Math.max(last, end), 0) ?? 0;
  const size = passages === undefined ? `${text.length.toLocaleString("en")} characters` : `${passages.length} passages`;
  const pages = lastPage === 0 ? "" : `${lastPage} ${lastPage === 1 ? "page" : "pages"}`;
  return [id === title ? "" : id, size, pages].filter((part) => part !== "").join(", ");
}
