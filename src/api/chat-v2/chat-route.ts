/** POST /v2/chat (contract 2, 3). */
import type { ApiCall } from "../request/api-call.ts";
import { startReply, type ChatServing } from "../chat/chat-serving.ts";
import { readOrRefuse, formWithoutGrammar } from "../chat/content-refusal.ts";
import { toGeneration } from "../chat/to-generation.ts";
import { bufferedResponse, startBufferedReply } from "../chat/buffered-reply.ts";
import { readJsonBody } from "../request/json-body.ts";
import { deferredBody } from "../response/deferred-body.ts";
import { chooseModel } from "../model-choice.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { eventStreamHeaders, keepAliveComments } from "../response/wire-formats.ts";
import { chatFreeForm, chatRequestSchema } from "./chat-request.ts";
import { checkCapabilities, checkCombinations, readContent } from "./chat-rules.ts";
import { replyBody } from "./reply-json.ts";
import { replyFrames } from "./reply-stream.ts";
import { toConversation } from "./to-conversation.ts";
import { toReplyForm } from "./to-reply-form.ts";

export function chatRoute(serving: ChatServing) {
  return async (call: ApiCall): Promise<Response> => {
    const started = serving.now();
    const body = await readJsonBody(call, chatFreeForm);
    const request = parseRequest(chatRequestSchema, body);
    checkCombinations(request);
    const model = await chooseModel(serving.inference.models, request.model, "chat", call.disconnect.signal);
    checkCapabilities(request, model);
    const { content, refusal } = readOrRefuse(() => readContent(request, call.warnings));
    const form = toReplyForm(request, model, content?.outputNode);
    const reply = await startReply(serving, call, {
      model,
      conversation: toConversation(request, content?.argumentsNodes ?? [], model, call.warnings),
      generation: toGeneration(request, request.logprobs, model, call),
      form: refusal ? formWithoutGrammar(form) : form,
      priority: request.priority,
      waitsForToken: !request.stream,
      admit: () => {
        if (refusal) throw refusal;
        serving.admission.admit(call, body);
      },
    });
    if (request.stream) {
      return new Response(deferredBody(replyFrames(reply), call, keepAliveComments(serving.timer)), { headers: eventStreamHeaders });
    }
    const rest = await startBufferedReply(reply, serving, started);
    return bufferedResponse(rest, call, (collected, end) => replyBody(collected, end, request.logprobs));
  };
}
