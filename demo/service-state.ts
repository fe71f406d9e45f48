/** Who answers this page, in the masthead and below the models. */
import type { Runtime } from "../src/index.ts";
import { element, make } from "./document-elements.ts";

const state = element("service-state", HTMLElement);
const stateText = element("service-state-text", HTMLElement);
const problem = element("service-problem", HTMLElement);
const facts = element("service-facts", HTMLElement);

/** How often the facts are read again: another tab that closes makes this one the host without a word. */
const readAgainMs = 2000;

export function showReady(): void {
  state.dataset["state"] = "ready";
  stateText.textContent = "Ready";
}

export function showFailure(message: string): void {
  state.dataset["state"] = "failed";
  stateText.textContent = "Not running";
  problem.textContent = message;
  problem.hidden = false;
}

export function startServiceFacts(runtime: Runtime, onNewHost: () => void): void {
  let epoch = runtime.status().epoch;
  const show = (): void => {
    const status = runtime.status();
    const rows: [string, string][] = [
      ["Models run in", status.isHost ? "this tab" : "another tab of this site"],
      ["Calls go through", status.isControlled ? "the service worker" : "runtime.fetch (no service worker)"],
      ["WASM threads", crossOriginIsolated ? "on" : "off (page is not isolated)"],
      ["WebGPU", "gpu" in navigator ? "offered by this browser" : "not in this browser"],
    ];
    const shown = rows.flatMap(([name, value]) => [make("dt", "", name), make("dd", "", value)]);
    if (facts.textContent !== shown.map((item) => item.textContent).join("")) facts.replaceChildren(...shown);
    if (status.epoch !== epoch) onNewHost();
    epoch = status.epoch;
  };
  show();
  setInterval(show, readAgainMs);
}
