/** One model. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { ModelStatus } from "../../src/index.ts";
import { addedModels } from "../service/added-models.ts";
import { forgetModel, loadModel, storageReport, unloadModel, useAddedModels } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { bytesInWords, describeObstacle, describeThreadsObstacle, progressShare, stateInWords } from "./model-phrases.ts";

export function ModelCard({ status }: { status: ModelStatus }): JSX.Element {
  const problem = useSignal("");
  const { id } = status;
  const isLoaded = status.state === "loaded";
  const isLoading = status.state === "loading";
  const stored = storageReport.value?.models.find((model) => model.id === id);
  const address = addedModels.value.find(
    (added) => added === id || added.replace(/\/$/, "").endsWith(`/${id}`) || added.split("@")[0] === id,
  );
  const attempt = async (change: Promise<void>): Promise<void> => {
    problem.value = "";
    try {
      await change;
    } catch (error) {
      problem.value = describeError(error);
    }
  };
  const label = isLoading ? "Loading" : isLoaded ? "Unload" : "Load";
  const share = status.progress && progressShare(status.progress);
  return (
    <li class="model" data-state={status.state}>
      <div class="model-about">
        <p class="model-name">
          {id} {status.role !== undefined && <span class="model-role">{status.role}</span>}
        </p>
        <p class="model-state">{stateInWords(status)}</p>
        {status.webgpuObstacle !== undefined && <p class="model-device">{describeObstacle(status.webgpuObstacle)}</p>}
        {status.threadsObstacle !== undefined && <p class="model-device">{describeThreadsObstacle(status.threadsObstacle)}</p>}
        {stored !== undefined && stored.bytes > 0 && <p class="model-device">{bytesInWords(stored.bytes)} stored</p>}
      </div>
      <div class="model-actions">
        {stored !== undefined && stored.bytes > 0 && (
          <button
            type="button"
            class="small"
            aria-label={`Forget ${id}`}
            title="Deletes its stored files"
            onClick={() => void attempt(forgetModel(id))}
          >
            Forget
          </button>
        )}
        {address !== undefined && (
          <button
            type="button"
            class="small"
            aria-label={`Remove ${id}`}
            onClick={() => void attempt(useAddedModels(addedModels.peek().filter((added) => added !== address)))}
          >
            Remove
          </button>
        )}
        <button
          type="button"
          class="small"
          aria-label={`${label} ${id}`}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void attempt(isLoaded ? unloadModel(id) : loadModel(id))}
        >
          {label}
        </button>
      </div>
      {isLoading && <progress class="model-progress" aria-label={`Loading ${id}`} {...(share === undefined ? {} : { value: share })} />}
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </li>
  );
}
