/** Pushes the written part of a reply into sampler, guide and sink again, without running the model. */
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
  /** Gets a text of a completer. `tokens`: the number of its tokens. */
  onText: (text: string, tokens: number) => "more" | "stop";
  /** Returns the ids of a text with control tokens. */
  encode: (text: string) => Int32Array;
}

interface Replayed {
  ids: Int32Array;
  /** The likely tokens after each of `ids`. */
  likely: Int32Array[];
  /** Max tokens of `ids` and the rest of the reply. Texts may have had another number of tokens than their ids. */
  maxTokens: number;
  /** How the reply ended; absent: it has to be continued. */
  end?: SourceEnd;
}

/** @throws EngineFailureError if the tokens cannot be of a reply to this request. */
export function replay(options: ReplayOptions): Replayed {
  const { written, sink, sampler, guide, vocabularySize, maxTokens, likely, forced, onToken, onText, encode } = options;
  const { pieces, weights, promptTokens, end: writtenEnd } = written;
  if (promptTokens !== undefined) sink.promptLogprobs(promptTokens);
  const ids: number[] = [];
  const likelyNext: Int32Array[] = [];
  let tokens = 0;
  let text = "";
  const accept = (id: number, isLast: boolean): void => {
    if (id >= vocabularySize) throw otherReply();
    sampler.accept(id);
    // Only the token after the last replayed one is sampled and needs a mask.
    guide?.accept(id, isLast);
    ids.push(id);
    if (likely !== undefined) likelyNext.push(likely());
  };
  const replayed = (end: SourceEnd | undefined): Replayed => ({
    ids: Int32Array.from(ids),
    likely: likelyNext,
    maxTokens: Math.min(maxTokens, maxTokens + ids.length - tokens),
    ...(end === undefined ? {} : { end }),
  });
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    const weight = weights[index] ?? 0;
    let verdict: "more" | "stop";
    if (typeof piece === "number") {
      const expected = forced?.();
      if (expected === undefined) sampler.skip(1);
      else if (expected !== piece) throw otherReply();
      accept(piece, isLast);
      tokens += 1;
      verdict = onToken(piece, weight);
    } else {
      text += piece;
      tokens += weight;
      verdict = onText(piece, weight);
      // Tokens may begin in one piece and end in the next.
      if (isLast || typeof pieces[index + 1] === "number") {
        const encoded = encode(text);
        for (const [position, id] of encoded.entries()) accept(id, isLast && position === encoded.length - 1);
        text = "";
      }
    }
    if (verdict === "stop") return replayed({ reason: "stopped" });
    if (Math.max(tokens, ids.length) >= maxTokens) return replayed({ reason: "max-tokens" });
  }
  return replayed(writtenEnd);
}

function otherReply(): EngineFailureError {
  return new EngineFailureError({ kind: "internal", detail: "the recorded tokens do not belong to a reply to this request" });
}
