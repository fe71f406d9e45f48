/** Models that the visitor added: addresses, kept for the next visit. Hub ids or URLs of folders and of GGUF files, as `start({ models })` takes them. */
import { keptSignal } from "../shell/kept-signal.ts";

export type AddedModel = string;

export const addedModels = keptSignal<AddedModel[]>("models", [], (stored) =>
  Array.isArray(stored) ? stored.filter((address) => typeof address === "string") : undefined,
);

/** Returns the address as `start` takes it: a path below this page becomes an absolute URL, a hub's page its id. */
export function addressOf(typed: string): AddedModel {
  const text = typed.trim().replace(/\/$/, "");
  const hubPage = /^https:\/\/huggingface\.co\/([\w.-]+\/[\w.-]+)$/.exec(text);
  if (hubPage?.[1] !== undefined) return hubPage[1];
  return /^\.{0,2}\//.test(text) ? new URL(`${text}/`, document.baseURI).href : text;
}
