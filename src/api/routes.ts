/** The route table of contract 0.1. */
import type { z } from "zod";
import type { apiKeySchema } from "./access/api-key-schema.ts";
import type { ApiCall, Route } from "./request/api-call.ts";
import type { ChatServing } from "./chat/chat-serving.ts";
import { connectorRoutes } from "./connector-routes.ts";
import type { OAuthOptions } from "./connectors/oauth-routes.ts";
import { storedRoutes } from "./stored-routes.ts";
import type { Stores } from "./stores.ts";
import { chatV1Route, type ChatV1Options } from "./chat-v1/chat-v1-route.ts";
import type { OpenaiOptions } from "./compatibility/openai-paths.ts";
import { openaiRoutesOf } from "./compatibility/openai-routes.ts";
import { chatRoute } from "./chat-v2/chat-route.ts";
import { classifyRoute } from "./classify/classify-route.ts";
import { summarizeRoute } from "./summarize/summarize-route.ts";
import { detokenizeRoute, tokenizeRoute } from "./tokenize/tokenize-routes.ts";
import { embedV1Route, embedV2Route } from "./embed/embed-routes.ts";
import { NotImplemented } from "./response/errors.ts";
import { generateRoute, type GenerateOptions } from "./generate/generate-route.ts";
import { jsonResponse } from "./response/wire-formats.ts";
import { getModelRoute, listModelsRoute } from "./models/models-routes.ts";
import { rerankV1Route, rerankV2Route } from "./rerank/rerank-routes.ts";

interface ApiServing extends ChatServing {
  stores: Stores;
}

/** Paths are matched in this order, so a fixed path precedes the `{id}` that would match it. */
export function apiRoutes(serving: ApiServing, options: ChatV1Options & GenerateOptions & OAuthOptions & OpenaiOptions): readonly Route[] {
  const { inference, admission, timer } = serving;
  return [
    { method: "POST", path: "/v2/chat", access: "inference", handle: chatRoute(serving) },
    { method: "POST", path: "/v1/chat", access: "inference", handle: chatV1Route(serving, options) },
    {
      method: "POST",
      path: "/v1/generate",
      access: "inference",
      deprecation: "/v1/generate is deprecated: use /v2/chat",
      handle: generateRoute(serving, options),
    },
    { method: "POST", path: "/v2/embed", access: "inference", handle: embedV2Route(inference, admission, timer) },
    { method: "POST", path: "/v2/rerank", access: "inference", handle: rerankV2Route(inference, admission, timer) },
    { method: "POST", path: "/v1/embed", access: "inference", handle: embedV1Route(inference, admission, timer) },
    { method: "POST", path: "/v1/rerank", access: "inference", handle: rerankV1Route(inference, admission, timer) },
    { method: "GET", path: "/v1/models", access: "token", handle: listModelsRoute(inference.models, options) },
    { method: "GET", path: "/v1/models/{model}", access: "token", handle: getModelRoute(inference.models, options) },
    { method: "POST", path: "/v1/check-api-key", access: "token", handle: checkApiKey },
    { method: "POST", path: "/v1/tokenize", access: "inference", handle: tokenizeRoute(inference, admission) },
    { method: "POST", path: "/v1/detokenize", access: "inference", handle: detokenizeRoute(inference, admission) },
    {
      method: "POST",
      path: "/v1/classify",
      access: "inference",
      deprecation: "/v1/classify is deprecated",
      handle: classifyRoute(inference, admission, timer),
    },
    {
      method: "POST",
      path: "/v1/summarize",
      access: "inference",
      deprecation: "/v1/summarize is deprecated: use /v2/chat",
      handle: summarizeRoute(serving),
    },
    ...openaiRoutesOf(serving, options),
    ...storedRoutes(serving),
    ...connectorRoutes(serving.stores.connectors, options),
    ...notImplemented("/v2/audio/transcriptions", "inference", ["POST"]),
    ...notImplemented("/v2/parse", "inference", ["POST"]),
    ...notImplemented("/v1/finetuning/**", "token", ["GET", "POST", "PATCH", "DELETE"]),
  ];
}

/** Routes that the contract names and this service does not implement; 501 after authentication (0.5, step 3). */
function notImplemented(path: string, access: Route["access"], methods: Route["method"][]): Route[] {
  const handle = (): never => {
    throw new NotImplemented(path);
  };
  return methods.map((method) => ({ method, path, access, handle }));
}

function checkApiKey({ owner }: ApiCall): Response {
  const body: z.input<typeof apiKeySchema> = { valid: true, organization_id: owner?.organizationId ?? "", owner_id: owner?.ownerId ?? "" };
  return jsonResponse(body);
}
