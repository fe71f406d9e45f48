/** Rerank: documents in the order of their relevance to a query. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { milliseconds } from "../models/model-phrases.ts";
import { listAt, numberAt } from "../service/json-values.ts";
import { modelsOf, service } from "../service/playground.ts";
import { FormCall, filledLines } from "../shell/form-call.ts";
import { OutcomeView, SendButton } from "../shell/form-call-view.tsx";
import { ModelSelect } from "../shell/model-select.tsx";
import { OutcomeFacts } from "../shell/outcome-facts.tsx";

interface Ranked {
  text: string;
  line: number;
  score: number;
}

interface Ranking {
  results: Ranked[];
  facts: string[];
}

const call = new FormCall<Ranking>();
const model = signal("starter-rerank");
const query = signal("How do plants make their food?");
const top = signal("");
const documents = signal(`The stock exchange opens at nine and closes at half past five.
Leaves use sunlight, water and carbon dioxide to produce sugar.
Water the tomato plants twice a week in summer.
Photosynthesis turns light into chemical energy that a plant lives on.
The restaurant serves food from all over the world.`);

async function rank(stop: AbortSignal): Promise<Ranking> {
  const lines = filledLines(documents.peek());
  const typed = top.peek().trim();
  const topN = typed === "" ? {} : { top_n: Number.isNaN(Number(typed)) ? typed : Number(typed) };
  const start = performance.now();
  const response = await service.json("/v2/rerank", { model: model.peek(), query: query.peek(), documents: lines, ...topN }, stop);
  const took = performance.now() - start;
  const results = listAt(response, "results").map((result) => {
    const index = numberAt(result, "index") ?? -1;
    return { text: lines[index] ?? "", line: index + 1, score: numberAt(result, "relevance_score") ?? 0 };
  });
  return { results, facts: [`${results.length} of ${lines.length} documents`, milliseconds(took)] };
}

export function RerankView(): JSX.Element {
  return (
    <div class="form-view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void call.run(rank);
        }}
      >
        <header class="view-head">
          <h2>Which text answers the question?</h2>
          <p>The model reads the query together with each document and orders the documents by relevance.</p>
        </header>
        <label class="field">
          Query
          <input autocomplete="off" value={query.value} onInput={(event) => (query.value = event.currentTarget.value)} />
        </label>
        <label class="field">
          Documents, one per line
          <textarea rows={6} value={documents.value} onInput={(event) => (documents.value = event.currentTarget.value)} />
        </label>
        <div class="form-foot">
          <SendButton call={call} title="Rank" isReady={modelsOf("rerank").length > 0} />
          <label class="model-choice">
            Show top
            <input
              class="short"
              inputMode="numeric"
              autocomplete="off"
              placeholder="all"
              value={top.value}
              onInput={(event) => (top.value = event.currentTarget.value)}
            />
          </label>
          <ModelSelect role="rerank" chosen={model.value} onChoose={(id) => (model.value = id)} />
        </div>
      </form>
      <OutcomeView call={call} model={model.value}>
        {({ results, facts }) => (
          <>
            <ol class="ranking" aria-label="Ranking">
              {results.map((result) => (
                <RankedDocument key={result.line} {...result} />
              ))}
            </ol>
            <OutcomeFacts facts={facts} />
          </>
        )}
      </OutcomeView>
    </div>
  );
}

function RankedDocument({ text, line, score }: Ranked): JSX.Element {
  return (
    <li class="ranked">
      <p class="ranked-text">{text}</p>
      <p class="ranked-score">
        <span class="score-bar" aria-hidden="true" style={{ "--score": score.toFixed(4) }} />
        <span class="score">{score.toFixed(3)}</span>
        <span class="line">line {line}</span>
      </p>
    </li>
  );
}
