/** The box for the next message and its attachments. Files can be pasted into it. */
import type { JSX } from "preact";
import { Icon, type IconName } from "../shell/icons.tsx";
import { useKeptFocus } from "../shell/kept-focus.ts";
import { modelsOf } from "../service/playground.ts";
import { attach, imageProblems, isDropping } from "./attach-files.ts";
import { draft, openPanel, togglePanel, type PanelName } from "./chat-state.ts";
import { current, isWriting, stopReplies } from "./conversation/conversations.ts";
import { sendMessage } from "./conversation/send-message.ts";
import { DocumentChips } from "./documents/document-chips.tsx";
import { fileProblems } from "./documents/file-reading.ts";
import { FileStates } from "./documents/file-states.tsx";
import { draftImages, readsImages } from "./images/attach-images.ts";
import { DraftImages, ImageButton } from "./images/image-button.tsx";
import { stopDictation } from "./speech/dictation.ts";
import { DictationButton } from "./speech/speech-buttons.tsx";
import { featuresOf } from "./setup/features.ts";

const buttons: readonly { name: PanelName & ("documents" | "tools" | "output" | "settings"); title: string; icon: IconName }[] = [
  { name: "documents", title: "Documents", icon: "document" },
  { name: "tools", title: "Tools", icon: "tool" },
  { name: "output", title: "Output", icon: "form" },
  { name: "settings", title: "Settings", icon: "settings" },
];

export function Composer(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  const isRunning = isWriting(conversation);
  const button = useKeptFocus(!isRunning);
  const features = featuresOf(setup);
  const canSend = modelsOf("chat").length > 0;
  const isEmpty = draft.value.trim() === "";
  const takesImages = readsImages(setup);

  const send = (): void => {
    const text = draft.value.trim();
    if (text === "" || isRunning || !canSend) return;
    stopDictation();
    draft.value = "";
    const images = takesImages ? draftImages.peek() : [];
    draftImages.value = [];
    fileProblems.value = [];
    imageProblems.value = [];
    void sendMessage(conversation, text, images);
  };
  return (
    <form
      class="composer"
      data-dropping={isDropping.value}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {imageProblems.value.map((problem) => (
        <p key={problem} class="problem" role="alert">
          {problem}
        </p>
      ))}
      <DocumentChips />
      {openPanel.value !== "documents" && <FileStates />}
      {takesImages && <DraftImages />}
      <div class="composer-box">
        <label class="visually-hidden" for="message">
          Message
        </label>
        <textarea
          id="message"
          rows={1}
          placeholder={placeholderOf(isDropping.value, takesImages, setup.documents.length)}
          enterkeyhint="send"
          value={draft.value}
          onInput={(event) => (draft.value = event.currentTarget.value)}
          onPaste={(event) => {
            const { files, types } = event.clipboardData ?? new DataTransfer();
            // Office programs copy a text with a picture of it.
            if (files.length === 0 || types.includes("text/plain")) return;
            event.preventDefault();
            void attach([...files]);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <DictationButton />
        {!isRunning ? (
          // Not disabled while the message is empty, so that it keeps the focus after a click.
          <button
            key="send"
            class="round"
            type="submit"
            aria-label="Send"
            title="Send"
            ref={button}
            disabled={!canSend}
            aria-disabled={isEmpty}
          >
            <Icon name="send" />
          </button>
        ) : (
          <button
            key="stop"
            class="round"
            type="button"
            aria-label="Stop"
            title="Stop"
            ref={button}
            onClick={() => stopReplies(conversation)}
          >
            <Icon name="stop" />
          </button>
        )}
      </div>
      <div class="composer-foot" role="group" aria-label="Sent with the message">
        {buttons.map(({ name, title, icon }) => (
          <button
            key={name}
            type="button"
            class="feature"
            aria-expanded={openPanel.value === name}
            data-on={features[name] !== ""}
            onClick={() => togglePanel(name)}
          >
            <Icon name={icon} />
            {features[name] === "" ? title : features[name]}
          </button>
        ))}
        {takesImages && <ImageButton onProblems={(found) => (imageProblems.value = found)} />}
      </div>
    </form>
  );
}

function placeholderOf(isDragged: boolean, takesImages: boolean, documents: number): string {
  if (isDragged) return takesImages ? "Drop images or documents" : "Drop PDF, Word or text files";
  if (documents === 0) return "Write a message";
  return documents === 1 ? "Ask about the document" : "Ask about the documents";
}
