/** POST /v2/chat (contract 2, 3). */
import type { ApiCall } from "../request/api-call.ts";
import type { ChatServing } from "../chat/chat-serving.ts";
import { bufferedResponse, startBufferedReply } from "../chat/reply/buffered-reply.ts";
import { readJsonBody } from "../request/json-body.ts";
import { deferredBody } from "../response/deferred-body.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { eventStreamHeaders, keepAliveComments } from "../response/wire-formats.ts";
import { chatFreeForm, chatRequestSchema } from "./chat-request.ts";
import { replyBody } from "./reply-json.ts";
import { replyFrames } from "./reply-stream.ts";
import { startChat } from "./start-chat.ts";

export function chatRoute(serving: ChatServing) {
  return async (call: ApiCall): Promise<Response> => {
    const started = serving.now();
    const body = await readJsonBody(call, chatFreeForm);
    const request = parseRequest(chatRequestSchema, body);
    const reply = await startChat(serving, call, body, request);
    if (request.stream) {
      return new Response(deferredBody(replyFrames(reply, call), call, keepAliveComments(serving.timer)), { headers: eventStreamHeaders });
    }
    const rest = await startBufferedReply(reply, serving, started);
    return bufferedResponse(rest, call, (collected, end) => replyBody(collected, end, request.logprobs));
  };
}
