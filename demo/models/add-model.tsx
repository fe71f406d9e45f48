/** Adds a model by its address, or one of the models that are known to work here. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { AvailableModel } from "../../src/index.ts";
import { addedModels, addressOf } from "../service/added-models.ts";
import { availableModels, readiness, useAddedModels } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { bytesInWords } from "./model-phrases.ts";

export function AddModel(): JSX.Element {
  const typed = useSignal("");
  const problem = useSignal("");
  const isBusy = readiness.value.state === "starting";
  const add = async (address: string): Promise<void> => {
    if (address === "" || addedModels.peek().includes(address)) return;
    problem.value = "";
    try {
      await useAddedModels([...addedModels.peek(), address]);
      typed.value = "";
    } catch (error) {
      problem.value = describeError(error);
    }
  };
  const known = availableModels.value.filter(({ isListed, role }) => !isListed && role !== "image");
  return (
    <section aria-labelledby="add-heading">
      <h3 id="add-heading">Add a model</h3>
      <form
        class="add-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add(addressOf(typed.value));
        }}
      >
        <label class="field">
          Id on the Hugging Face hub, or address of a folder in its layout
          <input
            class="code"
            autocomplete="off"
            spellcheck={false}
            placeholder="onnx-community/Qwen3-0.6B-ONNX"
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={isBusy}>
          Add
        </button>
      </form>
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="panel-note">Nothing is downloaded before you load it. Its files then come from the hub and stay in this browser.</p>
      {known.length > 0 && (
        <details class="known-models">
          <summary>{known.length} models that cohabit knows</summary>
          <ul>
            {known.map((model) => (
              <KnownModel key={model.id} model={model} isBusy={isBusy} onAdd={() => void add(model.id)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function sizeInWords({ device, downloadBytes, isEstimate }: AvailableModel): string[] {
  if (device === "browser") return downloadBytes === 0 ? ["in this browser already"] : [];
  return downloadBytes === undefined ? [] : [`${isEstimate ? "about " : ""}${bytesInWords(downloadBytes)}`];
}

function KnownModel({ model, isBusy, onAdd }: { model: AvailableModel; isBusy: boolean; onAdd: () => void }): JSX.Element {
  const size = sizeInWords(model);
  return (
    <li class="model">
      <div class="model-about">
        <p class="model-name">
          {model.title} <span class="model-role">{model.role}</span>
        </p>
        <p class="model-state">{[...size, ...(model.licence === undefined ? [] : [model.licence])].join(", ")}</p>
        {model.obstacles.map((obstacle) => (
          <p key={obstacle} class="model-device">
            {obstacle}
          </p>
        ))}
      </div>
      <div class="model-actions">
        <button type="button" class="small" disabled={isBusy || !model.fits} aria-label={`Add ${model.title}`} onClick={onAdd}>
          Add
        </button>
      </div>
    </li>
  );
}
