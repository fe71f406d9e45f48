/** A dataset, its validation, and buttons for it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { bytesInWords } from "../models/model-phrases.ts";
import { service } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { DeleteButton } from "../shell/delete-button.tsx";
import { refreshData, type Dataset } from "./stored-data.ts";

export function DatasetCard({ dataset, model }: { dataset: Dataset; model: string }): JSX.Element {
  const problem = useSignal("");
  const { id, name, type, validation, error } = dataset;
  const send = async (method: string, path: string, body?: Record<string, string>): Promise<void> => {
    problem.value = "";
    try {
      await service.request({ method, path, ...(body === undefined ? {} : { body }) }, new AbortController().signal);
    } catch (failure) {
      problem.value = describeError(failure);
    }
    await refreshData();
  };
  const embed = { model, dataset_id: id, input_type: "search_document", name };
  return (
    <li class="model" data-state={validation}>
      <div class="model-about">
        <p class="model-name">
          {name} <span class="model-role">{type}</span>
        </p>
        <p class="model-state">{stateOf(dataset)}</p>
        {error !== "" && <p class="model-device">{error}</p>}
      </div>
      <div class="model-actions">
        {type === "embed-input" && validation === "validated" && (
          <button
            type="button"
            class="small"
            aria-label={`Embed ${name}`}
            disabled={model === ""}
            onClick={() => void send("POST", "/v1/embed-jobs", embed)}
          >
            Embed
          </button>
        )}
        <DeleteButton name={`${name}, ${type}`} onDelete={() => void send("DELETE", `/v1/datasets/${id}`)} />
      </div>
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </li>
  );
}

function stateOf({ validation, rows, bytes, warnings }: Dataset): string {
  const counts = validation === "validated" ? [`${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}`, bytesInWords(bytes)] : [];
  return [validation, ...counts, ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? "warning" : "warnings"}`] : [])].join(", ");
}
