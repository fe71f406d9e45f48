/**
 * A `Completer` that follows scripts, like a server that runs the scripted model: it samples, enforces the grammar,
 * finds stop sequences and counts tokens.
 */
import { StopSequences } from "../../src/chat/reply/stop-sequences.ts";
import type { TextTokenizer } from "../../src/chat/tokenizer/text-tokenizer.ts";
import { Utf8Stream } from "../../src/chat/tokenizer/utf8-stream.ts";
import type { Completer, CompletionPart, CompletionRequest } from "../../src/worker/engine/chat/completer/completer.ts";
import { createOutputGuide } from "../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar } from "../../src/worker/engine/guided/token-grammar.ts";
import { PrefixCache } from "../../src/worker/engine/chat/token-loop/prefix-cache.ts";
import { logSumExp, Sampler } from "../../src/worker/engine/sampling/sampler.ts";
import { endTokenIds } from "./byte-tokenizer.ts";
import type { ScriptedModel } from "./scripted-model.ts";

type EndPart = Extract<CompletionPart, { type: "end" }>;

export class ScriptedCompleter implements Completer {
  readonly contextLength: number;
  readonly supports = { grammar: true, logprobs: true, promptLogprobs: true };
  /** The requests that it got, oldest first. */
  readonly requests: CompletionRequest[] = [];
  /** How many completions were aborted before their end. */
  aborted = 0;
  readonly #model: ScriptedModel;
  readonly #tokenizer: TextTokenizer;
  readonly #writes: "tokens" | "text";
  readonly #cache: PrefixCache;
  readonly #grammars: TokenGrammar;

  /** `writes`: what it gives; log probabilities come with tokens in any case. */
  constructor(model: ScriptedModel, tokenizer: TextTokenizer, writes: "tokens" | "text") {
    this.contextLength = model.contextLength;
    this.#model = model;
    this.#tokenizer = tokenizer;
    this.#writes = writes;
    this.#cache = new PrefixCache(model);
    this.#grammars = new TokenGrammar({ tokens: tokenizer.table, logitsLength: model.vocabularySize, endTokenIds: [...endTokenIds] });
  }

  async *complete(request: CompletionRequest, signal: AbortSignal): AsyncGenerator<CompletionPart> {
    this.requests.push(request);
    const onAbort = (): void => void (this.aborted += 1);
    signal.addEventListener("abort", onAbort);
    try {
      const asText = this.#writes === "text" && !request.generation.logprobs;
      const parts = this.#write(request, signal);
      for await (const part of asText ? inText(parts, this.#tokenizer, request) : parts) {
        if (part.type === "end") signal.removeEventListener("abort", onAbort);
        yield part;
      }
    } catch (caught) {
      this.#cache.clear();
      throw caught;
    }
  }

  async *#write(
    { promptIds, generation, grammar, promptLogprobs }: CompletionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<CompletionPart> {
    if (promptLogprobs) this.#cache.clear();
    const cachedTokens = this.#cache.reuse(promptIds);
    const usage = (outputTokens: number) => ({ promptTokens: promptIds.length, outputTokens, cachedTokens });
    const logprobs: number[] = [];
    const chunkLength = promptLogprobs ? 1 : this.#model.prefillChunk;
    let logits: Float32Array = new Float32Array(0);
    for (let position = cachedTokens; position < promptIds.length; position += chunkLength) {
      if (signal.aborted) return;
      const chunk = promptIds.subarray(position, position + chunkLength);
      logits = await this.#model.prefill(chunk);
      for (const id of chunk) this.#cache.append(id);
      const next = promptIds[position + 1];
      if (promptLogprobs && next !== undefined) logprobs.push(Math.min(0, (logits[next] ?? 0) - logSumExp(logits)));
    }
    if (promptLogprobs) yield { type: "prompt-logprobs", logprobs };
    const sampler = new Sampler(
      this.#model.vocabularySize,
      generation,
      promptIds.filter((id) => !this.#tokenizer.table.isSpecial(id)),
    );
    const guide =
      grammar === undefined ? undefined : await createOutputGuide(this.#grammars, { grammar: { text: grammar, begins: { at: "answer" } } });
    try {
      for (let written = 0; written < generation.maxTokens; written++) {
        if (signal.aborted) return;
        const normaliser = sampler.normaliser(logits);
        await guide?.mask(logits);
        const id = sampler.sample(logits, normaliser);
        if (endTokenIds.has(id)) {
          yield { type: "end", reason: "end-token", usage: usage(written) };
          return;
        }
        sampler.accept(id);
        guide?.accept(id);
        yield { type: "tokens", ids: [id], ...(generation.logprobs ? { logprobs: [sampler.logprob] } : {}) };
        if (written + 1 === generation.maxTokens || signal.aborted) continue;
        logits = await this.#model.decode(id);
        this.#cache.append(id);
      }
      yield { type: "end", reason: "max-tokens", usage: usage(generation.maxTokens) };
    } finally {
      guide?.dispose();
    }
  }
}

/** Writes text instead of tokens, up to a stop sequence. */
async function* inText(
  parts: AsyncIterable<CompletionPart>,
  tokenizer: TextTokenizer,
  { generation }: CompletionRequest,
): AsyncGenerator<CompletionPart> {
  const characters = new Utf8Stream();
  const stops = new StopSequences(generation.stopSequences);
  let tokens = 0;
  let written = 0;
  const textPart = (text: string): CompletionPart => {
    const part = { type: "text", text, tokens } as const;
    tokens = 0;
    return part;
  };
  for await (const part of parts) {
    if (part.type === "end") {
      yield textPart(stops.flush());
      yield part;
    } else if (part.type === "tokens") {
      tokens += part.ids.length;
      written += part.ids.length;
      const { text, stopped } = stops.push(
        part.ids.map((id) => characters.push(tokenizer.table.isSpecial(id) ? new Uint8Array(0) : tokenizer.table.bytes(id))).join(""),
      );
      if (text !== "" || stopped) yield textPart(text);
      if (!stopped) continue;
      const end: EndPart = { type: "end", reason: "stop", stopSequence: stops.found ?? "", usage: { outputTokens: written } };
      yield end;
      return;
    } else {
      yield part;
    }
  }
}
