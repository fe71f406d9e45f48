/** Selects the model of a request: contract 0.5, step 7 and the endpoint part of step 8. */
import { FieldMissing, UnsupportedByEndpoint, UnsupportedByModel } from "./response/errors.ts";
import { ModelNotFound } from "../inference/errors.ts";
import type { Endpoint, ModelDescription, ModelDirectory } from "../inference/models.ts";

/**
 * Without a name the endpoint's default. Rejects with FieldMissing, ModelNotFound, UnsupportedByModel or
 * UnsupportedByEndpoint, and with an InferenceError if the model's files had to be read first and could not be.
 */
export async function chooseModel(
  models: ModelDirectory,
  name: string | undefined,
  endpoint: Endpoint,
  signal: AbortSignal,
): Promise<ModelDescription> {
  await models.prepare(name, endpoint, signal);
  const model = name === undefined ? models.defaultFor(endpoint) : models.find(name);
  if (!model) throw name === undefined ? new FieldMissing("model") : new ModelNotFound(name, namesFor(models, endpoint));
  if (!model.endpoints.includes(endpoint)) {
    // This endpoint has its own text in the public error list (contract 6).
    if (endpoint === "generate") throw new UnsupportedByEndpoint(name ?? model.name, endpoint);
    throw new UnsupportedByModel(name ?? model.name, endpoint);
  }
  return model;
}

/** A model of any endpoint. Rejects as `chooseModel` does. */
export async function findModel(models: ModelDirectory, name: string, signal: AbortSignal): Promise<ModelDescription> {
  await models.prepare(name, "chat", signal);
  const model = models.find(name);
  if (model) return model;
  throw new ModelNotFound(
    name,
    models.list().map((each) => each.name),
  );
}

function namesFor(models: ModelDirectory, endpoint: Endpoint): string[] {
  return models
    .list()
    .filter(({ endpoints }) => endpoints.includes(endpoint))
    .map(({ name }) => name);
}
