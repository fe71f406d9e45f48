/** Writes replies with a completer. */
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { ReplySink, ReplySource, SourceEnd, SourceNeeds, SourceRequest } from "../../reply-source/reply-source.ts";
import { PartReader } from "./part-reader.ts";
import { type CompleterSourceOptions, RunningCompletion } from "./running-completion.ts";

export class CompleterSource implements ReplySource {
  readonly #options: CompleterSourceOptions;
  readonly #reader: PartReader;

  constructor(options: CompleterSourceOptions) {
    this.#options = options;
    this.#reader = new PartReader(options.yieldToEventLoop, this.maxReplies);
  }

  get contextLength(): number {
    return this.#options.completer.contextLength;
  }

  get maxReplies(): number {
    return this.#options.completer.maxReplies ?? 1;
  }

  get readsImages(): boolean {
    return this.#options.completer.readsImages === true;
  }

  async check(needs: SourceNeeds): Promise<void> {
    const { generation, form, hasTools } = needs;
    const { completer } = this.#options;
    const { supports } = completer;
    const mustFit =
      form.output.type === "json" || (hasTools && (form.toolChoice === "required" || (form.strictTools && form.toolChoice !== "none")));
    if (mustFit && !supports.grammar)
      throw unsupported("JSON, and required or strict tool calls: this engine cannot constrain the model's output");
    if (generation.logprobs && !supports.logprobs) throw unsupported("log probabilities: this engine does not report them");
    if (form.promptLogprobs && !supports.promptLogprobs)
      throw unsupported("log probabilities of the prompt: this engine does not report them");
    if (form.replyStart !== undefined && needs.grammar !== undefined)
      throw unsupported("continue_final_message together with JSON or tools: this engine applies a grammar to whole replies only");
    const refusal = completer.refusal?.(needs);
    if (refusal !== undefined) throw unsupported(refusal);
  }

  async write(request: SourceRequest, sink: ReplySink): Promise<SourceEnd> {
    // A completer reports its cached tokens only at its end.
    sink.start(request.written?.cachedTokens ?? 0);
    return new RunningCompletion(this.#options, request, sink, this.#reader).write();
  }
}

function unsupported(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "unprocessable", detail });
}
