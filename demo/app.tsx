/** The frame of the page: navigation, the conversations, and one view at a time. */
import type { JSX } from "preact";
import { chatShortcuts } from "./chat/chat-shortcuts.ts";
import { ChatView } from "./chat/chat-view.tsx";
import { ConversationList } from "./chat/conversation-list.tsx";
import { ConnectorsView } from "./connectors/connectors-view.tsx";
import { DataView } from "./data/data-view.tsx";
import { EmbedView } from "./embed/embed-view.tsx";
import { ModelsView } from "./models/models-view.tsx";
import { RequestsView } from "./requests/requests-view.tsx";
import { RerankView } from "./rerank/rerank-view.tsx";
import { readiness } from "./service/playground.ts";
import { DeveloperNavigation, Masthead, Navigation } from "./shell/navigation.tsx";
import { Shortcuts } from "./shell/shortcuts.tsx";
import { Toasts } from "./shell/toasts.tsx";
import { isWide, view, type View } from "./shell/views.ts";

const contents: Record<View, () => JSX.Element> = {
  chat: ChatView,
  embed: EmbedView,
  rerank: RerankView,
  data: DataView,
  connectors: ConnectorsView,
  models: ModelsView,
  requests: RequestsView,
};

export function App(): JSX.Element {
  const Content = contents[view.value];
  const state = readiness.value;
  return (
    <>
      <Masthead>
        <Shortcuts shortcuts={chatShortcuts} />
      </Masthead>
      <Navigation />
      {isWide.value && <ConversationList />}
      <main class="view" data-view={view.value}>
        {state.state === "failed" && (
          <p class="problem" role="alert">
            {state.problem}
          </p>
        )}
        <DeveloperNavigation />
        <Content />
      </main>
      <Toasts />
    </>
  );
}
