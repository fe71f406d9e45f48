/** A text by its tokens, coloured by their probability. Arrow keys go from one to the next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { ScoredText } from "../conversation/conversation.ts";

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function TokenText({ tokens }: { tokens: readonly ScoredText[] }): JSX.Element {
  const chosen = useSignal<number | undefined>(undefined);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    chosen.value = Math.max(0, Math.min(tokens.length - 1, (chosen.value ?? -1) + step));
  };
  const token = chosen.value === undefined ? undefined : tokens[chosen.value];
  return (
    <div class="token-view">
      <p class="tokens" role="application" tabIndex={0} aria-label="Tokens: arrow keys go through them" onKeyDown={move}>
        {tokens.map((item, index) => (
          <span
            key={index}
            class="token"
            data-likelihood={likelihoodOf(item)}
            data-chosen={index === chosen.value}
            onPointerEnter={() => (chosen.value = index)}
          >
            {item.text}
          </span>
        ))}
      </p>
      <p class="token-fact" role="status">
        {token === undefined
          ? "Point at a token to see how likely the model found it."
          : `${JSON.stringify(token.text)}: ${percentages(token)}`}
      </p>
    </div>
  );
}

/** If several tokens share a piece, the least likely one counts. */
function likelihoodOf({ probabilities }: ScoredText): "sure" | "likely" | "open" | "unlikely" {
  const lowest = Math.min(1, ...probabilities);
  if (lowest >= 0.9) return "sure";
  if (lowest >= 0.6) return "likely";
  return lowest >= 0.25 ? "open" : "unlikely";
}

function percentages({ probabilities }: ScoredText): string {
  return probabilities.map((probability) => `${(probability * 100).toFixed(1)} %`).join(", ");
}
