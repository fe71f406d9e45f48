/** Pushes the recorded tokens of a reply into sampler, guide and sink again, without running the model. */
import type { WrittenReply } from "../../../../inference/written-reply.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import type { TokenGuide } from "../../guided/token-guide.ts";
import type { Sampler } from "../../sampling/sampler.ts";
import type { ReplySink, SourceEnd } from "../../reply-source/reply-source.ts";

export interface ReplayOptions {
  written: WrittenReply;
  sink: ReplySink;
  sampler: Sampler;
  guide: TokenGuide | undefined;
  vocabularySize: number;
  maxTokens: number;
  /** See `TokenLoopOptions`. */
  likely: (() => Int32Array) | undefined;
  /** See `TokenLoopOptions`. */
  forced: (() => number | undefined) | undefined;
  onToken: (id: number, logprob: number) => "more" | "stop";
}

interface Replayed {
  ids: Int32Array;
  /** The likely tokens after each of `ids`. */
  likely: Int32Array[];
  /** How the reply ended; absent: it has to be continued. */
  end?: SourceEnd;
}

/** @throws EngineFailureError if the tokens cannot be of a reply to this request. */
export function replay(options: ReplayOptions): Replayed {
  const { written, sink, sampler, guide, vocabularySize, maxTokens, likely, forced, onToken } = options;
  if (written.promptTokens !== undefined) sink.promptLogprobs(written.promptTokens);
  const ids = new Int32Array(written.pieces.length);
  const likelyNext: Int32Array[] = [];
  for (const [index, id] of written.pieces.entries()) {
    if (typeof id !== "number" || id >= vocabularySize) throw otherReply();
    const expected = forced?.();
    if (expected === undefined) sampler.skip(1);
    else if (expected !== id) throw otherReply();
    sampler.accept(id);
    // Only the token after the last replayed one is sampled and needs a mask.
    guide?.accept(id, index === ids.length - 1);
    ids[index] = id;
    if (likely !== undefined) likelyNext.push(likely());
    const verdict = onToken(id, written.weights[index] ?? 0);
    const end = verdict === "stop" ? "stopped" : index + 1 >= maxTokens ? "max-tokens" : undefined;
    if (end !== undefined) return { ids, likely: likelyNext, end: { reason: end } };
  }
  return { ids, likely: likelyNext, ...(written.end === undefined ? {} : { end: written.end }) };
}

function otherReply(): EngineFailureError {
  return new EngineFailureError({ kind: "internal", detail: "the recorded tokens do not belong to a reply to this request" });
}
