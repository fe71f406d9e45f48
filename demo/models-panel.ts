/** The models: device and memory of each, and buttons to load and unload it. */
import type { ModelStatus, Runtime } from "../src/index.ts";
import { element, make } from "./document-elements.ts";
import type { ModelList } from "./model-list.ts";
import { describeObstacle, describeProgress, megabytes, progressShare } from "./model-phrases.ts";
import { describeError } from "./service-error.ts";

const list = element("models-list", HTMLUListElement);
const problem = element("models-problem", HTMLParagraphElement);

export function startModelsPanel(runtime: Runtime, models: ModelList): void {
  const rows = new Map<string, ModelRow>();
  models.subscribe((all) => {
    for (const status of all) {
      let row = rows.get(status.id);
      if (row === undefined) {
        row = new ModelRow(runtime, status);
        rows.set(status.id, row);
        list.append(row.item);
      }
      row.show(status);
    }
  });
}

/** Updated in place, so that a focused button keeps the focus while a model loads. */
class ModelRow {
  readonly item: HTMLLIElement;
  readonly #role = make("span", "model-role");
  readonly #state = make("span", "model-state");
  readonly #device = make("span", "model-device");
  readonly #progress = make("progress", "model-progress");
  readonly #button: HTMLButtonElement;
  #isLoaded = false;
  #isLoading = false;

  constructor(runtime: Runtime, { id }: ModelStatus) {
    this.#button = make("button", "small");
    this.#button.type = "button";
    this.#button.addEventListener("click", () => {
      if (this.#isLoading) return;
      problem.hidden = true;
      const change = this.#isLoaded ? runtime.unload(id) : runtime.load(id);
      change.catch((error: unknown) => {
        problem.textContent = describeError(error);
        problem.hidden = false;
      });
    });
    this.#progress.setAttribute("aria-label", `Loading ${id}`);
    const name = make("p", "model-name", id, " ", this.#role);
    this.item = make("li", "model", name, this.#button, this.#state, this.#device, this.#progress);
  }

  show(status: ModelStatus): void {
    this.#isLoaded = status.state === "loaded";
    this.#isLoading = status.state === "loading";
    this.item.dataset["state"] = status.state;
    this.#role.textContent = status.role ?? "";
    this.#state.textContent = stateInWords(status);
    this.#device.textContent = status.webgpuObstacle === undefined ? "" : describeObstacle(status.webgpuObstacle);
    const label = this.#isLoaded ? "Unload" : "Load";
    this.#button.textContent = this.#isLoading ? "Loading" : label;
    this.#button.setAttribute("aria-label", `${this.#isLoading ? "Loading" : label} ${status.id}`);
    this.#button.setAttribute("aria-disabled", String(this.#isLoading));
    const share = status.progress && progressShare(status.progress);
    if (share === undefined) this.#progress.removeAttribute("value");
    else this.#progress.value = share;
  }
}

function stateInWords(status: ModelStatus): string {
  switch (status.state) {
    case "loaded": {
      const device = status.device === undefined ? "" : `, ${status.device === "webgpu" ? "WebGPU" : "WASM"}`;
      const memory = status.memoryBytes === undefined ? "" : `, about ${megabytes(status.memoryBytes)}`;
      return `loaded${device}${memory}`;
    }
    case "loading":
      return describeProgress(status.progress);
    case "failed":
      return status.error ?? "failed";
    case "unloaded":
      return "not loaded";
  }
}
