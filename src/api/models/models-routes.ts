/** GET /v1/models and /v1/models/{model} (contract 12). Neither loads a model. */
import type { z } from "zod";
import { defineRoute, queryParameter, readErrors, wireObject } from "../define-route.ts";
import { openaiModel, openaiModelList } from "../compatibility/models-routes.ts";
import type { OpenaiOptions } from "../compatibility/openai-paths.ts";
import { InvalidRequest } from "../response/errors.ts";
import { ModelNotFound } from "../../inference/errors.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ApiServices } from "../services.ts";
import { endpointSchema } from "./endpoint-schema.ts";
import { modelListSchema, modelSchema } from "./model-schema.ts";
import { readModelsQuery } from "./models-query.ts";
import { encodePageToken } from "./page-token.ts";

const listModelsRoute = defineRoute({
  id: "listModels",
  method: "GET",
  path: "/v1/models",
  access: "token",
  tag: "Models",
  summary: "Lists the models, ordered by name.",
  parameters: [
    queryParameter("page_size", "Fractions are rounded down.", { type: "number", minimum: 1, maximum: 1000, default: 20 }),
    queryParameter("page_token", "`next_page_token` of the page before."),
    queryParameter("endpoint", "Only models of this endpoint.", { type: "string", enum: endpointSchema.options }),
    queryParameter("default_only", "Only the endpoint's default model; requires `endpoint`.", { type: "string", enum: ["true", "false"] }),
  ],
  response: { description: "A page of models.", json: wireObject("ModelList", modelListSchema) },
  errors: readErrors,
  handle({ call }, { inference: { models }, options }: ApiServices) {
    const { pageSize, after, endpoint, defaultOnly } = readModelsQuery(new URL(call.request.url).searchParams);
    const all = models.list();
    if (after !== undefined && !all.some((model) => model.name === after)) throw new InvalidRequest("page_token is unknown");
    const start = after === undefined ? 0 : all.findIndex((model) => model.name === after) + 1;
    const matching = all.slice(start).filter((model) => {
      const endpoints: readonly string[] = defaultOnly ? model.defaultEndpoints : model.endpoints;
      return endpoint === undefined || endpoints.includes(endpoint);
    });
    const page = matching.slice(0, pageSize);
    const last = page.at(-1);
    return {
      models: page.map(modelBody),
      ...(last && matching.length > page.length && { next_page_token: encodePageToken(last.name) }),
      ...(isOpenaiToo(options) && openaiModelList(models)),
    };
  },
});

const getModelRoute = defineRoute({
  id: "getModel",
  method: "GET",
  path: "/v1/models/{model}",
  access: "token",
  tag: "Models",
  summary: "Describes a model.",
  response: { description: "The model.", json: wireObject("Model", modelSchema) },
  errors: readErrors,
  handle({ pathParameters: { model: name = "" } }, { inference: { models }, options }: ApiServices) {
    const model = models.find(name);
    if (model) return { ...modelBody(model), ...(isOpenaiToo(options) && openaiModel(model)) };
    throw new ModelNotFound(
      name,
      models.list().map((each) => each.name),
    );
  },
});

export const modelRoutes = [listModelsRoute, getModelRoute] as const;

/** Whether /v1 serves OpenAI clients. Bodies then have the properties of both forms, and `data` of a list has all models. */
const isOpenaiToo = ({ openaiPath }: OpenaiOptions) => openaiPath === "/v1";

function modelBody(model: ModelDescription): z.input<typeof modelSchema> {
  const { temperature, k, p, frequencyPenalty, presencePenalty } = model.samplingDefaults;
  return {
    name: model.name,
    is_deprecated: model.isDeprecated,
    endpoints: model.endpoints,
    finetuned: model.finetuned,
    context_length: model.contextLength,
    ...(model.tokenizerUrl !== undefined && { tokenizer_url: model.tokenizerUrl }),
    default_endpoints: model.defaultEndpoints,
    features: model.features,
    sampling_defaults: { temperature, k, p, frequency_penalty: frequencyPenalty, presence_penalty: presencePenalty },
  };
}
