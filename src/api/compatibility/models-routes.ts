/** GET /compatibility/v1/models and /compatibility/v1/models/{model}. Neither loads a model. */
import type { z } from "zod";
import { ModelNotFound } from "../../inference/errors.ts";
import type { ModelDescription, ModelDirectory } from "../../inference/models.ts";
import type { ApiCall } from "../request/api-call.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import type { openaiModelListSchema, openaiModelSchema } from "./models-schema.ts";

export function openaiModelsRoute(models: ModelDirectory) {
  return (): Response => jsonResponse(openaiModelList(models));
}

export function openaiModelRoute(models: ModelDirectory) {
  return (_call: ApiCall, { model: name = "" }: Record<string, string>): Response => {
    const model = models.find(name);
    if (model) return jsonResponse(openaiModel(model));
    throw new ModelNotFound(
      name,
      models.list().map((each) => each.name),
    );
  };
}

export function openaiModelList(models: ModelDirectory): z.input<typeof openaiModelListSchema> {
  return { object: "list", data: models.list().map(openaiModel) };
}

/** The owner of a model with a hub's name is its organisation. */
export function openaiModel({ name }: ModelDescription): z.input<typeof openaiModelSchema> {
  const owner = name.includes("/") ? name.split("/", 1)[0] : undefined;
  return { id: name, object: "model", created: 0, owned_by: owner ?? "cohabit" };
}
