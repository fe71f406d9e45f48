/** GET /compatibility/v1/models and /compatibility/v1/models/{model}. Neither loads a model. */
import type { z } from "zod";
import { ModelNotFound } from "../../inference/errors.ts";
import type { ModelDescription, ModelDirectory } from "../../inference/models.ts";
import { defineRoute, readErrors, wireObject } from "../define-route.ts";
import type { ModelServices } from "../services.ts";
import { openaiModelListSchema, openaiModelSchema } from "./models-schema.ts";

const listing = { method: "GET", access: "token", tag: "OpenAI-compatible", isOpenai: true, errors: readErrors } as const;

const listModelsRoute = defineRoute({
  ...listing,
  id: "listOpenaiModels",
  path: "/compatibility/v1/models",
  summary: "Lists the models, in OpenAI's form.",
  response: { description: "All models.", json: wireObject("OpenaiModelList", openaiModelListSchema) },
  handle: (_input, { inference }: ModelServices) => openaiModelList(inference.models),
});

const getModelRoute = defineRoute({
  ...listing,
  id: "getOpenaiModel",
  path: "/compatibility/v1/models/{model}",
  summary: "Describes a model, in OpenAI's form.",
  response: { description: "The model.", json: wireObject("OpenaiModel", openaiModelSchema) },
  handle({ pathParameters: { model: name = "" } }, { inference: { models } }: ModelServices) {
    const model = models.find(name);
    if (model) return openaiModel(model);
    throw new ModelNotFound(
      name,
      models.list().map((each) => each.name),
    );
  },
});

export const openaiModelRoutes = [listModelsRoute, getModelRoute] as const;

export function openaiModelList(models: ModelDirectory): z.input<typeof openaiModelListSchema> {
  return { object: "list", data: models.list().map(openaiModel) };
}

/** The owner of a model with a hub's name is its organisation. */
export function openaiModel({ name }: ModelDescription): z.input<typeof openaiModelSchema> {
  const owner = name.includes("/") ? name.split("/", 1)[0] : undefined;
  return { id: name, object: "model", created: 0, owned_by: owner ?? "cohabit" };
}
