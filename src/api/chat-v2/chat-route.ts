/** POST /v2/chat (contract 2, 3). */
import { bufferedResponse, startBufferedReply } from "../chat/reply/buffered-reply.ts";
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { deferredBody } from "../response/deferred-body.ts";
import { eventStreamHeaders, keepAliveComments } from "../response/wire-formats.ts";
import type { ModelServices } from "../services.ts";
import { chatFreeForm, chatRequestSchema } from "./chat-request.ts";
import { replyBody } from "./reply-json.ts";
import { chatEventSchema, chatReplySchema } from "./reply-schema.ts";
import { encodedReply } from "./reply-stream.ts";
import { startChat } from "./start-chat.ts";

export const chatRoute = defineRoute({
  id: "chat",
  method: "POST",
  path: "/v2/chat",
  access: "inference",
  tag: "Chat",
  summary: "Writes a reply to a conversation.",
  request: wireObject("ChatRequest", chatRequestSchema, chatFreeForm),
  response: {
    description: "The reply; with `stream`, its events, then `[DONE]`.",
    json: wireObject("ChatReply", chatReplySchema),
    eventStream: wireObject("ChatEvent", chatEventSchema),
  },
  errors: computeErrors,
  async handle({ call, request, body }, services: ModelServices) {
    const started = services.now();
    const reply = await startChat(services, call, body, request);
    if (request.stream) {
      return new Response(deferredBody(encodedReply(reply, call), call, keepAliveComments(services.timer)), {
        headers: eventStreamHeaders,
      });
    }
    const readToEnd = await startBufferedReply(reply, services, started);
    return bufferedResponse(readToEnd, call, (collected, end) => replyBody(collected, end, request.logprobs));
  },
});
