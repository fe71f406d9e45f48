/** POST /compatibility/v1/chat/completions. */
import { z } from "zod";
import { bufferedResponse, startBufferedReply } from "../../chat/reply/buffered-reply.ts";
import { startChat } from "../../chat-v2/start-chat.ts";
import { computeErrors, defineRoute, wireObject } from "../../define-route.ts";
import { deferredBody } from "../../response/deferred-body.ts";
import { eventStreamHeaders, keepAliveComments } from "../../response/wire-formats.ts";
import type { ModelServices } from "../../services.ts";
import { completionBody, type CompletionContext } from "./completion-body.ts";
import { completionFreeForm, completionRequestSchema } from "./completion-request.ts";
import { checkCompletion, warnAboutIgnored } from "./completion-rules.ts";
import { completionChunkSchema, completionSchema } from "./completion-schema.ts";
import { encodedCompletion } from "./completion-stream.ts";
import { separatedStart } from "./reply-start.ts";
import { chatVariant, toChatRequest } from "./to-chat-request.ts";

export const completionsRoute = defineRoute({
  id: "createChatCompletion",
  method: "POST",
  path: "/compatibility/v1/chat/completions",
  access: "inference",
  tag: "OpenAI-compatible",
  isOpenai: true,
  summary: "Writes a reply to a conversation, in OpenAI's form.",
  request: wireObject("ChatCompletionRequest", completionRequestSchema, completionFreeForm),
  response: {
    description: "The reply; with `stream`, its chunks, then `[DONE]`. A reply that fails ends with an error body in place of a chunk.",
    json: wireObject("ChatCompletion", completionSchema),
    eventStream: wireObject("ChatCompletionChunk", completionChunkSchema),
  },
  errors: computeErrors,
  async handle({ call, request, body }, services: ModelServices) {
    const started = services.now();
    checkCompletion(request);
    warnAboutIgnored(request, call.warnings);
    const { rest, replyStart } = separatedStart(request);
    const reply = await startChat(services, call, body, toChatRequest(rest), chatVariant(rest, call.warnings, replyStart));
    const { model, logprobs, stream } = request;
    const context: CompletionContext = {
      model,
      logprobs,
      created: call.journal.recall("created", z.int(), () => Math.floor(Date.now() / 1000)),
    };
    if (stream) {
      const events = encodedCompletion(reply, { ...context, includeUsage: request.stream_options?.include_usage === true }, call);
      return new Response(deferredBody(events, call, keepAliveComments(services.timer)), { headers: eventStreamHeaders });
    }
    const readToEnd = await startBufferedReply(reply, services, started);
    return bufferedResponse(readToEnd, call, (collected, end) => completionBody(collected, end, context));
  },
});
