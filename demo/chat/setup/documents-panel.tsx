/** Documents of the conversation: dropped, chosen or pasted; and how they are cited. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../shell/icons.tsx";
import { changeSetup, current } from "../conversation/conversations.ts";
import { maxDocumentCharacters } from "../conversation/send-message.ts";
import { freeId, readFiles } from "../documents/read-files.ts";
import { Choice } from "./fields.tsx";
import type { SourceDocument } from "./chat-setup.ts";

export function DocumentsPanel(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  const pasted = useSignal("");
  const problems = useSignal<string[]>([]);
  const add = (documents: readonly SourceDocument[]): void =>
    changeSetup(conversation, { documents: [...conversation.data.peek().setup.documents, ...documents] });
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const read = await readFiles(files, conversation.data.peek().setup.documents);
    problems.value = read.problems;
    add(read.documents);
  };
  const addPasted = (): void => {
    const text = pasted.value.trim();
    if (text === "") return;
    add([{ id: freeId("pasted text", setup.documents), title: "Pasted text", text }]);
    pasted.value = "";
  };
  return (
    <>
      <p class="panel-note">
        The model answers from these and cites them. Beyond {maxDocumentCharacters} characters they are cut into passages, and the ones that
        fit your message best are sent: chosen by the reranker.
      </p>
      <label
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void addFiles([...(event.dataTransfer?.files ?? [])]);
        }}
      >
        <Icon name="document" />
        <span>Drop text or Markdown files, or choose them</span>
        <input
          type="file"
          class="visually-hidden"
          multiple
          accept="text/*,.md,.markdown,.txt,.csv,.json,.jsonl,.log,.html"
          onChange={(event) => {
            void addFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {problems.value.map((problem) => (
        <p key={problem} class="problem" role="alert">
          {problem}
        </p>
      ))}
      <ul class="documents">
        {setup.documents.map((document) => (
          <li key={document.id}>
            <details>
              <summary>
                {document.title === "" ? document.id : document.title} <span class="quiet">{document.text.length} characters</span>
              </summary>
              <p>{document.text}</p>
            </details>
            <button
              type="button"
              class="quiet-button"
              aria-label={`Remove ${document.title}`}
              onClick={() => changeSetup(conversation, { documents: setup.documents.filter(({ id }) => id !== document.id) })}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <label class="field">
        Or paste a text
        <textarea rows={4} value={pasted.value} onInput={(event) => (pasted.value = event.currentTarget.value)} />
      </label>
      <button type="button" class="small" onClick={addPasted}>
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
