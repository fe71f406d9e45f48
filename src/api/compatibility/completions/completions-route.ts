/** POST /compatibility/v1/chat/completions. */
import { z } from "zod";
import { bufferedResponse, startBufferedReply } from "../../chat/reply/buffered-reply.ts";
import type { ChatServing } from "../../chat/chat-serving.ts";
import { startChat } from "../../chat-v2/start-chat.ts";
import type { ApiCall } from "../../request/api-call.ts";
import { readJsonBody } from "../../request/json-body.ts";
import { parseRequest } from "../../request/schema-errors.ts";
import { deferredBody } from "../../response/deferred-body.ts";
import { eventStreamHeaders, keepAliveComments } from "../../response/wire-formats.ts";
import { completionBody, type CompletionFrame } from "./completion-body.ts";
import { completionFreeForm, completionRequestSchema } from "./completion-request.ts";
import { checkCompletion, warnAboutIgnored } from "./completion-rules.ts";
import { completionFrames } from "./completion-stream.ts";
import { chatVariant, toChatRequest } from "./to-chat-request.ts";

export function completionsRoute(serving: ChatServing) {
  return async (call: ApiCall): Promise<Response> => {
    const started = serving.now();
    const body = await readJsonBody(call, completionFreeForm);
    const request = parseRequest(completionRequestSchema, body);
    checkCompletion(request);
    warnAboutIgnored(request, call.warnings);
    const reply = await startChat(serving, call, body, toChatRequest(request), chatVariant(request, call.warnings));
    const { model, logprobs, stream } = request;
    const frame: CompletionFrame = {
      model,
      logprobs,
      created: call.journal.recall("created", z.int(), () => Math.floor(Date.now() / 1000)),
    };
    if (stream) {
      const frames = completionFrames(reply, { ...frame, includeUsage: request.stream_options?.include_usage === true }, call);
      return new Response(deferredBody(frames, call, keepAliveComments(serving.timer)), { headers: eventStreamHeaders });
    }
    const rest = await startBufferedReply(reply, serving, started);
    return bufferedResponse(rest, call, (collected, end) => completionBody(collected, end, frame));
  };
}
