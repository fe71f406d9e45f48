/**
 * Writes one reply with a completer. If the thinking uses up its budget, the first completion is aborted; a second one
 * continues from the prompt, the tokens so far, and the tag that closes the thinking.
 */
import type { Dialect } from "../../../../chat/dialects/dialect.ts";
import { completionGrammar } from "../../../../chat/grammar/completion-grammar.ts";
import type { TextTokenizer } from "../../../../chat/tokenizer/text-tokenizer.ts";
import type { Completer, CompletionPart, CompletionRequest, CompletionUsage } from "./completer.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { unframedIds } from "../prompt/prompt-frame.ts";
import { PromptLogprobs } from "../prompt/prompt-logprobs.ts";
import type { WrittenEnd, WrittenReply } from "../../../../inference/written-reply.ts";
import { replyConstraints } from "../../guided/reply-constraints.ts";
import type { ReplySink, SourceEnd, SourceRequest } from "../../reply-source/reply-source.ts";
import type { PartReader } from "./part-reader.ts";
import { createThinkingBudget, type ThinkingBudget } from "../token-loop/thinking-budget.ts";

export interface CompleterSourceOptions {
  completer: Completer;
  tokenizer: TextTokenizer;
  dialect: Dialect;
  /** Whether thinking can be turned on and off. */
  supportsReasoning: boolean;
  /** Yields to the event loop, so that a cancellation can arrive. */
  yieldToEventLoop: () => Promise<void>;
}

/** "closed-thinking": the closing tag was written, and another completion has to follow. */
type Step = SourceEnd | "closed-thinking" | undefined;

export class RunningCompletion {
  readonly #options: CompleterSourceOptions;
  readonly #request: SourceRequest;
  readonly #sink: ReplySink;
  readonly #reader: PartReader;
  readonly #budget: ThinkingBudget | undefined;
  /** Tokens of the reply so far, without those of `#text`. */
  readonly #ids: number[] = [];
  /** Text of the reply that is not tokenised yet. */
  #text = "";
  #tokens = 0;
  /** `#tokens` when the current completion began. */
  #tokensBefore = 0;
  #completions = 0;
  #awaitsPromptLogprobs: boolean;
  #hasClosedThinking = false;
  #cachedTokens: number | undefined;

  constructor(options: CompleterSourceOptions, request: SourceRequest, sink: ReplySink, reader: PartReader) {
    this.#options = options;
    this.#request = request;
    this.#sink = sink;
    this.#budget = createThinkingBudget(request.form, options.dialect, options.tokenizer);
    this.#awaitsPromptLogprobs = request.form.promptLogprobs;
    this.#reader = reader;
  }

  async write(): Promise<SourceEnd> {
    const { plan, written } = this.#request;
    const end = written && this.#replay(written);
    if (end !== undefined) return end;
    if (plan.maxTokens === 0 && !this.#awaitsPromptLogprobs) return { reason: "max-tokens" };
    for (;;) {
      const step = await this.#complete();
      if (step !== "closed-thinking") return step;
    }
  }

  /** Takes in the part of the reply that another engine wrote. The next completion continues after it, with another seed. */
  #replay({ promptTokens, pieces, weights, end }: WrittenReply): SourceEnd | undefined {
    if (promptTokens !== undefined) {
      this.#awaitsPromptLogprobs = false;
      this.#sink.promptLogprobs(promptTokens);
    }
    for (const [index, piece] of pieces.entries()) {
      const weight = weights[index] ?? 0;
      if (typeof piece === "number" && this.#budget?.next(this.#sink.isThinking) !== undefined) {
        this.#gatherText();
        this.#hasClosedThinking = true;
      }
      const ended = typeof piece === "number" ? this.#pushToken(piece, weight) : this.#pushText(piece, weight);
      if (ended !== undefined) return ended;
    }
    this.#gatherText();
    if (pieces.length > 0) this.#completions = 1;
    return end;
  }

  async #complete(): Promise<SourceEnd | "closed-thinking"> {
    const { interruption } = this.#request;
    // With a budget of 0 and a prompt that ends inside the thinking, the closing tag comes before the first token.
    const early = this.#closeThinking();
    if (early !== undefined && early !== "closed-thinking") return early;
    this.#completions += 1;
    this.#tokensBefore = this.#tokens;
    return this.#reader.read(
      interruption,
      (signal) => this.#options.completer.complete(this.#completionRequest(), signal),
      (part) => this.#take(part),
    );
  }

  #take(part: CompletionPart | undefined): Step {
    if (part === undefined) throw broken("ended without a finish reason");
    const { generation, plan } = this.#request;
    if (part.type === "prompt-logprobs") {
      this.#takePromptLogprobs(part.logprobs);
      return plan.maxTokens === 0 ? { reason: "max-tokens" } : undefined;
    }
    if (part.type === "progress") {
      // The prompt of a later completion contains a part of the reply.
      if (this.#completions === 1) this.#cachedTokens = part.cachedTokens ?? this.#cachedTokens;
      this.#sink.progress();
      return undefined;
    }
    if (this.#awaitsPromptLogprobs) throw broken("has no log probabilities of its prompt");
    switch (part.type) {
      case "tokens":
        for (const [index, id] of part.ids.entries()) {
          const logprob = part.logprobs?.[index];
          if (logprob === undefined && generation.logprobs) throw broken("has no log probabilities");
          const step = this.#pushToken(id, logprob ?? 0) ?? this.#closeThinking();
          if (step !== undefined) return step;
        }
        return undefined;
      case "text":
        if (generation.logprobs && part.lacksIds !== true) throw broken("has no log probabilities");
        return this.#pushText(part.text, part.tokens) ?? this.#closeThinking();
      case "end":
        return { ...endOf(part), usage: this.#usage(part.usage) };
    }
  }

  #takePromptLogprobs(logprobs: readonly number[]): void {
    // Only the first completion of a reply requests them.
    if (!this.#awaitsPromptLogprobs) return;
    this.#awaitsPromptLogprobs = false;
    const { promptIds, reportedTokens } = this.#request.plan;
    if (logprobs.length !== promptIds.length - 1) throw broken("has another number of log probabilities than its prompt has tokens");
    const prompt = new PromptLogprobs(promptIds, this.#options.tokenizer.pieces(promptIds), reportedTokens);
    logprobs.forEach((logprob, index) => prompt.add(logprob, index));
    this.#sink.promptLogprobs(prompt.tokens());
  }

  #pushToken(id: number, logprob: number): SourceEnd | undefined {
    const wasThinking = this.#sink.isThinking;
    this.#ids.push(id);
    this.#tokens += 1;
    const verdict = this.#sink.pushToken(id, logprob);
    if (wasThinking && this.#sink.isThinking) this.#budget?.count(this.#options.tokenizer.decode(Int32Array.of(id)));
    return this.#endAfter(verdict);
  }

  /** Takes in a text. The budget can end the thinking only between two texts. */
  #pushText(text: string, tokens: number): SourceEnd | undefined {
    const wasThinking = this.#sink.isThinking;
    this.#text += text;
    this.#tokens += tokens;
    const verdict = this.#sink.pushText(text, tokens);
    if (wasThinking && this.#sink.isThinking) for (let token = 0; token < tokens; token++) this.#budget?.count(text);
    return this.#endAfter(verdict);
  }

  #endAfter(verdict: "more" | "stop"): SourceEnd | undefined {
    const usage = this.#cachedTokens === undefined ? {} : { usage: { cachedTokens: this.#cachedTokens } };
    if (verdict === "stop") return { reason: "stopped", ...usage };
    return this.#tokens >= this.#request.plan.maxTokens ? { reason: "max-tokens", ...usage } : undefined;
  }

  #closeThinking(): Step {
    let id = this.#budget?.next(this.#sink.isThinking);
    if (id === undefined) return undefined;
    this.#gatherText();
    for (; id !== undefined; id = this.#budget?.next(this.#sink.isThinking)) {
      const end = this.#pushToken(id, 0);
      if (end !== undefined) return end;
    }
    this.#hasClosedThinking = true;
    return "closed-thinking";
  }

  #gatherText(): void {
    for (const id of this.#options.tokenizer.encodePrompt(this.#text)) this.#ids.push(id);
    this.#text = "";
  }

  #completionRequest(): CompletionRequest {
    const { plan, generation, form, toolNames } = this.#request;
    const { completer, dialect, supportsReasoning } = this.#options;
    const { grammar, thinking, bannedTags } = replyConstraints({ plan, form, dialect, supportsReasoning, toolNames });
    const text = completer.supports.grammar
      ? completionGrammar({ grammar, bannedTags, thinking: this.#hasClosedThinking ? undefined : thinking })
      : undefined;
    const promptIds = new Int32Array(plan.promptIds.length + this.#ids.length);
    promptIds.set(plan.promptIds);
    promptIds.set(this.#ids, plan.promptIds.length);
    // Stop sequences count only in the answer, and a completer would also find them in thinking and calls.
    const isAnswerOnly =
      (dialect.thinking === undefined || (text !== undefined && thinking === undefined)) &&
      (toolNames.length === 0 || form.toolChoice === "none");
    return {
      promptIds,
      prompt: this.#promptText(),
      generation: {
        ...generation,
        maxTokens: plan.maxTokens - this.#tokens,
        // Another seed: with the same one the second completion would repeat the random draws of the first.
        seed: BigInt.asUintN(64, generation.seed + BigInt(this.#completions - 1)),
        stopSequences: isAnswerOnly ? generation.stopSequences : [],
      },
      promptLogprobs: this.#awaitsPromptLogprobs,
      ...(text === undefined ? {} : { grammar: text }),
    };
  }

  #promptText(): string {
    const { tokenizer } = this.#options;
    const prompt = unframedIds(tokenizer.frame("single"), this.#request.plan.promptIds);
    return tokenizer.decode(Int32Array.from([...prompt, ...this.#ids]));
  }

  #usage({ promptTokens, outputTokens, cachedTokens }: CompletionUsage = {}): NonNullable<WrittenEnd["usage"]> {
    const usage: NonNullable<WrittenEnd["usage"]> = {};
    if (outputTokens !== undefined) usage.outputTokens = this.#tokensBefore + outputTokens;
    // The prompt of a later completion contains a part of the reply.
    if (this.#completions > 1) return usage;
    if (promptTokens !== undefined) usage.inputTokens = promptTokens;
    if (cachedTokens !== undefined) usage.cachedTokens = cachedTokens;
    return usage;
  }
}

function endOf(part: Extract<CompletionPart, { type: "end" }>): WrittenEnd {
  return part.reason === "stop" ? { reason: "stopped", stopSequence: part.stopSequence } : { reason: part.reason };
}

/** `problem`: completes a sentence that begins with "the completion". */
function broken(problem: string): EngineFailureError {
  return new EngineFailureError({ kind: "run-failed", detail: `the completion ${problem}` });
}
