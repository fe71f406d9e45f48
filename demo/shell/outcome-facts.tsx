import type { JSX } from "preact";

/** Facts shown below an outcome: times, counts, usage. */
export function OutcomeFacts({ facts }: { facts: readonly string[] }): JSX.Element {
  return (
    <p class="outcome-facts">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
