/** The stored conversations: open, rename, delete, export. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../shell/icons.tsx";
import { isWide, showView } from "../shell/views.ts";
import { openPanel } from "./chat-state.ts";
import {
  conversations,
  current,
  newConversation,
  openConversation,
  remove,
  rename,
  type LiveConversation,
} from "./conversation/conversations.ts";
import { asJson, asMarkdown, fileName, saveFile } from "./conversation/export-conversation.ts";

/** On a narrow screen the list covers the conversation. */
function leaveList(): void {
  showView("chat");
  if (!isWide.peek()) openPanel.value = undefined;
}

export function ConversationList(): JSX.Element {
  return (
    <section class="conversations" aria-label="Conversations">
      <button
        type="button"
        class="new-conversation"
        onClick={() => {
          newConversation();
          leaveList();
        }}
      >
        <Icon name="plus" />
        New conversation
      </button>
      <ul>
        {conversations.value.map((conversation) => (
          <ListItem key={conversation.data.peek().id} conversation={conversation} />
        ))}
      </ul>
    </section>
  );
}

function ListItem({ conversation }: { conversation: LiveConversation }): JSX.Element {
  const data = conversation.data.value;
  const isOpen = current.value === conversation;
  const mode = useSignal<"shown" | "renaming" | "deleting">("shown");
  return (
    <li class="listed" data-open={isOpen}>
      {mode.value === "renaming" ? (
        <RenameForm conversation={conversation} onEnd={() => (mode.value = "shown")} />
      ) : (
        <button
          type="button"
          class="listed-title"
          aria-current={isOpen ? "true" : undefined}
          onClick={() => {
            openConversation(conversation);
            leaveList();
          }}
        >
          {data.title}
        </button>
      )}
      {isOpen && mode.value === "shown" && (
        <span class="listed-actions" role="group" aria-label={`Actions for ${data.title}`}>
          <Action icon="edit" label="Rename" onClick={() => (mode.value = "renaming")} />
          <Action
            icon="save"
            label="Export as Markdown"
            onClick={() => saveFile(fileName(data.title, "md"), "text/markdown", asMarkdown(data))}
          />
          <Action
            icon="form"
            label="Export as JSON"
            onClick={() => saveFile(fileName(data.title, "json"), "application/json", asJson(data))}
          />
          <Action icon="trash" label="Delete" onClick={() => (mode.value = "deleting")} />
        </span>
      )}
      {mode.value === "deleting" && (
        <span class="listed-actions">
          <button type="button" class="small danger" onClick={() => void remove(conversation)}>
            Delete for good
          </button>
          <button type="button" class="small" onClick={() => (mode.value = "shown")}>
            Keep
          </button>
        </span>
      )}
    </li>
  );
}

function Action({ icon, label, onClick }: { icon: Parameters<typeof Icon>[0]["name"]; label: string; onClick: () => void }): JSX.Element {
  return (
    <button type="button" class="quiet-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function RenameForm({ conversation, onEnd }: { conversation: LiveConversation; onEnd: () => void }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.select(), []);
  const end = (): void => {
    const title = input.current?.value.trim() ?? "";
    if (title !== "" && title !== conversation.data.peek().title) void rename(conversation, title);
    onEnd();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        end();
      }}
    >
      <input
        ref={input}
        class="rename"
        aria-label="Title of the conversation"
        defaultValue={conversation.data.peek().title}
        onBlur={end}
        onKeyDown={(event) => event.key === "Escape" && onEnd()}
      />
    </form>
  );
}
