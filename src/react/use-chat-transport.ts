import type { ChatTransport, UIMessage } from "ai";
import { useMemo, useRef } from "react";
import { chatTransport, type ChatTransportOptions } from "./chat-transport.ts";
import { useShared } from "./provider.ts";

/**
 * Returns a transport for `useChat` of the AI SDK: `useChat({ transport: useChatTransport({ model: "starter-chat" }) })`. It works before the
 * runtime has started: the first message waits for it. The transport stays the same while the model does; other options may change.
 */
export function useChatTransport(options: ChatTransportOptions): ChatTransport<UIMessage> {
  const { started } = useShared();
  const latest = useRef(options);
  latest.current = options;
  const { model, token = "any" } = options;
  return useMemo(
    () =>
      chatTransport(async (input, init) => (await started).fetch(input, init), {
        model,
        token,
        body: (messages) => bodyOf(latest.current, messages),
      }),
    [started, model, token],
  );
}

function bodyOf({ body }: ChatTransportOptions, messages: readonly UIMessage[]): Record<string, unknown> {
  return typeof body === "function" ? body(messages) : (body ?? {});
}
