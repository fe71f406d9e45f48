/** Models that the visitor added: addresses as `start({ models })` takes them, kept for the next visit. */
import { keptSignal } from "../shell/kept-signal.ts";

export type AddedModel = string;

export const addedModels = keptSignal<AddedModel[]>("models", [], (stored) =>
  Array.isArray(stored) ? stored.filter((address) => typeof address === "string") : undefined,
);

/** The ids that the runtime gave to addresses. */
const addedIds = keptSignal<Record<AddedModel, string>>("model ids", {}, (stored) =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, id]) => typeof id === "string"))
    : undefined,
);

/** Remembers the id of an added model: the one that the list of models did not have before. */
export function rememberId(address: AddedModel, before: Iterable<string>, after: Iterable<string>): void {
  const known = new Set(before);
  const [id, ...others] = [...after].filter((each) => !known.has(each));
  if (id !== undefined && others.length === 0) addedIds.value = { ...addedIds.peek(), [address]: id };
}

/** Returns the id of an added model; the address itself if the id is unknown. */
export function idOfAddress(address: AddedModel): string {
  return addedIds.peek()[address] ?? address;
}

/** Returns the address with which a model was added; undefined for a model that the page has by itself. */
export function addressOfModel(id: string): AddedModel | undefined {
  return addedModels.value.find((address) => {
    const known = addedIds.value[address];
    if (known !== undefined) return known === id;
    // A model that replaced another one brought no new id.
    return address === id || address.replace(/\/$/, "").endsWith(`/${id}`) || address.split("@")[0] === id;
  });
}

/**
 * Returns the address as `start` takes it. A path below this page becomes an absolute URL. A command of another program
 * (`ollama run hf.co/org/name:Q4_K_M`) is reduced to the model's id, and to the file if it names one.
 */
export function addressOf(typed: string): AddedModel {
  const words = typed
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^["'`]+|["'`,]+$/g, ""));
  const parameters = words.slice(1);
  const address = parameters.find((word) => word.includes("/") && !/^[-.]/.test(word));
  const file = parameters.find((word) => !word.includes("/") && /\.gguf$/i.test(word));
  const name = address === undefined || file === undefined ? (address ?? words.at(-1) ?? "") : `${address}/${file}`;
  const text = name.replace(/\/$/, "");
  return /^\.{0,2}\//.test(text) ? new URL(`${text}/`, document.baseURI).href : text;
}
