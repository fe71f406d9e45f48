/** All models of a runtime, and their names and aliases. */
import type { Endpoint, ModelDescription, ModelDirectory } from "../../inference/models.ts";
import { describeModel } from "./describe-model.ts";
import type { ModelRecord } from "./model-record.ts";
import { starterModels } from "./starter-models.ts";

export class Catalogue implements ModelDirectory {
  readonly #records = new Map<string, ModelRecord>();
  readonly #descriptions: ModelDescription[];
  readonly #aliases: { matches: RegExp; target: string }[];

  /**
   * `models` are added to the starter models; a record with the id of an earlier one replaces it. `aliases` maps names, or
   * patterns with `*`, to model ids; the first match is used. `modelsUrl`: folder of the models without a `source`, with
   * a trailing slash.
   */
  constructor(models: readonly ModelRecord[], aliases: Readonly<Record<string, string>>, modelsUrl: string) {
    for (const record of [...starterModels(), ...models]) {
      this.#records.set(record.id, { ...record, source: folderUrl(record, modelsUrl) });
    }
    const records = [...this.#records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    // Later records of a role are the user's: the last is the default of the role.
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

  /** Returns the record of a model; its `source` is an absolute URL with a trailing slash. */
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
