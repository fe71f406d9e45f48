/** Searches the output of a complete embed job by meaning. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { milliseconds } from "../models/model-phrases.ts";
import { FormCall } from "../shell/form-call.ts";
import { OutcomeView, SendButton } from "../shell/form-call-view.tsx";
import { searchOutput, type FoundRow } from "./dataset-search.ts";
import type { EmbedJob } from "./stored-data.ts";
import { OutcomeFacts } from "../shell/outcome-facts.tsx";

interface Found {
  best: FoundRow[];
  facts: string[];
}

const call = new FormCall<Found>();
const query = signal("");
const chosen = signal("");

async function search(job: EmbedJob, stop: AbortSignal): Promise<Found> {
  const start = performance.now();
  const { best, rows } = await searchOutput(job, query.peek(), stop);
  return { best, facts: [`${best.length} of ${rows.toLocaleString("en")} rows`, milliseconds(performance.now() - start)] };
}

/** `searchable`: complete jobs with an output that still exists, newest first; at least one. */
export function SearchForm({ searchable }: { searchable: readonly [EmbedJob, ...EmbedJob[]] }): JSX.Element {
  const job = searchable.find(({ id }) => id === chosen.value) ?? searchable[0];
  return (
    <section aria-labelledby="search-heading">
      <h3 id="search-heading">Search</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void call.run((stop) => search(job, stop));
        }}
      >
        <label class="field">
          Query
          <input autocomplete="off" value={query.value} onInput={(event) => (query.value = event.currentTarget.value)} />
        </label>
        <div class="form-foot">
          <SendButton call={call} title="Search" isReady={query.value.trim() !== ""} />
          <label class="model-choice">
            <span>In</span>
            <select value={job.id} onChange={(event) => (chosen.value = event.currentTarget.value)}>
              {searchable.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name === "" ? id : name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </form>
      <OutcomeView call={call} model={job.model}>
        {({ best, facts }) => (
          <>
            <ol class="ranking" aria-label="Best rows">
              {best.map((row) => (
                <BestRow key={row.number} {...row} />
              ))}
            </ol>
            <OutcomeFacts facts={facts} />
          </>
        )}
      </OutcomeView>
    </section>
  );
}

function BestRow({ text, number, fields, cosine }: FoundRow): JSX.Element {
  return (
    <li class="ranked">
      <p class="ranked-text">
        {text}
        {fields.map(([name, value]) => (
          <span key={name} class="kept-field">
            {name}: {value}
          </span>
        ))}
      </p>
      <p class="ranked-score">
        <span class="score-bar" aria-hidden="true" style={{ "--score": Math.max(0, cosine).toFixed(4) }} />
        <span class="score">{cosine.toFixed(3)}</span>
        <span class="line">row {number}</span>
      </p>
    </li>
  );
}
