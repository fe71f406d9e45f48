/** All models of a runtime, and the names they answer to. */
import type { Endpoint, ModelDescription, ModelDirectory } from "../../inference/models.ts";
import { describeModel } from "./describe-model.ts";
import type { ModelRecord } from "./model-record.ts";
import { starterModels } from "./starter-models.ts";

export class Catalogue implements ModelDirectory {
  readonly #records = new Map<string, ModelRecord>();
  readonly #descriptions: ModelDescription[];
  readonly #aliases: { matches: RegExp; target: string }[];

  /**
   * @param models Added to the starter models; a record with the id of an earlier one replaces it.
   * @param aliases Names, or patterns with `*`, and the model id that each stands for; the first match wins.
   * @param modelsUrl Folder of the models that name no source of their own, with a trailing slash.
   */
  constructor(models: readonly ModelRecord[], aliases: Readonly<Record<string, string>>, modelsUrl: string) {
    for (const record of [...starterModels(), ...models]) {
      this.#records.set(record.id, { ...record, source: folderUrl(record, modelsUrl) });
    }
    const records = [...this.#records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    // Later records of a role are the user's own: they answer for requests that name no model.
    const defaults = new Map([...this.#records.values()].map((record) => [record.role, record.id]));
    this.#descriptions = records.map((record) => describeModel(record, defaults.get(record.role) === record.id));
    this.#aliases = Object.entries(aliases).map(([pattern, target]) => ({ matches: patternOf(pattern), target }));
  }

  list(): ModelDescription[] {
    return this.#descriptions;
  }

  find(name: string): ModelDescription | undefined {
    const target = this.#records.has(name) ? name : this.#aliases.find((alias) => alias.matches.test(name))?.target;
    return this.#descriptions.find((description) => description.name === target);
  }

  defaultFor(endpoint: Endpoint): ModelDescription | undefined {
    return this.#descriptions.find((description) => description.defaultEndpoints.includes(endpoint));
  }

  /** The record behind a description; `source` is an absolute URL with a trailing slash. */
  record(id: string): ModelRecord | undefined {
    return this.#records.get(id);
  }

  records(): ModelRecord[] {
    return [...this.#records.values()];
  }
}

function folderUrl(record: ModelRecord, modelsUrl: string): string {
  const folder = new URL(record.source ?? `${record.id}/`, modelsUrl).href;
  return folder.endsWith("/") ? folder : `${folder}/`;
}

function patternOf(alias: string): RegExp {
  const literal = alias.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`, "u");
}
