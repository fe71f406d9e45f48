/** Models that the visitor added: addresses, kept for the next visit. Hub ids or URLs of folders, as `start({ models })` takes them. */
import { effect, signal } from "@preact/signals";
import { parseJson } from "./json-values.ts";

export type AddedModel = string;

const key = "cohabit playground models";

export const addedModels = signal<AddedModel[]>(stored());

// A private window may refuse storage: the models then last as long as the page.
effect(() => {
  const text = JSON.stringify(addedModels.value);
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
});

function stored(): AddedModel[] {
  try {
    const value = parseJson(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter((address) => typeof address === "string") : [];
  } catch {
    return [];
  }
}

/** Returns the address as `start` takes it: a path below this page becomes an absolute URL, a hub's page its id. */
export function addressOf(typed: string): AddedModel {
  const text = typed.trim().replace(/\/$/, "");
  const hubPage = /^https:\/\/huggingface\.co\/([\w.-]+\/[\w.-]+)$/.exec(text);
  if (hubPage?.[1] !== undefined) return hubPage[1];
  return /^\.{0,2}\//.test(text) ? new URL(`${text}/`, document.baseURI).href : text;
}
