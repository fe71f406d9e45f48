/** Writes the recorded part of a reply again, as a token model wrote it: everything advances as it did, but nothing is computed. */
import type { WrittenReply } from "../../../../inference/written-reply.ts";
import { EngineFailureError } from "../../engine-errors.ts";
import type { TokenGuide } from "../../guided/token-guide.ts";
import type { Sampler } from "../../sampling/sampler.ts";
import type { ReplySink, SourceEnd } from "../reply-source.ts";

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
  /** What was likely behind each token. */
  likely: Int32Array[];
  /** Of the reply, if the tokens, or the record, have it. */
  end?: SourceEnd;
}

/** Throws EngineFailureError for a record of another reply. */
export function replay(options: ReplayOptions): Replayed {
  const { written, sink, sampler, guide, vocabularySize, maxTokens, likely, forced, onToken } = options;
  if (written.promptTokens !== undefined) sink.promptLogprobs(written.promptTokens);
  const ids = new Int32Array(written.pieces.length);
  const behind: Int32Array[] = [];
  for (const [index, id] of written.pieces.entries()) {
    if (typeof id !== "number" || id >= vocabularySize) throw otherReply();
    const expected = forced?.();
    if (expected === undefined) sampler.skip(1);
    else if (expected !== id) throw otherReply();
    sampler.accept(id);
    // The mask of the next token is wanted only where one is sampled.
    guide?.accept(id, index === ids.length - 1);
    ids[index] = id;
    if (likely !== undefined) behind.push(likely());
    const verdict = onToken(id, written.weights[index] ?? 0);
    const end = verdict === "stop" ? "stopped" : index + 1 >= maxTokens ? "max-tokens" : undefined;
    if (end !== undefined) return { ids, likely: behind, end: { reason: end } };
  }
  return { ids, likely: behind, ...(written.end === undefined ? {} : { end: written.end }) };
}

function otherReply(): EngineFailureError {
  return new EngineFailureError({ kind: "internal", detail: "what was recorded of the reply does not belong to this request" });
}
