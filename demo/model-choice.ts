/** Fills a select with the models of one role; disables it and the buttons that need a model until there is one. */
import type { ModelStatus } from "../src/index.ts";
import type { ModelList } from "./model-list.ts";
import { make } from "./document-elements.ts";

export function offerModels(select: HTMLSelectElement, role: ModelStatus["role"], models: ModelList, waiting: HTMLButtonElement[]): void {
  models.subscribe((all) => {
    const ids = all.filter((model) => model.role === role).map((model) => model.id);
    const offered = [...select.options].map((option) => option.value);
    // Rebuilding an unchanged list would close an open select.
    if (ids.join("\n") === offered.join("\n")) return;
    const chosen = select.value;
    select.replaceChildren(...ids.map((id) => make("option", "", id)));
    if (ids.includes(chosen)) select.value = chosen;
    for (const control of [select, ...waiting]) control.disabled = ids.length === 0;
  });
}
