/** The models: device, memory and storage of each, buttons for it, and further models that can be added. */
import type { JSX } from "preact";
import { hostFacts, models, storageReport } from "../service/playground.ts";
import { AddModel } from "./add-model.tsx";
import { ModelCard } from "./model-card.tsx";
import { bytesInWords } from "./model-phrases.ts";
import { Skills } from "./skills.tsx";

export function ModelsView(): JSX.Element {
  return (
    <div class="form-view models-view">
      <header class="view-head">
        <h2>Models</h2>
        <p>They are loaded by their first request, and kept in this browser for the next visit. Each runs in a worker of its own.</p>
      </header>
      <ul class="models">
        {models.value.map((status) => (
          <ModelCard key={status.id} status={status} />
        ))}
      </ul>
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
