/** The view of datasets (uploaded files), embed jobs over them, and a search of the embeddings. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { bytesInWords } from "../models/model-phrases.ts";
import { modelsOf } from "../service/playground.ts";
import { ModelSelect } from "../shell/model-select.tsx";
import { useFresh } from "../shell/stored-list.ts";
import { DatasetCard } from "./dataset-card.tsx";
import { JobCard } from "./job-card.tsx";
import { SearchForm } from "./search-form.tsx";
import { datasets, isWorking, jobs, listProblem, refreshData, storedBytes } from "./stored-data.ts";
import { UploadForm } from "./upload-form.tsx";

const model = signal("starter-embed");

export function DataView(): JSX.Element {
  useFresh(refreshData, isWorking.value);
  const storedDatasets = datasets.value ?? [];
  const storedJobs = jobs.value ?? [];
  const [first, ...others] = storedJobs.filter(
    ({ status, output }) => status === "complete" && storedDatasets.some(({ id }) => id === output),
  );
  return (
    <div class="form-view models-view">
      <header class="view-head">
        <h2>Search your own data</h2>
        <p>A file becomes a dataset, a job embeds its rows in the background, and a question finds the rows that mean the same.</p>
      </header>
      <UploadForm />
      {listProblem.value !== "" && (
        <p class="problem" role="alert">
          {listProblem.value}
        </p>
      )}
      <section aria-labelledby="datasets-heading">
        <h3 id="datasets-heading">Datasets</h3>
        <div class="form-foot">
          <ModelSelect role="embed" chosen={model.value} onChoose={(id) => (model.value = id)} />
          {storedBytes.value !== undefined && storedBytes.value > 0 && (
            <p class="quiet">{bytesInWords(storedBytes.value)} stored in this browser</p>
          )}
        </div>
        {datasets.value?.length === 0 && <p class="quiet">None yet. They are kept for 30 days, or until you delete them.</p>}
        <ul class="models" aria-labelledby="datasets-heading">
          {storedDatasets.map((dataset) => (
            <DatasetCard key={dataset.id} dataset={dataset} model={modelsOf("embed").length === 0 ? "" : model.value} />
          ))}
        </ul>
      </section>
      {storedJobs.length > 0 && (
        <section aria-labelledby="jobs-heading">
          <h3 id="jobs-heading">Embed jobs</h3>
          <ul class="models" aria-labelledby="jobs-heading">
            {storedJobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
      {first !== undefined && <SearchForm searchable={[first, ...others]} />}
    </div>
  );
}
