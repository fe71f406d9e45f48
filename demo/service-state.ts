/** The state of the service, in the masthead and below the models. */
import type { Runtime } from "../src/index.ts";
import { element } from "./document-elements.ts";

const state = element("service-state", HTMLElement);
const stateText = element("service-state-text", HTMLElement);
const problem = element("service-problem", HTMLElement);
const host = element("fact-host", HTMLElement);
const way = element("fact-way", HTMLElement);
const threads = element("fact-threads", HTMLElement);

/** Polling interval: there is no event when another tab closes and this one becomes the host. */
const refreshMs = 2000;

export function showReady(): void {
  state.dataset["state"] = "ready";
  stateText.textContent = "Ready";
  problem.hidden = true;
}

export function showFailure(message: string): void {
  state.dataset["state"] = "failed";
  stateText.textContent = "Not running";
  problem.textContent = message;
  problem.hidden = false;
}

export function startServiceFacts(runtime: Runtime, onNewHost: () => void): void {
  let { epoch } = runtime.status();
  const show = (): void => {
    const status = runtime.status();
    setText(host, status.isHost ? "this tab" : "another tab of this site");
    setText(way, status.isControlled ? "the service worker" : "runtime.fetch (no service worker)");
    if (status.epoch !== epoch) onNewHost();
    ({ epoch } = status);
  };
  setText(threads, crossOriginIsolated ? "on" : "off (page is not isolated)");
  show();
  setInterval(show, refreshMs);
}

function setText(fact: HTMLElement, text: string): void {
  if (fact.textContent !== text) fact.textContent = text;
}
