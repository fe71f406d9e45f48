/** Writes replies with a token model: runs the token loop with its sampler, prefix cache, grammar and thinking budget. */
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import type { TokenTable } from "../../../../chat/tokenizer/token-table.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { TokenGuide } from "../../guided/token-guide.ts";
import { GrammarTextError, TokenGrammar } from "../../guided/token-grammar.ts";
import { PrefixCache } from "./prefix-cache.ts";
import type { ImageReader } from "../prompt/prompt-images.ts";
import { PromptLogprobs } from "../prompt/prompt-logprobs.ts";
import { fitsGrammar } from "../../guided/output-guide.ts";
import { replay } from "./replay.ts";
import { callThreshold, callTokens } from "../../guided/call-threshold.ts";
import { replyGuide } from "../../guided/reply-guide.ts";
import type { ReplySink, ReplySource, SourceEnd, SourceNeeds, SourceRequest } from "../../reply-source/reply-source.ts";
import { Sampler } from "../../sampling/sampler.ts";
import { createThinkingBudget } from "./thinking-budget.ts";
import { runTokenLoop } from "./token-loop.ts";
import type { TokenModel } from "./token-model.ts";

export interface TokenModelSourceOptions {
  model: TokenModel;
  tokenizer: TextTokenizer;
  dialect: Dialect;
  /** Whether thinking can be turned on and off. */
  supportsReasoning: boolean;
  /** Reads images of prompts. Absent: the model reads no images. */
  images?: ImageReader;
  /** See `ModelRecord`. */
  toolCallThresholds?: readonly number[];
  /** Tokens that end a reply. */
  endTokenIds: ReadonlySet<number>;
  /** Yields to the event loop, so that a cancellation can arrive. */
  yieldToEventLoop: () => Promise<void>;
}

/** A model with a cache of its own, which writes one reply at a time. */
interface Sequence {
  readonly model: TokenModel;
  readonly cache: PrefixCache;
  isFree: boolean;
}

export class TokenModelSource implements ReplySource {
  readonly maxReplies: number;
  readonly #options: TokenModelSourceOptions;
  readonly #sequences: readonly Sequence[];
  readonly #grammars: TokenGrammar;
  #missing: string | undefined;

  constructor(options: TokenModelSourceOptions) {
    const { model, tokenizer, dialect, toolCallThresholds = [], endTokenIds } = options;
    // A model without a token that opens a call fails while it loads, not with its first reply.
    if (toolCallThresholds.length > 0) callTokens(dialect.calls, tokenizer.table);
    this.#options = options;
    this.#sequences = [model, ...(model.siblings ?? [])].map((each) => ({ model: each, cache: new PrefixCache(each), isFree: true }));
    this.maxReplies = this.#sequences.length;
    this.#grammars = new TokenGrammar({ tokens: tokenizer.table, logitsLength: model.vocabularySize, endTokenIds: [...endTokenIds] });
  }

  get contextLength(): number {
    return this.#options.model.contextLength;
  }

  get readsImages(): boolean {
    return this.#options.images !== undefined;
  }

  /** Compiles the grammar in advance, so that the first token does not wait for it. */
  async check({ grammar, form }: SourceNeeds): Promise<void> {
    const { model, tokenizer } = this.#options;
    if (form.promptLogprobs && model.readsPromptWhole === true) {
      throw unprocessable("log probabilities of the prompt: this model reads the prompt as a whole and does not compute them");
    }
    const missing = form.output.type === "json" ? this.#missingMarks(tokenizer) : "";
    if (missing !== "") throw unprocessable(`JSON: this model has no tokens for ${missing}`);
    if (grammar === undefined) return;
    try {
      if (!(await fitsGrammar(this.#grammars, grammar, form.replyStart))) {
        throw unprocessable("continue_final_message: no JSON of this form begins with the text of the last message");
      }
    } catch (caught) {
      if (!(caught instanceof GrammarTextError)) throw caught;
      throw unprocessable(caught.message);
    }
  }

  /** Characters that JSON needs and no token writes: T5's vocabulary has no braces. */
  #missingMarks({ table }: TextTokenizer): string {
    this.#missing ??= missingBytes(table, ["{", "}", "[", "]", '"', ":", ","]);
    return this.#missing;
  }

  async write(
    { plan, conversation, generation, form, toolNames, interruption, written }: SourceRequest,
    sink: ReplySink,
  ): Promise<SourceEnd> {
    const { tokenizer, dialect, supportsReasoning, endTokenIds, yieldToEventLoop } = this.#options;
    const budget = createThinkingBudget(form, dialect, tokenizer);
    const promptLogprobs =
      form.promptLogprobs && written?.promptTokens === undefined
        ? new PromptLogprobs(plan.promptIds, tokenizer.pieces(plan.promptIds), plan.reportedTokens)
        : undefined;
    const threshold = callThreshold(this.#options.toolCallThresholds ?? [], conversation, form);
    const guide = await replyGuide({ plan, form, dialect, supportsReasoning, toolNames, callThreshold: threshold }, this.#grammars);
    const { maxTokens } = plan;
    const { vocabularySize } = this.#options.model;
    const sampler = new Sampler(
      vocabularySize,
      generation,
      plan.promptIds.filter((id) => id < vocabularySize && !tokenizer.table.isSpecial(id)),
    );
    const likely = this.#options.model.batchDecode && guide && likelyTokens(guide, tokenizer);
    const forced = budget && (() => budget.next(sink.isThinking));
    const onToken = (id: number, logprob: number): "more" | "stop" => {
      const wasThinking = sink.isThinking;
      const verdict = sink.pushToken(id, logprob);
      // The opening and the closing tag do not count.
      if (wasThinking && sink.isThinking) budget?.count(tokenizer.decode(Int32Array.of(id)));
      return verdict;
    };
    const onText = (text: string, tokens: number): "more" | "stop" => {
      const wasThinking = sink.isThinking;
      const verdict = sink.pushText(text, tokens);
      if (wasThinking && sink.isThinking) for (let token = 0; token < tokens; token++) budget?.count(text);
      return verdict;
    };
    const encode = (text: string): Int32Array => tokenizer.encodePrompt(text);
    let sequence: Sequence | undefined;
    try {
      if (written !== undefined) sink.start(written.cachedTokens);
      const replayed = written && replay({ written, sink, sampler, guide, vocabularySize, maxTokens, likely, forced, onToken, onText, encode });
      if (replayed?.end !== undefined) return replayed.end;
      sequence = this.#take(plan.promptIds);
      const reason = await runTokenLoop({
        model: sequence.model,
        cache: sequence.cache,
        sampler,
        promptIds: plan.promptIds,
        writtenIds: replayed?.ids,
        writtenLikely: replayed?.likely,
        firstCached: written?.cachedTokens,
        maxTokens: replayed?.maxTokens ?? maxTokens,
        endTokenIds,
        guide,
        likely,
        forced,
        interruption: () => interruption.kind,
        yieldToEventLoop,
        onStart: (cachedTokens) => written === undefined && sink.start(cachedTokens),
        onProgress: () => sink.progress(),
        onPromptLogits: promptLogprobs && ((logits, index) => promptLogprobs.read(logits, index)),
        onPrompt: promptLogprobs && (() => sink.promptLogprobs(promptLogprobs.tokens())),
        onToken,
      });
      return { reason };
    } finally {
      guide?.dispose();
      if (sequence !== undefined) sequence.isFree = true;
    }
  }

  /**
   * Takes the free sequence whose cache shares the longest prefix with the prompt. Of equal ones it takes the first, because a
   * sequence allocates its cache when it is first used.
   */
  #take(promptIds: Int32Array): Sequence {
    const free = this.#sequences.filter(({ isFree }) => isFree).map((each) => ({ each, shared: each.cache.shared(promptIds) }));
    const [first, ...others] = free;
    if (first === undefined) throw new EngineFailureError({ kind: "internal", detail: "the model writes too many replies at once" });
    const { each } = others.reduce((best, other) => (other.shared > best.shared ? other : best), first);
    each.isFree = false;
    return each;
  }
}

/** The option `likely` of the token loop; undefined if the guide never expects a token. */
function likelyTokens(guide: TokenGuide, tokenizer: TextTokenizer): (() => Int32Array) | undefined {
  return guide.likely && (() => tokenizer.encodeText(guide.likely?.() ?? ""));
}

/** Returns the ASCII characters that no token contains, separated by spaces. */
function missingBytes(table: TokenTable, characters: readonly string[]): string {
  const written = new Set<number>();
  for (let id = 0; id < table.size; id++) if (!table.isSpecial(id)) for (const byte of table.bytes(id)) written.add(byte);
  return characters.filter((character) => !written.has(character.charCodeAt(0))).join(" ");
}

function unprocessable(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "unprocessable", detail });
}
