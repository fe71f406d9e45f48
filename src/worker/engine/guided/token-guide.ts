/** The constraints of one reply, combined for the token loop. */
import type { ReplyTags } from "./reply-tags.ts";

/**
 * All constraints on one reply. The token loop calls `mask` on every row of logits before it samples, and `accept` for every
 * token that it keeps.
 */
export interface TokenGuide {
  /** Sets the logits of tokens that must not come next to -Infinity; at least one stays. */
  mask(logits: Float32Array): Promise<void>;
  /** Accepts a token of the reply, the end token excluded. `isMaskNext`: the next call is `mask`. Default: true. */
  accept(id: number, isMaskNext?: boolean): void;
  /** Returns text that is likely to come next because hardly anything else is allowed; "" if much is. Absent: always "". */
  likely?(): string;
  /** Whether the reply is complete, and the model has no token that could end it. Absent: never. */
  isOver?(): boolean;
  /** Must be called when the reply is over, however it ended. */
  dispose(): void;
}

/** A constraint of a guide. A method that is absent has no effect. */
export interface Constraint extends Pick<TokenGuide, "mask" | "likely" | "isOver"> {
  /** See `TokenGuide.accept`. The tags have read the token already. */
  accept?(id: number, isMaskNext: boolean): void;
  /** See `TokenGuide.dispose`. */
  dispose?(): void;
}

/** Combines at least one constraint; they must leave a token between them. `tags`: read the reply for them. */
export function tokenGuide(tags: ReplyTags, constraints: readonly Constraint[]): TokenGuide {
  const likely = (): string => {
    for (const constraint of constraints) {
      const text = constraint.likely?.() ?? "";
      if (text !== "") return text;
    }
    return "";
  };
  return {
    async mask(logits) {
      for (const constraint of constraints) await constraint.mask(logits);
    },
    accept(id, isMaskNext = true) {
      tags.push(id);
      for (const constraint of constraints) constraint.accept?.(id, isMaskNext);
    },
    ...(constraints.some((constraint) => constraint.likely !== undefined) && { likely }),
    ...(constraints.some((constraint) => constraint.isOver !== undefined) && {
      isOver: () => constraints.some((constraint) => constraint.isOver?.() === true),
    }),
    dispose() {
      for (const constraint of constraints) constraint.dispose?.();
    },
  };
}
