/** The conversation, the box below it, and one panel at its side, or over it on a narrow screen. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { modelsOf } from "../service/playground.ts";
import { Icon } from "../shell/icons.tsx";
import { ModelSelect } from "../shell/model-select.tsx";
import { isWide } from "../shell/views.ts";
import { dropTarget } from "./attach-files.ts";
import { closePanel, focusOpener, openPanel, togglePanel, type PanelName } from "./chat-state.ts";
import { startComparison } from "./comparison/comparison.ts";
import { ComparisonBar } from "./comparison/comparison-bar.tsx";
import { Composer } from "./composer.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { changeSetup, current, isWriting, newConversation } from "./conversation/conversations.ts";
import { CallPanel } from "./request/call-panel.tsx";
import { DocumentsPanel } from "./setup/documents-panel.tsx";
import { OutputPanel } from "./setup/output-panel.tsx";
import { SettingsPanel } from "./setup/settings-panel.tsx";
import { ToolsPanel } from "./setup/tools-panel.tsx";
import { Transcript } from "./transcript.tsx";

const panels: Record<PanelName, { title: string; Content: () => JSX.Element }> = {
  conversations: { title: "Conversations", Content: ConversationList },
  documents: { title: "Documents", Content: DocumentsPanel },
  tools: { title: "Tools", Content: ToolsPanel },
  output: { title: "Output", Content: OutputPanel },
  settings: { title: "Settings", Content: SettingsPanel },
  call: { title: "Request", Content: CallPanel },
};

export function ChatView(): JSX.Element {
  const panel = openPanel.value === "conversations" && isWide.value ? undefined : openPanel.value;
  return (
    <div class="chat" data-panel={panel !== undefined}>
      <section class="conversation" aria-labelledby="conversation-title" inert={panel !== undefined && !isWide.value} {...dropTarget}>
        <ConversationHead />
        <ComparisonBar />
        <Transcript />
        <Composer />
      </section>
      {panel !== undefined && <Panel name={panel} />}
    </div>
  );
}

function ConversationHead(): JSX.Element {
  const conversation = current.value;
  const { title, setup } = conversation.data.value;
  return (
    <header class="conversation-head">
      {!isWide.value && (
        <button type="button" class="quiet-button" aria-label="Conversations" onClick={() => togglePanel("conversations")}>
          <Icon name="menu" />
        </button>
      )}
      <h2 id="conversation-title">{title === "" ? "New conversation" : title}</h2>
      <ModelSelect role="chat" chosen={setup.model} onChoose={(model) => changeSetup(conversation, { model })} />
      {conversation.second.value === undefined && (
        <button
          type="button"
          class="quiet-button labelled"
          aria-label="Compare two models"
          title="Compare two models"
          disabled={isWriting(conversation) || modelsOf("chat").length === 0}
          onClick={() => startComparison(conversation)}
        >
          <Icon name="compare" />
          {isWide.value && "Compare"}
        </button>
      )}
      {!isWide.value && (
        <button type="button" class="quiet-button" aria-label="New conversation" onClick={() => newConversation()}>
          <Icon name="plus" />
        </button>
      )}
      <button
        type="button"
        class="quiet-button labelled"
        aria-label="Request"
        aria-expanded={openPanel.value === "call"}
        onClick={() => togglePanel("call")}
      >
        <Icon name="requests" />
        {isWide.value && "Request"}
      </button>
    </header>
  );
}

function Panel({ name }: { name: PanelName }): JSX.Element {
  const { title, Content } = panels[name];
  const frame = useRef<HTMLDivElement>(null);
  // A panel over the conversation takes the focus, and returns it when it closes.
  useEffect(() => {
    if (isWide.peek()) return undefined;
    frame.current?.querySelector<HTMLElement>(".panel-close")?.focus();
    // The conversation can have the focus again only after this update.
    return () => queueMicrotask(focusOpener);
  }, [name]);
  return (
    <div
      class="panel"
      role="group"
      aria-labelledby="panel-title"
      ref={frame}
      data-name={name}
      onKeyDown={(event) => event.key === "Escape" && closePanel()}
    >
      <header class="panel-head">
        <h2 id="panel-title">{title}</h2>
        <button type="button" class="quiet-button panel-close" aria-label={`Close ${title.toLowerCase()}`} onClick={closePanel}>
          <Icon name="close" />
        </button>
      </header>
      <div class="panel-body">
        <Content />
      </div>
    </div>
  );
}
