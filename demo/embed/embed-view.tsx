/** Embed: similarity of several texts, as a map of points and as a table of cosines. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { milliseconds } from "../models/model-phrases.ts";
import { listAt, numberAt } from "../service/json-values.ts";
import { modelsOf, service } from "../service/playground.ts";
import { FormCall, filledLines } from "../shell/form-call.ts";
import { OutcomeView, SendButton } from "../shell/form-call-view.tsx";
import { ModelSelect } from "../shell/model-select.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { closestPair, cosines } from "./cosines.ts";
import { PointMap } from "./point-map.tsx";
import { SimilarityMatrix } from "./similarity-matrix.tsx";
import { OutcomeFacts } from "../shell/outcome-facts.tsx";

interface Embedded {
  texts: string[];
  vectors: number[][];
  facts: string[];
}

type Form = "map" | "table";

const inputTypes = ["clustering", "search_document", "search_query", "classification"] as const;

const call = new FormCall<Embedded>();
const model = signal("starter-embed");
const inputType = signal<string>("clustering");
const form = signal<Form>("map");
const texts = signal(`A cat is asleep on the sofa.
The kitten naps on the couch.
Share prices fell sharply today.
Markets closed much lower.
How do I bake a loaf of bread?
A recipe for sourdough`);

async function embed(stop: AbortSignal): Promise<Embedded> {
  const lines = filledLines(texts.peek());
  const body = { model: model.peek(), input_type: inputType.peek(), embedding_types: ["float"], texts: lines };
  const start = performance.now();
  const response = await service.json("/v2/embed", body, stop);
  const took = performance.now() - start;
  const vectors = listAt(response, "embeddings", "float").map((vector) => (Array.isArray(vector) ? vector.map(Number) : []));
  const facts = [
    `${vectors.length} ${vectors.length === 1 ? "text" : "texts"}`,
    `${vectors[0]?.length ?? 0} dimensions`,
    `${numberAt(response, "meta", "billed_units", "input_tokens") ?? 0} tokens`,
    milliseconds(took),
  ];
  return { texts: lines, vectors, facts };
}

export function EmbedView(): JSX.Element {
  return (
    <div class="form-view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void call.run(embed);
        }}
      >
        <header class="view-head">
          <h2>How alike are these texts?</h2>
          <p>Each line becomes a vector. Texts that mean the same point in the same direction, even without a word in common.</p>
        </header>
        <label class="field">
          Texts, one per line
          <textarea rows={6} value={texts.value} onInput={(event) => (texts.value = event.currentTarget.value)} />
        </label>
        <div class="form-foot">
          <SendButton call={call} title="Compare" isReady={modelsOf("embed").length > 0} />
          <label class="model-choice">
            <span>Input type</span>
            <select value={inputType.value} onChange={(event) => (inputType.value = event.currentTarget.value)}>
              {inputTypes.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <ModelSelect role="embed" chosen={model.value} onChoose={(id) => (model.value = id)} />
        </div>
      </form>
      <OutcomeView call={call} model={model.value}>
        {(embedded) => <EmbeddedTexts {...embedded} />}
      </OutcomeView>
    </div>
  );
}

function EmbeddedTexts({ texts: lines, vectors, facts }: Embedded): JSX.Element {
  const matrix = cosines(vectors);
  const closest = closestPair(matrix);
  return (
    <>
      {closest !== undefined && (
        <p class="closest">
          <span class="closest-label">Most alike</span>
          <q>{lines[closest.first]}</q> and <q>{lines[closest.second]}</q>
        </p>
      )}
      <Tabs
        label="Similarity"
        tabs={[
          { name: "map", title: "Map" },
          { name: "table", title: "Table" },
        ]}
        chosen={form.value}
        onChoose={(name) => (form.value = name)}
      >
        {form.value === "map" ? <PointMap texts={lines} vectors={vectors} /> : <SimilarityMatrix texts={lines} cosines={matrix} />}
      </Tabs>
      <OutcomeFacts facts={facts} />
    </>
  );
}
