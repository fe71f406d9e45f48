/** Adds a model by its address, or one of the models that are known to work here. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { AvailableModel } from "../../src/index.ts";
import { addedModels, addressOf, idOfAddress } from "../service/added-models.ts";
import { availableModels, findModel, readiness, useAddedModels } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { matchesWords } from "../shell/matches-words.ts";
import { showToast } from "../shell/toasts.tsx";
import { bytesInWords, deviceNames, stateInWords } from "./model-phrases.ts";
import { FilterField, ModelTable } from "./model-table.tsx";

export function AddModel(): JSX.Element {
  const typed = useSignal("");
  const problem = useSignal("");
  const isBusy = readiness.value.state === "starting";
  const add = async (address: string): Promise<string> => {
    if (address === "") return "Type an id or an address";
    if (addedModels.peek().includes(address)) return "This model is in the list already";
    try {
      await useAddedModels([...addedModels.peek(), address]);
      const id = idOfAddress(address);
      const status = findModel(id);
      if (status?.state === "failed") return `${id} is in the list, but cannot be loaded now: ${stateInWords(status)}`;
      showToast(`${id} was added`);
      return "";
    } catch (error) {
      return describeError(error);
    }
  };
  const addTyped = async (): Promise<void> => {
    const text = typed.peek();
    problem.value = await add(addressOf(text));
    // The visitor may have typed the next address by now.
    if (problem.value === "" && typed.peek() === text) typed.value = "";
  };
  return (
    <section aria-labelledby="add-heading">
      <h3 id="add-heading">Add a model</h3>
      <form
        class="add-form"
        onSubmit={(event) => {
          event.preventDefault();
          void addTyped();
        }}
      >
        <label class="field">
          Id on the Hugging Face hub, or the address of its page, of a GGUF file or of a folder
          <input
            class="code"
            autocomplete="off"
            spellcheck={false}
            placeholder="unsloth/Qwen3-0.6B-GGUF"
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
      <p class="panel-note">Nothing is downloaded before you load it. Its files then come from its server and stay in this browser.</p>
      <KnownModels isBusy={isBusy} onAdd={add} />
    </section>
  );
}

interface KnownModelsProperties {
  isBusy: boolean;
  /** Returns the problem, or "". */
  onAdd: (id: string) => Promise<string>;
}

/** Lists the models of the catalogue: first the ones that run here, then the others with the reasons. */
function KnownModels({ isBusy, onAdd }: KnownModelsProperties): JSX.Element | null {
  const query = useSignal("");
  const known = availableModels.value.filter(({ isListed, role }) => !isListed && role !== "image");
  if (known.length === 0) return null;
  const found = known.filter(({ id, title, role }) => matchesWords(`${id} ${title} ${role}`, query.value));
  const fitting = found.filter(({ fits }) => fits);
  const others = found.filter(({ fits }) => !fits);
  return (
    <details class="known-models">
      <summary>{known.length} models that cohabit knows</summary>
      <FilterField query={query} placeholder="Name, chat, embed or rerank" />
      <ModelTable label="Models that run here" columns={["Model", "For", "Size", "Runs on", "Licence"]}>
        {fitting.map((model) => (
          <KnownModel key={model.id} model={model} isBusy={isBusy} onAdd={onAdd} />
        ))}
      </ModelTable>
      {found.length === 0 && <p class="quiet">No model of the catalogue matches.</p>}
      {others.length > 0 && (
        <details class="known-models">
          <summary>{others.length} that do not run here</summary>
          <ul class="unfit-models">
            {others.map(({ id, title, obstacles }) => (
              <li key={id}>
                <strong>{title}</strong> <span class="quiet">{obstacles.join("; ")}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

function KnownModel({ model, isBusy, onAdd }: KnownModelsProperties & { model: AvailableModel }): JSX.Element {
  const problem = useSignal("");
  const { id, title, role, device, licence } = model;
  return (
    <tr class="model-row">
      <th scope="row">
        <span class="model-name">{title}</span>
        {problem.value !== "" && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
      </th>
      <td data-name="For">{role}</td>
      <td data-name="Size">{sizeInWords(model)}</td>
      <td data-name="Runs on">{device === undefined ? "" : deviceNames[device]}</td>
      <td data-name="Licence">{licence ?? ""}</td>
      <td class="row-actions">
        <div>
          <button
            type="button"
            class="small"
            disabled={isBusy}
            aria-label={`Add ${title}`}
            onClick={() => void onAdd(id).then((found) => (problem.value = found))}
          >
            Add
          </button>
        </div>
      </td>
    </tr>
  );
}

function sizeInWords({ device, downloadBytes, isEstimate }: AvailableModel): string {
  if (device === "browser") return downloadBytes === 0 ? "in this browser already" : "the browser downloads it";
  return downloadBytes === undefined ? "unknown" : `${isEstimate ? "about " : ""}${bytesInWords(downloadBytes)}`;
}
