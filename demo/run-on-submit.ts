/** A form that makes one call: shows its progress, and the result or the error. */
import { element, make } from "./document-elements.ts";
import { offerModels } from "./model-choice.ts";
import type { ModelList } from "./model-list.ts";
import { describeWait } from "./model-phrases.ts";
import { describeError, wasStopped } from "./service-error.ts";

/**
 * `name` is the role of the models on offer, and the prefix of the ids in index.html: `<name>-form`, `-send`, `-stop`,
 * `-model`, `-outcome`.
 * `run` makes the call and returns what to show.
 */
export function runOnSubmit(name: "embed" | "rerank", models: ModelList, run: (signal: AbortSignal) => Promise<Node[]>): void {
  const form = element(`${name}-form`, HTMLFormElement);
  const send = element(`${name}-send`, HTMLButtonElement);
  const stop = element(`${name}-stop`, HTMLButtonElement);
  const model = element(`${name}-model`, HTMLSelectElement);
  const outcome = element(`${name}-outcome`, HTMLElement);
  let running: AbortController | undefined;

  const showRunning = (): void => {
    const isRunning = running !== undefined;
    const hadFocus = document.activeElement === send || document.activeElement === stop;
    send.hidden = isRunning;
    stop.hidden = !isRunning;
    outcome.setAttribute("aria-busy", String(isRunning));
    if (hadFocus) (isRunning ? stop : send).focus();
  };

  /** Scrolls too, because on a small screen the outcome is below the form. */
  const show = (...parts: Node[]): void => {
    outcome.replaceChildren(...parts);
    outcome.scrollIntoView({ block: "nearest" });
  };

  const start = async (abort: AbortController): Promise<void> => {
    running = abort;
    showRunning();
    const note = make("p", "outcome-note");
    show(note);
    const endWaiting = models.subscribe(() => (note.textContent = describeWait(models.find(model.value))));
    try {
      show(...(await run(abort.signal)));
    } catch (error) {
      show(wasStopped(error) ? make("p", "outcome-note", "Stopped") : make("p", "problem", describeError(error)));
    } finally {
      endWaiting();
      running = undefined;
      showRunning();
    }
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (running === undefined) void start(new AbortController());
  });
  stop.addEventListener("click", () => running?.abort());
  offerModels(model, name, models, [send]);
}

/** Returns the non-empty lines of a text area. */
export function filledLines(area: HTMLTextAreaElement): string[] {
  return area.value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
