/** A page that uses the hooks of `cohabit/react` in StrictMode: the runtime's state, a model, and the chat transport. */
import { createElement as h, type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { UIMessage } from "ai";
import { CohabitProvider, useChatTransport, useModel, useRuntime } from "../../../src/react/index.ts";

function Chat(): ReactNode {
  const transport = useChatTransport({ model: "starter-chat", body: { temperature: 0, max_tokens: 16 } });
  const [text, setText] = useState("");
  const ask = async (): Promise<void> => {
    const messages: UIMessage[] = [{ id: "1", role: "user", parts: [{ type: "text", text: "Hello!" }] }];
    const stream = await transport.sendMessages({
      trigger: "submit-message",
      chatId: "chat",
      messageId: undefined,
      messages,
      abortSignal: undefined,
    });
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const chunk = next.value;
      if (chunk.type === "text-delta") setText((before) => before + chunk.delta);
    }
  };
  return h("p", null, h("button", { onClick: () => void ask() }, "Ask"), h("output", { "aria-label": "Reply" }, text));
}

function Model({ id }: { id: string }): ReactNode {
  const { model, load, cancel } = useModel(id);
  const bytes = model?.progress?.loadedBytes ?? 0;
  return h(
    "p",
    null,
    h("output", { "aria-label": id }, `${model?.state ?? "unknown"}${bytes > 0 ? " with progress" : ""}`),
    h("button", { onClick: () => void load().catch(() => undefined) }, `Load ${id}`),
    h("button", { onClick: () => void cancel() }, `Cancel ${id}`),
  );
}

function App(): ReactNode {
  const state = useRuntime();
  const [isThere, setIsThere] = useState(true);
  return h(
    "main",
    null,
    h("output", { "aria-label": "Runtime" }, state.status),
    isThere && h(Model, { id: "starter-rerank" }),
    isThere && h(Model, { id: "none" }),
    h(Chat),
    h("button", { onClick: () => setIsThere(false) }, "Remove"),
  );
}

const root = document.querySelector("#root");
if (root !== null) createRoot(root).render(h(StrictMode, null, h(CohabitProvider, null, h(App))));
