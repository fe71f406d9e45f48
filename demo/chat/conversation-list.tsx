/** The stored conversations: search, open, rename, delete, export, share, import. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../shell/icons.tsx";
import { showToast } from "../shell/toasts.tsx";
import { isWide, showView } from "../shell/views.ts";
import { openPanel } from "./chat-state.ts";
import {
  addConversation,
  conversations,
  current,
  newConversation,
  openConversation,
  remove,
  rename,
  wholeOf,
  type LiveConversation,
} from "./conversation/conversations.ts";
import { asJson, asMarkdown, fileName, saveFile } from "./conversation/export-conversation.ts";
import { groupedByDay } from "./conversation/grouped-by-day.ts";
import { matches } from "./conversation/matching-conversations.ts";
import { readConversation } from "./conversation/read-conversation.ts";
import { shareLink } from "./conversation/share-link.ts";

/** Fewer are seen at a glance. */
const minSearched = 4;

/** On a narrow screen the list covers the conversation. */
function leaveList(): void {
  showView("chat");
  if (!isWide.peek()) openPanel.value = undefined;
}

async function importFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  const read = readConversation(await file.text());
  if (read === undefined) return showToast(`${file.name} is not a conversation that was exported here as JSON`, { isProblem: true });
  openConversation(await addConversation(read));
  leaveList();
}

async function share(conversation: LiveConversation): Promise<void> {
  const link = await shareLink(wholeOf(conversation));
  if (link === undefined) return showToast("This conversation is too long for a link; export it as JSON instead", { isProblem: true });
  try {
    await navigator.clipboard.writeText(link);
    showToast("Link copied. It holds the whole conversation; no server has it.");
  } catch {
    showToast("The browser did not allow copying the link", { isProblem: true });
  }
}

export function ConversationList(): JSX.Element {
  const query = useSignal("");
  const all = conversations.value;
  const shown = query.value.trim() === "" ? all : all.filter((conversation) => matches(wholeOf(conversation), query.value.trim()));
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
      {(all.length >= minSearched || query.value !== "") && (
        <input
          id="conversation-search"
          class="conversation-search"
          type="search"
          placeholder="Search conversations"
          aria-label="Search conversations"
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && query.value !== "" && <p class="quiet conversations-note">No conversation has these words.</p>}
      {groupedByDay(shown, new Date()).map(({ title, members }) => (
        <section key={title} class="listed-day" aria-label={title}>
          <p class="listed-day-title">{title}</p>
          <ul>
            {members.map((conversation) => (
              <ListItem key={conversation.data.peek().id} conversation={conversation} />
            ))}
          </ul>
        </section>
      ))}
      <label class="link-button import-conversation">
        Import a conversation
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          onChange={(event) => {
            void importFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
    </section>
  );
}

function ListItem({ conversation }: { conversation: LiveConversation }): JSX.Element {
  const data = conversation.data.value;
  const isOpen = current.value === conversation;
  const mode = useSignal<"shown" | "renaming" | "deleting">("shown");
  const isSharing = useSignal(false);
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
          <Action icon="save" label="Save or share" isExpanded={isSharing.value} onClick={() => (isSharing.value = !isSharing.value)} />
          <Action icon="trash" label="Delete" onClick={() => (mode.value = "deleting")} />
        </span>
      )}
      {isOpen && mode.value === "shown" && isSharing.value && <ShareActions conversation={conversation} />}
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

function ShareActions({ conversation }: { conversation: LiveConversation }): JSX.Element {
  const { title } = conversation.data.value;
  const save = (extension: string, type: string, text: string): void => saveFile(fileName(title, extension), type, text);
  return (
    <div class="share-actions" role="group" aria-label={`Save or share ${title}`}>
      <button type="button" onClick={() => save("md", "text/markdown", asMarkdown(wholeOf(conversation)))}>
        Export as Markdown
      </button>
      <button type="button" onClick={() => save("json", "application/json", asJson(wholeOf(conversation)))}>
        Export as JSON
      </button>
      <button type="button" onClick={() => void share(conversation)}>
        Copy a link to it
      </button>
    </div>
  );
}

interface ActionProperties {
  icon: IconName;
  label: string;
  /** Only for a button that shows or hides others. */
  isExpanded?: boolean;
  onClick: () => void;
}

function Action({ icon, label, isExpanded, onClick }: ActionProperties): JSX.Element {
  return (
    <button type="button" class="quiet-button" aria-label={label} title={label} aria-expanded={isExpanded} onClick={onClick}>
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
