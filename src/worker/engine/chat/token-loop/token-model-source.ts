/** Replies of a token model: the token loop with its sampler, prefix cache, grammar and thinking budget. */
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import { GrammarTextError, TokenGrammar } from "../../guided/token-grammar.ts";
import { PrefixCache } from "./prefix-cache.ts";
import type { ImageReader } from "../prompt/prompt-images.ts";
import { PromptLogprobs } from "../prompt/prompt-logprobs.ts";
import { replay } from "./replay.ts";
import { callThreshold, callTokens } from "../../guided/call-threshold.ts";
import { replyGuide } from "../../guided/reply-guide.ts";
import type { ReplySink, ReplySource, SourceEnd, SourceNeeds, SourceRequest } from "../reply-source.ts";
import { Sampler } from "../../sampling/sampler.ts";
import { createThinkingBudget } from "./thinking-budget.ts";
import { runTokenLoop } from "./token-loop.ts";
import type { TokenModel } from "./token-model.ts";

export interface TokenModelParts {
  model: TokenModel;
  tokenizer: TextTokenizer;
  dialect: Dialect;
  /** Whether the model can be told to think or not to. */
  supportsReasoning: boolean;
  /** Makes the rows of images that the model's prompts have. Absent: it reads none. */
  images?: ImageReader;
  /** See the model record. */
  toolCallThresholds?: readonly number[];
  /** Tokens that end a reply. */
  endTokenIds: ReadonlySet<number>;
  /** Gives the event loop one turn, so that a cancellation can arrive. */
  yieldToEventLoop: () => Promise<void>;
}

export class TokenModelSource implements ReplySource {
  readonly #parts: TokenModelParts;
  readonly #cache: PrefixCache;
  readonly #grammars: TokenGrammar;

  constructor(parts: TokenModelParts) {
    const { model, tokenizer, dialect, toolCallThresholds = [], endTokenIds } = parts;
    // A model that cannot have one fails now, not with its first reply.
    if (toolCallThresholds.length > 0) callTokens(dialect.calls, tokenizer.table);
    this.#parts = parts;
    this.#cache = new PrefixCache(model);
    this.#grammars = new TokenGrammar({ tokens: tokenizer.table, logitsLength: model.vocabularySize, endTokenIds: [...endTokenIds] });
  }

  get contextLength(): number {
    return this.#parts.model.contextLength;
  }

  get readsImages(): boolean {
    return this.#parts.images !== undefined;
  }

  /** Compiles the grammar: the first token will not wait for it. */
  async check({ grammar }: SourceNeeds): Promise<void> {
    if (grammar === undefined) return;
    try {
      (await this.#grammars.matcher(grammar.text)).release();
    } catch (caught) {
      if (!(caught instanceof GrammarTextError)) throw caught;
      throw new EngineFailureError({ kind: "unprocessable", detail: caught.message });
    }
  }

  async write(
    { plan, conversation, generation, form, toolNames, interruption, written }: SourceRequest,
    sink: ReplySink,
  ): Promise<SourceEnd> {
    const { model, tokenizer, dialect, supportsReasoning, endTokenIds, yieldToEventLoop } = this.#parts;
    const budget = createThinkingBudget(form, dialect, tokenizer);
    const promptLogprobs =
      form.promptLogprobs && written?.promptTokens === undefined
        ? new PromptLogprobs(plan.promptIds, tokenizer.pieces(plan.promptIds), plan.reportedTokens)
        : undefined;
    const threshold = callThreshold(this.#parts.toolCallThresholds ?? [], conversation, form);
    const guide = await replyGuide({ plan, form, dialect, supportsReasoning, toolNames, callThreshold: threshold }, this.#grammars);
    const { maxTokens } = plan;
    const { vocabularySize } = model;
    const sampler = new Sampler(
      vocabularySize,
      generation,
      plan.promptIds.filter((id) => id < vocabularySize && !tokenizer.table.isSpecial(id)),
    );
    const forced = budget && (() => budget.next(sink.isThinking));
    const onToken = (id: number, logprob: number): "more" | "stop" => {
      const wasThinking = sink.isThinking;
      const verdict = sink.pushToken(id, logprob);
      // Neither the opening tag nor the closing one is a token of the thinking.
      if (wasThinking && sink.isThinking) budget?.count(tokenizer.decode(Int32Array.of(id)));
      return verdict;
    };
    try {
      if (written !== undefined) sink.start(written.cachedTokens);
      const replayed = written && replay({ written, sink, sampler, guide, vocabularySize, maxTokens, forced, onToken });
      if (replayed?.end !== undefined) return replayed.end;
      const reason = await runTokenLoop({
        model,
        cache: this.#cache,
        sampler,
        promptIds: plan.promptIds,
        writtenIds: replayed?.ids,
        firstCached: written?.cachedTokens,
        maxTokens,
        endTokenIds,
        guide,
        forced,
        interruption: () => interruption.kind,
        yieldToEventLoop,
        onStart: (cachedTokens) => written === undefined && sink.start(cachedTokens),
        onPromptLogits: promptLogprobs && ((logits, index) => promptLogprobs.read(logits, index)),
        onPrompt: promptLogprobs && (() => sink.promptLogprobs(promptLogprobs.tokens())),
        onToken,
      });
      return { reason };
    } finally {
      guide?.dispose();
    }
  }
}
