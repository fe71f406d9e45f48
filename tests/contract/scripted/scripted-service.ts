/**
 * An inference service without a model: tokens are words, replies are drawn from a few words by the seed, or follow the
 * commands of `scripted-reply.ts`. It keeps the port's promises, so that tests see the API alone.
 */
import type { Conversation } from "../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { TooManyTokens, UnknownToken } from "../../../src/inference/errors.ts";
import type {
  ChatCall,
  EmbedCall,
  EmbedContentsCall,
  EmbedContentsOutcome,
  EmbedOutcome,
  InferenceService,
  RerankCall,
  TokenizedText,
} from "../../../src/inference/inference-service.ts";
import type { ModelDescription } from "../../../src/inference/models.ts";
import { WellFormedReply } from "../../../src/chat/reply/well-formed-reply.ts";
import { scriptedModels } from "./scripted-models.ts";
import { replyEvents } from "./scripted-reply.ts";

const vocabulary = ["small ", "words ", "make ", "a ", "quiet ", "reply ", "from ", "this ", "page ", "today "];
/** Tokens that the template adds to each message. */
const templateTokens = 3;
const longReply = 120;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "");

/** Yields to the event loop, the min delay of a message between realms. */
const nextMessage = () => new Promise<void>((resolve) => setImmediate(resolve));

export class ScriptedService implements InferenceService {
  readonly models = scriptedModels;
  /** Calls as the API made them, oldest first. */
  readonly chatCalls: ChatCall[] = [];
  readonly embedCalls: EmbedCall[] = [];
  readonly contentCalls: EmbedContentsCall[] = [];
  readonly rerankCalls: RerankCall[] = [];
  /** Tokens decoded so far, over all replies. */
  tokensDecoded = 0;
  readonly #words: string[] = [];
  /** Resolves when no reply is being written. */
  idle: Promise<void> = Promise.resolve();
  /** Warnings of embed calls. */
  embedWarnings: string[] = [];
  /** Thrown by the next call of any kind. */
  nextRefusal: Error | undefined;

  async chat(call: ChatCall): Promise<AsyncIterable<ReplyEvent>> {
    this.chatCalls.push(call);
    this.#refuse();
    const { billed, inputTokens } = countPrompt(call.conversation);
    const { truncateSide, truncation, maxInputTokens = call.model.contextLength - 1 } = call.form;
    if (inputTokens > maxInputTokens && truncateSide === undefined && truncation === "off") {
      throw new TooManyTokens(`the prompt has ${inputTokens} tokens, at most ${maxInputTokens} are allowed`);
    }
    call.admit();
    const queue: ReplyEvent[] = [];
    let finished = false;
    this.idle = (async () => {
      for (const event of replyEvents(call, { billed, inputTokens }, drawReply(call))) {
        await nextMessage();
        if (call.signal.aborted) break;
        if (event.type === "text-delta") this.tokensDecoded++;
        queue.push(event);
      }
      finished = true;
    })();
    const reply = new WellFormedReply();
    return (async function* () {
      while (!finished || queue.length > 0) {
        const event = queue.shift();
        if (event) yield* reply.pass(event);
        else await nextMessage();
      }
    })();
  }

  async embed(call: EmbedCall): Promise<EmbedOutcome> {
    this.embedCalls.push(call);
    this.#refuse();
    const limit = Math.min(call.model.contextLength, call.maxTokens ?? Infinity);
    let inputTokens = 0;
    const vectors = call.texts.map((text, index) => {
      const words = wordsOf(text);
      if (words.length > limit && call.truncate === "NONE") throw new TooManyTokens(`texts[${index}] has ${words.length} tokens`);
      const kept = call.truncate === "START" ? words.slice(-limit) : words.slice(0, limit);
      inputTokens += kept.length;
      return vectorOf(kept.join(" "), call.model.dimensions ?? 0);
    });
    call.admit();
    return { vectors, inputTokens, ...(this.embedWarnings.length > 0 && { warnings: this.embedWarnings }) };
  }

  async embedContents(call: EmbedContentsCall): Promise<EmbedContentsOutcome> {
    this.contentCalls.push(call);
    this.#refuse();
    const parts = call.contents.flat();
    const images = parts.flatMap(({ type }) => (type === "image" ? { width: 4, height: 3, format: "png" as const, bitDepth: 24 } : []));
    const texts = parts.flatMap((part) => (part.type === "text" ? wordsOf(part.text) : []));
    call.admit();
    const vectors = call.contents.map((content) => vectorOf(JSON.stringify(content), call.model.dimensions ?? 0));
    return { vectors, inputTokens: texts.length, images, imageTokens: images.length * 50 };
  }

  async rerank(call: RerankCall): Promise<Float64Array> {
    this.rerankCalls.push(call);
    this.#refuse();
    call.admit();
    const wanted = wordsOf(call.query.toLowerCase());
    return Float64Array.from(call.documents, (document) => {
      const text = document.toLowerCase();
      return wanted.filter((word) => text.includes(word)).length / wanted.length;
    });
  }

  /** A token is a word with the space before it; it gets its id when it comes first. */
  async tokenize(_model: ModelDescription, text: string): Promise<TokenizedText> {
    this.#refuse();
    const tokenStrings = text.match(/\s*\S+|\s+/gu) ?? [];
    for (const word of tokenStrings) if (!this.#words.includes(word)) this.#words.push(word);
    return { tokens: tokenStrings.map((word) => this.#words.indexOf(word)), tokenStrings, isExact: true };
  }

  async detokenize({ name }: ModelDescription, tokens: number[]): Promise<string> {
    this.#refuse();
    const unknown = tokens.findIndex((token) => token >= this.#words.length);
    if (unknown !== -1) throw new UnknownToken(name, unknown);
    return tokens.map((token) => this.#words[token]).join("");
  }

  #refuse(): void {
    const refusal = this.nextRefusal;
    this.nextRefusal = undefined;
    if (refusal) throw refusal;
  }
}

function countPrompt({ messages, documents, serviceInstructions }: Conversation) {
  let billed = 0;
  for (const message of messages) {
    if (message.role === "user") for (const part of message.parts) billed += part.type === "text" ? wordsOf(part.text).length : 1;
    if (message.role === "system" || message.role === "assistant") billed += wordsOf(message.text).length;
    if (message.role === "tool") billed += wordsOf(JSON.stringify(message.outputs)).length;
  }
  billed += wordsOf(JSON.stringify(documents)).length - 1;
  return { billed, inputTokens: billed + messages.length * templateTokens + wordsOf(serviceInstructions).length };
}

function drawReply({ conversation, generation }: ChatCall): string[] {
  const random = generatorOf(generation.temperature === 0 ? 1 : Number(generation.seed % 2n ** 31n));
  const isLong = JSON.stringify(conversation.messages.at(-1)).includes("long");
  return Array.from({ length: isLong ? longReply : 14 }, () => vocabulary[Math.floor(random() * vocabulary.length)] ?? "");
}

/** mulberry32. */
function generatorOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A unit vector that depends on the text alone. */
function vectorOf(text: string, dimensions: number): Float32Array {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) | 0;
  const random = generatorOf(seed);
  const values = Float32Array.from({ length: dimensions }, () => random() - 0.5);
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}
