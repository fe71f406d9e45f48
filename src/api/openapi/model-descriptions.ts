import { endpointSchema } from "../models/endpoint-schema.ts";
import { readErrors, type DescribedRoute } from "./described-route.ts";

export const modelDescriptions: readonly DescribedRoute[] = [
  {
    method: "get",
    path: "/v1/models",
    id: "listModels",
    tag: "Models",
    summary: "Lists the models, ordered by name.",
    parameters: [
      {
        name: "page_size",
        in: "query",
        description: "Fractions are rounded down.",
        schema: { type: "number", minimum: 1, maximum: 1000, default: 20 },
      },
      { name: "page_token", in: "query", description: "`next_page_token` of the page before.", schema: { type: "string" } },
      {
        name: "endpoint",
        in: "query",
        description: "Only models of this endpoint.",
        schema: { type: "string", enum: endpointSchema.options },
      },
      {
        name: "default_only",
        in: "query",
        description: "Only the endpoint's default model; requires `endpoint`.",
        schema: { type: "string", enum: ["true", "false"] },
      },
    ],
    success: { description: "A page of models.", json: "ModelList" },
    errors: readErrors,
  },
  {
    method: "get",
    path: "/v1/models/{model}",
    id: "getModel",
    tag: "Models",
    summary: "Describes a model.",
    success: { description: "The model.", json: "Model" },
    errors: readErrors,
  },
  {
    method: "post",
    path: "/v1/check-api-key",
    id: "checkApiKey",
    tag: "Keys",
    summary: "Names the owner of the bearer token.",
    success: { description: "The owner.", json: "ApiKey" },
    errors: readErrors,
  },
];
