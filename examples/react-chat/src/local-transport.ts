import { createCohere } from "@ai-sdk/cohere";
import { convertToModelMessages, streamText, type ChatTransport, type UIMessage } from "ai";
import { start } from "cohabit";

// Once per page, outside of components: StrictMode and hot reload render components again.
const runtime = start();

// The service worker need not control the page yet: runtime.fetch reaches the models at once.
const provider = createCohere({
  apiKey: "any",
  baseURL: `${location.origin}/v2`,
  fetch: async (input, init) => (await runtime).fetch(input, init),
});

/** Does the work of a server's route handler in the page. */
export const localTransport: ChatTransport<UIMessage> = {
  async sendMessages({ messages, abortSignal }) {
    const reply = streamText({
      model: provider("starter-chat"),
      messages: await convertToModelMessages(messages),
      ...(abortSignal && { abortSignal }),
    });
    return reply.toUIMessageStream();
  },
  reconnectToStream: async () => null,
};
