/** Checks the options about models that depend on each other. */
import type { z } from "zod";
import { builtInEngines } from "../models/devices/engine-kinds.ts";
import { publicHub } from "../models/record/hub-address.ts";
import { BadModelReference, type ModelReferenceInput, parseModelReference } from "../models/record/model-reference.ts";
import type { ModelEntry } from "../models/model-entry.ts";
import { starterModels } from "../models/starter-models.ts";

interface ModelOptions {
  models: readonly ModelEntry[];
  hubs?: readonly string[] | undefined;
  aliases: Readonly<Record<string, string>>;
  engines: Readonly<Record<string, string>>;
}

type Context = Pick<z.core.$RefinementCtx, "addIssue">;

/** Adds an issue with the path of the option for each combination that would make requests fail. */
export function checkModelOptions({ models, hubs = [publicHub], aliases, engines }: ModelOptions, context: Context): void {
  const refuse = (path: PropertyKey[], message: string): void => context.addIssue({ code: "custom", path, message });
  for (const name of Object.keys(engines)) {
    if (builtInEngines.includes(name)) refuse(["engines", name], "is the name of a built-in engine");
  }
  const known = [...builtInEngines, ...Object.keys(engines)];
  for (const [index, entry] of models.entries()) {
    const engine = entry.kind === "named" ? entry.overrides.engine : entry.record.engine;
    if (engine !== undefined && !known.includes(engine)) {
      refuse(["models", index, "engine"], `'${engine}' is no engine: there are ${known.join(", ")}; the option 'engines' adds others`);
    }
    const problem = entry.kind === "named" ? problemOf(entry.reference, hubs) : undefined;
    if (problem !== undefined) refuse(["models", index], problem);
  }
  const ids = [...starterModels().map(({ id }) => id), ...models.map((entry) => (entry.kind === "named" ? entry.id : entry.record.id))];
  for (const [alias, target] of Object.entries(aliases)) {
    if (!ids.includes(target)) refuse(["aliases", alias], `'${target}' is the id of no model: there are ${ids.join(", ")}`);
  }
}

/** Returns the error of a reference. It depends on the hubs, because a URL below a hub is a repository and not a folder. */
function problemOf(reference: ModelReferenceInput, hubs: readonly string[]): string | undefined {
  try {
    parseModelReference(reference, hubs);
    return undefined;
  } catch (caught) {
    if (caught instanceof BadModelReference) return caught.message;
    throw caught;
  }
}
