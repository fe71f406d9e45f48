/** The content of an empty conversation: an introduction, and examples that the starter models answer correctly. */
import type { JSX } from "preact";
import { RecommendedModelCard } from "../models/recommended-model-card.tsx";
import { modelsOf } from "../service/playground.ts";
import { Icon, type IconName } from "../shell/icons.tsx";
import { newConversation } from "./conversation/conversations.ts";
import { sendMessage } from "./conversation/send-message.ts";
import { examples, type Example } from "./examples.ts";

const icons: Record<Example["feature"], IconName> = {
  plain: "chat",
  documents: "document",
  tools: "tool",
  output: "form",
  thinking: "thinking",
};

function tryExample({ setup, message }: Example): void {
  void sendMessage(newConversation(setup()), message);
}

export function Welcome(): JSX.Element {
  const isWaiting = modelsOf("chat").length === 0;
  return (
    <div class="welcome">
      <p class="welcome-title">Language models that live in this page.</p>
      <p>A whole inference service runs in this tab, with the HTTP API that clients already speak. Nothing you type leaves this machine.</p>
      <ul class="examples" aria-label="Examples">
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" class="example" disabled={isWaiting} onClick={() => tryExample(example)}>
              <Icon name={icons[example.feature]} />
              <strong>{example.title}</strong>
              <span>{example.message}</span>
            </button>
          </li>
        ))}
      </ul>
      <RecommendedModelCard />
      <p class="honest">
        starter-chat is tiny: it answers from documents that you give it, calls tools and fills in JSON. It knows little else, and some of
        what it says is wrong. The <a href="docs/">documentation</a> comes along.
      </p>
    </div>
  );
}
