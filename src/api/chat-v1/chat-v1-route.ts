/** POST /v1/chat (contract 4, 5). */
import type { ReplyForm } from "../../inference/conversation.ts";
import type { ApiCall } from "../request/api-call.ts";
import { ownerOf } from "../access/owners.ts";
import type { ApiServices } from "../services.ts";
import { startReply } from "../chat/start-reply.ts";
import { ReplyCollector } from "../chat/reply/reply-collector.ts";
import { readOrRefuse, formWithoutGrammar } from "../chat/request/content-refusal.ts";
import { readOutput } from "../chat/request/json-output.ts";
import { toGeneration } from "../chat/request/to-generation.ts";
import { bufferedResponse, startBufferedReply } from "../chat/reply/buffered-reply.ts";
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import type { ModelDescription } from "../../inference/models.ts";
import { chatV1FreeForm, chatV1RequestSchema, type ChatV1Request } from "./request/chat-v1-request.ts";
import { checkCapabilities, checkCombinations } from "./request/chat-v1-rules.ts";
import { findConnectors, type RequestedConnector } from "./search/connector-searches.ts";
import { searchConnectors } from "./search/searched-conversation.ts";
import { recordStream } from "./reply/record-stream.ts";
import { replyBody, type ReplyContext } from "./reply/reply-body.ts";
import { brokenEnd, replyRecords } from "./reply/reply-records.ts";
import { chatV1RecordSchema, chatV1ReplySchema } from "./reply/reply-schema.ts";
import { queryBody, queryConversation, queryForm, queryGeneration, queryRecords } from "./search/search-queries.ts";
import { openConversation, unstored, type OpenConversation } from "./request/stored-conversation.ts";
import { toConversation, exchangeMessages } from "./request/to-conversation.ts";
import { toReplyForm } from "./request/to-reply-form.ts";
import { withTruncationWarning } from "./reply/truncation-warning.ts";

export const chatV1Route = defineRoute({
  id: "chatV1",
  method: "POST",
  path: "/v1/chat",
  access: "inference",
  tag: "Chat",
  summary: "Writes a reply to a message, in the form of the first version.",
  parameters: [
    {
      name: "Accepts",
      in: "header",
      description: "With `text/event-stream` the records of a stream are server-sent events. Not the header Accept.",
      schema: { type: "string" },
    },
  ],
  request: wireObject("ChatV1Request", chatV1RequestSchema, chatV1FreeForm),
  response: {
    description: "The reply; with `stream`, its records, one JSON object a line, or events.",
    json: wireObject("ChatV1Reply", chatV1ReplySchema),
    jsonLines: wireObject("ChatV1Record", chatV1RecordSchema),
    eventStream: wireObject("ChatV1Record", chatV1RecordSchema),
  },
  errors: computeErrors,
  async handle({ call, request, body }, services: ApiServices) {
    const started = services.now();
    warnAboutDeprecated(request, call.warnings);
    checkCombinations(request);
    const model = await chooseModel(services.inference.models, request.model, "chat", call.disconnect.signal);
    const { conversations, connectors: store } = services.stores;
    const connectors = await findConnectors(request, store, ownerOf(call.owner).ownerId);
    checkCapabilities(request, model);
    const { content: outputNode, refusal } = readOrRefuse(() => readOutput(request.response_format, call.warnings));
    let isAdmitted = false;
    const admit = (): void => {
      // The queries of a search are part of the same request.
      if (isAdmitted) return;
      if (refusal) throw refusal;
      services.admission.admit(call, body);
      isAdmitted = true;
    };
    const plainForm = toReplyForm(request, model, outputNode);
    const form = refusal ? formWithoutGrammar(plainForm) : plainForm;

    const { conversation_id } = request;
    const stored = conversation_id === undefined ? unstored : await openConversation(conversations, call, conversation_id);
    try {
      const response = await respond(services, call, { request, connectors, model, form, admit, stored, started });
      // The reader may disconnect before the reply, and with it the stored conversation, is complete.
      if (call.bodyEnd) void call.bodyEnd.then(() => stored.close());
      else stored.close();
      return response;
    } catch (thrown) {
      stored.close();
      throw thrown;
    }
  },
});

interface CheckedRequest {
  request: ChatV1Request;
  connectors: RequestedConnector[];
  model: ModelDescription;
  form: ReplyForm;
  /** See `CallControl`. */
  admit: () => void;
  stored: OpenConversation;
  /** Start of the call, on the clock of `services`. */
  started: number;
}

async function respond(
  services: ApiServices,
  call: ApiCall,
  { request, connectors, model, form, admit, stored, started }: CheckedRequest,
): Promise<Response> {
  const { warnings } = call;
  const { preamble = "", v1ToolsDirectAnswer = false } = services.options;
  const isRaw = request.raw_prompting;
  const effective = isRaw ? rawRequest(request, warnings) : request;
  const { messages, repeated } = exchangeMessages(effective, isRaw ? [] : stored.messages);
  const unsearched = toConversation(effective, messages, model, preamble, warnings);
  const generation = toGeneration(request, false, model, call);
  const { search_queries_only: isQueriesOnly } = request;
  const generationId = call.journal.id("generation id");
  // A request with tool results continues an exchange that was searched already.
  const searches =
    connectors.length === 0 || isQueriesOnly || request.tool_results
      ? undefined
      : await searchConnectors(services, call, {
          conversation: unsearched,
          connectors,
          model,
          form,
          generation,
          generationId,
          admit,
          started,
        });
  const conversation = searches ? { ...unsearched, documents: [...unsearched.documents, ...searches.documents] } : unsearched;
  const reply = await startReply(services, call, {
    model,
    ...(isQueriesOnly
      ? { conversation: queryConversation(conversation), generation: queryGeneration(generation), form: queryForm(form) }
      : { conversation, generation, form }),
    priority: 0,
    waitsForToken: !request.stream,
    admit,
  });
  const events = withTruncationWarning(reply, warnings);

  const offersTools = request.tools !== undefined && !request.tool_results;
  const context: ReplyContext = {
    generationId,
    responseId: call.journal.id("response id"),
    messages: repeated,
    offersTools,
    showsText: !offersTools || v1ToolsDirectAnswer,
    maxTokens: generation.maxTokens,
    searches,
    warnings,
  };
  const saveExchange = async (collected: ReplyCollector) => {
    await stored.save(isRaw ? [...stored.messages, ...messages] : messages, collected);
    stored.close();
  };
  if (request.stream) {
    const collected = new ReplyCollector();
    const records = isQueriesOnly ? queryRecords(events, context, collected) : replyRecords(events, context, saveExchange, collected);
    const shown = isQueriesOnly ? { ...context, showsText: false } : context;
    return recordStream(records, call, services.timer, () => brokenEnd(collected, shown));
  }
  const rest = await startBufferedReply(events, services, started);
  return bufferedResponse(rest, call, async (collected, end) => {
    if (isQueriesOnly) return queryBody(collected, end, context);
    await saveExchange(collected);
    return replyBody(collected, end, context);
  });
}

function warnAboutDeprecated({ connectors, search_queries_only }: ChatV1Request, warnings: string[]): void {
  if (connectors) warnings.push("connectors is deprecated");
  if (search_queries_only) warnings.push("search_queries_only is deprecated");
}

/** Returns the request without the properties that raw_prompting ignores (contract 4.1). Adds a line to `warnings` for each. */
function rawRequest(request: ChatV1Request, warnings: string[]): ChatV1Request {
  const { chat_history, preamble } = request;
  if (chat_history) warnings.push("chat_history is ignored with raw_prompting");
  if (preamble) warnings.push("preamble is ignored with raw_prompting");
  return { ...request, chat_history: undefined, preamble: undefined };
}
