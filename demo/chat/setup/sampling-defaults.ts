/** The numbers that a model uses where a request has none, from its description by the API. */
import { signal } from "@preact/signals";
import { numberAt, valueAt } from "../../service/json-values.ts";
import { service } from "../../service/playground.ts";
import { samplingNames, type SamplingName } from "./chat-setup.ts";

type SamplingDefaults = Partial<Record<SamplingName, number>>;

/** By model. */
export const samplingDefaults = signal<ReadonlyMap<string, SamplingDefaults>>(new Map());

/** A model that the service does not know has no entry: the error of its first reply explains it. */
export async function readSamplingDefaults(model: string): Promise<void> {
  const path = `/v1/models/${encodeURIComponent(model)}`;
  const read = service.request({ method: "GET", path, isQuiet: true }, new AbortController().signal);
  const described = valueAt(await read.catch(() => undefined), "sampling_defaults");
  if (described === undefined) return;
  const numbers = samplingNames.map((name) => [name, numberAt(described, name)] as const);
  const defaults: SamplingDefaults = Object.fromEntries(numbers.filter(([, value]) => value !== undefined));
  samplingDefaults.value = new Map(samplingDefaults.peek()).set(model, defaults);
}
