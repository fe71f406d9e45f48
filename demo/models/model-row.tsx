/** A row of the table of models, with buttons and details on demand. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import type { ModelStatus } from "../../src/index.ts";
import { addedModels, addressOfModel } from "../service/added-models.ts";
import { availableModels, forgetModel, loadModel, storageReport, unloadModel, useAddedModels } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import {
  bytesInWords,
  describeKernelsObstacle,
  describeObstacle,
  describeThreadsObstacle,
  deviceNames,
  progressShare,
  shortFailure,
  stateInWords,
} from "./model-phrases.ts";
import { seenSpeeds } from "./seen-speeds.ts";

/** Headings of the table, in the order of the cells. */
export const columns = ["Model", "For", "Size", "Memory", "Runs on", "Speed here", "State"] as const;

export function ModelRow({ status }: { status: ModelStatus }): JSX.Element {
  const problem = useSignal("");
  const { id, progress } = status;
  const isLoading = status.state === "loading";
  const share = progress && progressShare(progress);
  const known = availableModels.value.find((model) => model.id === id);
  const stored = storageReport.value?.models.find((model) => model.id === id)?.bytes ?? 0;
  const speed = seenSpeeds.value[id];
  const isCancelled = useRef(false);
  const attempt = async (change: Promise<void>): Promise<void> => {
    problem.value = "";
    try {
      await change;
    } catch (error) {
      if (!isCancelled.current) problem.value = shortFailure(describeError(error));
    }
  };
  const changeLoad = async (): Promise<void> => {
    isCancelled.current = isLoading;
    await attempt(status.state === "loaded" || isLoading ? unloadModel(id) : loadModel(id));
  };
  return (
    <tr class="model-row" data-state={status.state}>
      <th scope="row">
        <span class="model-name">{id}</span>
        <Details status={status} />
        {problem.value !== "" && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
      </th>
      <Cell name="For">{purposeOf(status)}</Cell>
      <Cell name="Size">{sizeOf(stored, known?.downloadBytes, status.fileBytes)}</Cell>
      <Cell name="Memory">{status.memoryBytes === undefined ? "" : bytesInWords(status.memoryBytes)}</Cell>
      <Cell name="Runs on">{status.device === undefined ? "" : deviceNames[status.device]}</Cell>
      <Cell name="Speed here">{speed === undefined ? "" : `${speed.toFixed(0)} tokens/s`}</Cell>
      <Cell name="State">
        <span class="model-state">{stateInWords(status)}</span>
        {isLoading && <progress class="row-progress" aria-label={`Loading ${id}`} {...(share === undefined ? {} : { value: share })} />}
      </Cell>
      <td class="row-actions">
        <div>
          <LoadButton status={status} onPress={() => void changeLoad()} />
          <OtherButtons id={id} stored={stored} attempt={attempt} />
        </div>
      </td>
    </tr>
  );
}

type Attempt = (change: Promise<void>) => Promise<void>;

/** A cell; a narrow screen, which has no row of headings, shows the name before the value. */
function Cell({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <td data-name={name} data-empty={children === ""}>
      {children}
    </td>
  );
}

/** The load of a model can be cancelled; the bytes that arrived stay stored. */
function LoadButton({ status, onPress }: { status: ModelStatus; onPress: () => void }): JSX.Element {
  const { id, state } = status;
  const label = state === "loading" ? "Cancel" : state === "loaded" ? "Unload" : "Load";
  return (
    <button type="button" class="small" aria-label={label === "Cancel" ? `Cancel loading ${id}` : `${label} ${id}`} onClick={onPress}>
      {label}
    </button>
  );
}

function OtherButtons({ id, stored, attempt }: { id: string; stored: number; attempt: Attempt }): JSX.Element {
  const address = addressOfModel(id);
  return (
    <>
      {stored > 0 && (
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
    </>
  );
}

/** The reasons why a loaded model is slower than it could be, its features, and the whole text of an error that the row shortens. */
function Details({ status }: { status: ModelStatus }): JSX.Element | null {
  const { webgpuObstacle, threadsObstacle, kernelsObstacle, features = [], threads, error = "" } = status;
  const lines = [
    ...(shortFailure(error) === error ? [] : [error]),
    ...(webgpuObstacle === undefined ? [] : [describeObstacle(webgpuObstacle)]),
    ...(threadsObstacle === undefined ? [] : [describeThreadsObstacle(threadsObstacle)]),
    ...(kernelsObstacle === undefined ? [] : [describeKernelsObstacle(kernelsObstacle)]),
    ...(threads === undefined || threads === 1 ? [] : [`${threads} threads`]),
    ...(features.length === 0 ? [] : [`can: ${features.map((feature) => feature.replaceAll("_", " ")).join(", ")}`]),
  ];
  if (lines.length === 0) return null;
  return (
    <details class="model-details">
      <summary>Details</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

export function purposeOf({ role, features = [] }: Pick<ModelStatus, "role" | "features">): string {
  if (role === undefined) return "";
  return features.includes("vision") ? `${role}, reads images` : role;
}

/** The share of the files that makes a model stored, and the share above which a download has begun: small files are read early. */
const [wholeShare, begunShare] = [0.95, 0.05];

function sizeOf(stored: number, download: number | undefined, files: number | undefined): string {
  const share = stored / Math.max(1, files ?? stored);
  if (share >= wholeShare) return `${bytesInWords(stored)} stored`;
  if (files !== undefined && share > begunShare) return `${bytesInWords(stored)} of ${bytesInWords(files)} stored`;
  if (download !== undefined && download > 0) return `${bytesInWords(download)} to download`;
  return files === undefined ? "" : `about ${bytesInWords(files)} to download`;
}
