/** An embed job. It runs in the background, also after a reload. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { service } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { isRunning, refreshData, type EmbedJob } from "./stored-data.ts";

export function JobCard({ job }: { job: EmbedJob }): JSX.Element {
  const problem = useSignal("");
  const title = job.name === "" ? job.id : job.name;
  const cancel = async (): Promise<void> => {
    problem.value = "";
    try {
      await service.request({ method: "POST", path: `/v1/embed-jobs/${job.id}/cancel` }, new AbortController().signal);
    } catch (error) {
      problem.value = describeError(error);
    }
    await refreshData();
  };
  return (
    <li class="model" data-state={job.status === "complete" ? "loaded" : job.status}>
      <div class="model-about">
        <p class="model-name">
          {title} <span class="model-role">{job.model}</span>
        </p>
        <p class="model-state">
          {job.status}, {job.tokens.toLocaleString("en")} tokens
        </p>
        {job.warnings.map((warning) => (
          <p key={warning} class="model-device">
            {warning}
          </p>
        ))}
      </div>
      <div class="model-actions">
        {job.status === "processing" && (
          <button type="button" class="small" aria-label={`Cancel ${title}`} onClick={() => void cancel()}>
            Cancel
          </button>
        )}
      </div>
      {isRunning(job.status) && <progress class="model-progress" aria-label={`Embedding ${title}`} />}
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </li>
  );
}
