/** POST /v1/chat (contract 4, 5). */
import type { ApiCall } from "../api-call.ts";
import { startReply, type ChatServing } from "../chat/chat-serving.ts";
import type { ReplyCollector } from "../chat/collected-reply.ts";
import { toGeneration } from "../chat/to-generation.ts";
import { wholeAnswer, wholeReply } from "../chat/whole-reply.ts";
import { readJsonBody } from "../json-body.ts";
import { chooseModel } from "../model-choice.ts";
import { parseRequest } from "../schema-errors.ts";
import { chatV1FreeForm, chatV1RequestSchema, type ChatV1Request } from "./chat-v1-request.ts";
import { checkCapabilities, checkCombinations, checkConnectors } from "./chat-v1-rules.ts";
import { recordStream } from "./record-stream.ts";
import { replyBody, type ReplyFrame } from "./reply-body.ts";
import { replyRecords } from "./reply-records.ts";
import { queryBody, queryConversation, queryForm, queryGeneration, queryRecords } from "./search-queries.ts";
import { storedConversation, unstored } from "./stored-conversation.ts";
import { toConversation, turnsToAnswer } from "./to-conversation.ts";
import { toReplyForm } from "./to-reply-form.ts";
import { withTruncationWarning } from "./truncation-warning.ts";

export interface ChatV1Options {
  /** Instructions for requests without a preamble. Default: none. */
  preamble?: string | undefined;
  /** Show the text of a reply that was offered tools and called none. Default: false, its text is "" (contract 18). */
  v1ToolsDirectAnswer?: boolean | undefined;
}

export function chatV1Route(serving: ChatServing, { preamble = "", v1ToolsDirectAnswer = false }: ChatV1Options) {
  return async (call: ApiCall): Promise<Response> => {
    const started = serving.now();
    const body = await readJsonBody(call.request, chatV1FreeForm);
    const request = parseRequest(chatV1RequestSchema, body);
    warnOfDeprecated(request, call.warnings);
    checkCombinations(request);
    const model = chooseModel(serving.service.models, request.model, "chat");
    checkConnectors(request);
    checkCapabilities(request, model);
    const form = toReplyForm(request, model, call.warnings);
    serving.admission.admit(call, body);

    const { conversation_id, search_queries_only: asksForQueries } = request;
    const { conversations } = serving.service;
    const memory = conversation_id === undefined ? unstored : storedConversation(conversations, call, conversation_id);
    const turns = turnsToAnswer(request, await memory.load());
    const conversation = toConversation(request, turns, model, preamble, call.warnings);
    const generation = toGeneration(request, false, model, call.warnings);
    const reply = await startReply(serving, call, {
      model,
      ...(asksForQueries
        ? { conversation: queryConversation(conversation), generation: queryGeneration(generation), form: queryForm(form) }
        : { conversation, generation, form }),
      priority: 0,
    });
    const events = withTruncationWarning(reply, call.warnings);

    const offersTools = request.tools !== undefined && !request.tool_results;
    const frame: ReplyFrame = {
      generationId: crypto.randomUUID(),
      responseId: crypto.randomUUID(),
      turns,
      offersTools,
      showsText: !offersTools || v1ToolsDirectAnswer,
      maxTokens: generation.maxTokens,
      warnings: call.warnings,
    };
    const remember = (whole: ReplyCollector) => memory.save(turns, whole);
    if (request.stream) {
      const records = asksForQueries ? queryRecords(events, frame) : replyRecords(events, frame, remember);
      return recordStream(records, call, serving.timer);
    }
    const rest = await wholeReply(events, serving, started);
    return wholeAnswer(rest, call, async (whole, end) => {
      if (asksForQueries) return queryBody(whole, end, frame);
      await remember(whole);
      return replyBody(whole, end, frame);
    });
  };
}

function warnOfDeprecated({ connectors, search_queries_only }: ChatV1Request, warnings: string[]): void {
  if (connectors) warnings.push("connectors is deprecated");
  if (search_queries_only) warnings.push("search_queries_only is deprecated");
}
