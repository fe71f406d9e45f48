/** The table of the models with size, memory, device, speed and state, and a form that adds models. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { hostFacts, models, storageReport } from "../service/playground.ts";
import { matchesWords } from "../shell/matches-words.ts";
import { AddModel } from "./add-model.tsx";
import { bytesInWords } from "./model-phrases.ts";
import { columns, ModelRow, purposeOf } from "./model-row.tsx";
import { FilterField, ModelTable } from "./model-table.tsx";
import { RecommendedModelCard } from "./recommended-model-card.tsx";
import { Skills } from "./skills.tsx";

/** A shorter list needs no filter. */
const minFiltered = 6;

export function ModelsView(): JSX.Element {
  const query = useSignal("");
  const all = models.value;
  const shown = all.filter((status) => matchesWords(`${status.id} ${purposeOf(status)} ${status.state}`, query.value));
  return (
    <div class="form-view models-view">
      <header class="view-head">
        <h2>Models</h2>
        <p>They are loaded by their first request, and kept in this browser for the next visit. Each runs in a worker of its own.</p>
      </header>
      <RecommendedModelCard />
      {(all.length >= minFiltered || query.value !== "") && (
        <FilterField query={query} placeholder="Name, chat, embed, rerank, images, loaded" />
      )}
      <ModelTable label="Models of this page" columns={columns}>
        {shown.map((status) => (
          <ModelRow key={status.id} status={status} />
        ))}
      </ModelTable>
      {shown.length === 0 && query.value !== "" && <p class="quiet">No model of this page matches.</p>}
      <Skills />
      <AddModel />
      <Facts />
    </div>
  );
}

function Facts(): JSX.Element {
  const facts = hostFacts.value;
  const report = storageReport.value;
  const stored = report?.usageBytes === undefined ? "…" : `${bytesInWords(report.usageBytes)}${room(report.quotaBytes)}`;
  const host = facts?.isHost === true ? "this tab" : "another tab of this site";
  const offline = facts?.isControlled === true ? "yes, with the models stored here" : "no (this window has no service worker)";
  return (
    <section aria-labelledby="facts-heading">
      <h3 id="facts-heading">This visit</h3>
      <dl class="facts">
        <dt>Models run in</dt>
        <dd>{facts === undefined ? "…" : host}</dd>
        <dt>Works offline</dt>
        <dd>{facts === undefined ? "…" : offline}</dd>
        <dt>Stored</dt>
        <dd>{stored}</dd>
        <dt>Kept when the disk is full</dt>
        <dd>{report?.isPersisted === true ? "yes" : "the browser decides"}</dd>
      </dl>
    </section>
  );
}

function room(quotaBytes: number | undefined): string {
  return quotaBytes === undefined ? "" : ` of ${bytesInWords(quotaBytes)}`;
}
