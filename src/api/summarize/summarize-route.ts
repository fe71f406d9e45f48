/** POST /v1/summarize (contract 14), with the chat model. A text that exceeds its context is summarized part by part. */
import type { z } from "zod";
import { Cancelled, TooManyTokens, Unprocessable } from "../../inference/errors.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { Usage } from "../../inference/reply-events.ts";
import { throwIfFailed } from "../chat/reply/buffered-reply.ts";
import { startReply } from "../chat/start-reply.ts";
import type { ModelServices } from "../services.ts";
import { defaultReplyForm } from "../chat/request/default-reply-form.ts";
import { ReplyCollector } from "../chat/reply/reply-collector.ts";
import { toGeneration } from "../chat/request/to-generation.ts";
import { metaBody } from "../chat/reply/usage-body.ts";
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { instruction, lengthOf, partInstruction } from "./summary-instruction.ts";
import { summarizeRequestSchema, summarySchema, type SummarizeRequest } from "./summarize-schema.ts";
import { partsOf, summaryText } from "./summary-text.ts";

/** Tokens reserved for the template and the instruction. */
const templateTokens = 160;
/** An estimate for models with a remote tokenizer; few languages have fewer characters in a token. */
const charactersOfToken = 2;
const maxRounds = 4;

interface Written {
  text: string;
  isCut: boolean;
}

export const summarizeRoute = defineRoute({
  id: "summarize",
  method: "POST",
  path: "/v1/summarize",
  access: "inference",
  deprecation: "/v1/summarize is deprecated: use /v2/chat",
  tag: "Small endpoints",
  summary: "Summarizes a text.",
  request: wireObject("SummarizeRequest", summarizeRequestSchema),
  response: { description: "The summary.", json: wireObject("Summary", summarySchema) },
  errors: computeErrors,
  async handle({ call, request, body }, services: ModelServices) {
    const model = await chooseModel(services.inference.models, request.model, "summarize", call.disconnect.signal);
    let isAdmitted = false;
    const admit = (): void => {
      if (!isAdmitted) services.admission.admit(call, body);
      isAdmitted = true;
    };
    return deferredResponse(call, services.timer, async (onStarted): Promise<z.input<typeof summarySchema>> => {
      const writer = new SummaryWriter(services, call, request, model, admit);
      const { text, isCut } = await writer.summarize(onStarted);
      return {
        id: call.journal.id("id"),
        summary: summaryText(text, request.format, isCut),
        meta: metaBody(writer.usage, call.warnings),
      };
    });
  },
});

class SummaryWriter {
  /** The sum of all replies. */
  readonly usage: Usage = { inputTokens: 0, outputTokens: 0, billedInputTokens: 0, cachedTokens: 0 };
  readonly #services: ModelServices;
  readonly #call: ApiCall;
  readonly #request: SummarizeRequest;
  readonly #model: ModelDescription;
  readonly #admit: () => void;

  constructor(services: ModelServices, call: ApiCall, request: SummarizeRequest, model: ModelDescription, admit: () => void) {
    this.#services = services;
    this.#call = call;
    this.#request = request;
    this.#model = model;
    this.#admit = admit;
  }

  /** `onStarted` is called when the reply that is the summary begins. */
  async summarize(onStarted: () => void): Promise<Written> {
    const request = this.#request;
    const { maxTokens } = lengthOf(request);
    let { text } = request;
    for (let round = 0; ; round++) {
      const parts = partsOf(text, await this.#maxCharacters(text, maxTokens));
      if (parts.length <= 1) break;
      if (round === maxRounds) throw new TooManyTokens("text is too long for the context of the model, even in parts");
      const summaries: string[] = [];
      for (const part of parts) {
        const { text: written, isCut } = await this.#write(partInstruction, part, lengthOf({ length: "medium", text: part }).maxTokens);
        summaries.push(summaryText(written, "paragraph", isCut));
      }
      text = summaries.join(" ");
    }
    return this.#write(instruction(request), text, maxTokens, onStarted);
  }

  /** Returns how many characters of the text fit into the model's context together with the reply. */
  async #maxCharacters(text: string, replyTokens: number): Promise<number> {
    const room = Math.max(
      64,
      this.#model.contextLength -
        Math.min(templateTokens, this.#model.contextLength >> 2) -
        Math.min(replyTokens, this.#model.contextLength >> 2),
    );
    // A token has at least one byte.
    if (new TextEncoder().encode(text).length <= room) return text.length;
    const tokens = await this.#countTokens(text);
    return tokens <= room ? text.length : Math.max(1, Math.floor(((text.length * room) / tokens) * 0.9));
  }

  async #countTokens(text: string): Promise<number> {
    try {
      return (await this.#services.inference.tokenize(this.#model, text, callerOf(this.#call))).tokens.length;
    } catch (failure) {
      if (failure instanceof Unprocessable) return Math.ceil(text.length / charactersOfToken);
      throw failure;
    }
  }

  async #write(wording: string, text: string, maxTokens: number, onStarted?: () => void): Promise<Written> {
    const services = this.#services;
    const model = this.#model;
    const started = services.now();
    const { temperature } = this.#request;
    const limit = Math.min(maxTokens, model.maxOutputTokens, Math.max(1, model.contextLength >> 2));
    const events = await startReply(services, this.#call, {
      model,
      conversation: {
        messages: [{ role: "user", parts: [{ type: "text", text: `${wording}\n\n${text}` }] }],
        documents: [],
        tools: [],
        serviceInstructions: "",
      },
      generation: toGeneration({ temperature, max_tokens: limit, stop_sequences: undefined }, false, model, this.#call),
      form: { ...defaultReplyForm(model), citations: "off", thinking: { enabled: false } },
      priority: 0,
      waitsForToken: true,
      admit: this.#admit,
    });
    const reply = new ReplyCollector();
    for await (const event of events) {
      reply.add(event);
      if (reply.hasContent && services.admission.denyList.length === 0) onStarted?.();
    }
    const { end } = reply;
    if (!end) throw new Cancelled();
    throwIfFailed(reply, end, services.now() - started);
    this.usage.inputTokens += end.usage.inputTokens;
    this.usage.outputTokens += end.usage.outputTokens;
    this.usage.billedInputTokens += end.usage.billedInputTokens;
    this.usage.cachedTokens += end.usage.cachedTokens;
    return { text: reply.text, isCut: end.finishReason === "MAX_TOKENS" };
  }
}
