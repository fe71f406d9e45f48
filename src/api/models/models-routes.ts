/** GET /v1/models and /v1/models/{model} (contract 12). Neither loads a model. */
import type { z } from "zod";
import { openaiModel, openaiModelList } from "../compatibility/models-routes.ts";
import type { OpenaiOptions } from "../compatibility/openai-paths.ts";
import type { ApiCall } from "../request/api-call.ts";
import { InvalidRequest } from "../response/errors.ts";
import { ModelNotFound } from "../../inference/errors.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import type { ModelDescription, ModelDirectory } from "../../inference/models.ts";
import type { modelListSchema, modelSchema } from "./model-schema.ts";
import { readModelsQuery } from "./models-query.ts";
import { encodePageToken } from "./page-token.ts";

export function listModelsRoute(models: ModelDirectory, options: OpenaiOptions) {
  return (call: ApiCall): Response => {
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
    const body: z.input<typeof modelListSchema> = {
      models: page.map(modelBody),
      ...(last && matching.length > page.length && { next_page_token: encodePageToken(last.name) }),
      ...(isOpenaiToo(options) && openaiModelList(models)),
    };
    return jsonResponse(body);
  };
}

export function getModelRoute(models: ModelDirectory, options: OpenaiOptions) {
  return (_call: ApiCall, { model: name = "" }: Record<string, string>): Response => {
    const model = models.find(name);
    if (!model)
      throw new ModelNotFound(
        name,
        models.list().map((each) => each.name),
      );
    return jsonResponse({ ...modelBody(model), ...(isOpenaiToo(options) && openaiModel(model)) });
  };
}

/** Whether OpenAI clients are pointed at /v1: the bodies then have their properties too, and lists all models in `data`. */
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
