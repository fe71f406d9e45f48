/** From a parsed chat request to its reply: the checks of contract 0.5, steps 6 to 12, and the call of the service. */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ReplyForm } from "../../inference/conversation.ts";
import type { ApiCall } from "../request/api-call.ts";
import { startReply } from "../chat/start-reply.ts";
import type { ModelServices } from "../services.ts";
import { readOrRefuse, formWithoutGrammar } from "../chat/request/content-refusal.ts";
import { toGeneration } from "../chat/request/to-generation.ts";
import { chooseModel } from "../model-choice.ts";
import type { ChatRequest } from "./chat-request.ts";
import { checkCapabilities, checkCombinations, readContent } from "./chat-rules.ts";
import { toConversation } from "./to-conversation.ts";
import { toReplyForm } from "./to-reply-form.ts";

type Tool = NonNullable<ChatRequest["tools"]>[number];

/** Differences between v2 chat and a route that converts its requests to v2 chat requests. */
export interface ChatVariant {
  /** System messages may follow others. Default: they come first. */
  systemAnywhere?: boolean;
  /** Called with the model before the checks against it. Returns the request as the model gets it. */
  adjustRequest?: (request: ChatRequest, model: ModelDescription) => ChatRequest;
  /** Name of the only tool that the model gets; errors name the tools by their index in the request. Default: it gets all. */
  offeredTool?: string | undefined;
  /** Changes the form of the reply. */
  adjustForm?: (form: ReplyForm) => ReplyForm;
}

/** `body`: the request as sent, for the deny list. Rejects with the error of the first check that fails. */
export async function startChat(
  services: ModelServices,
  call: ApiCall,
  body: unknown,
  parsed: ChatRequest,
  { systemAnywhere = false, adjustRequest = (same) => same, offeredTool, adjustForm = (same) => same }: ChatVariant = {},
): Promise<AsyncGenerator<ReplyEvent>> {
  checkCombinations(parsed, systemAnywhere);
  const model = await chooseModel(services.inference.models, parsed.model, "chat", call.disconnect.signal);
  const whole = adjustRequest(parsed, model);
  checkCapabilities(whole, model);
  const { content, refusal } = readOrRefuse(() => readContent(whole, call.warnings, offeredTool));
  const isOffered = ({ function: { name } }: Tool): boolean => offeredTool === undefined || name === offeredTool;
  const request = { ...whole, tools: whole.tools?.filter(isOffered) };
  const argumentsNodes = content?.argumentsNodes.filter((_, index) => whole.tools?.slice(index, index + 1).some(isOffered)) ?? [];
  const form = adjustForm(toReplyForm(request, model, content?.outputNode));
  return startReply(services, call, {
    model,
    conversation: toConversation(request, argumentsNodes, model, call.warnings),
    generation: toGeneration(request, request.logprobs, model, call),
    form: refusal ? formWithoutGrammar(form) : form,
    priority: request.priority,
    waitsForToken: !request.stream,
    admit: () => {
      if (refusal) throw refusal;
      services.admission.admit(call, body);
    },
  });
}
