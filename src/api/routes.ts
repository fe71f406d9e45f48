/** The route table of contract 0.1. The router, `openapi.json` and `cohabit/types` are made from it. */
import { checkApiKeyRoute } from "./access/check-api-key-route.ts";
import { batchRoutes } from "./batches/batch-routes.ts";
import { chatV1Route } from "./chat-v1/chat-v1-route.ts";
import { chatRoute } from "./chat-v2/chat-route.ts";
import { classifyRoute } from "./classify/classify-route.ts";
import { openaiRoutes, routesAtOpenaiPath } from "./compatibility/openai-routes.ts";
import { connectorRoutes } from "./connectors/connector-routes.ts";
import { datasetRoutes } from "./datasets/dataset-routes.ts";
import type { Route } from "./define-route.ts";
import { embedJobRoutes } from "./embed-jobs/embed-job-routes.ts";
import { embedRoutes } from "./embed/embed-routes.ts";
import { generateRoute } from "./generate/generate-route.ts";
import { modelRoutes } from "./models/models-routes.ts";
import { rerankRoutes } from "./rerank/rerank-routes.ts";
import { NotImplemented } from "./response/errors.ts";
import type { ApiServices, RouteOptions } from "./services.ts";
import { summarizeRoute } from "./summarize/summarize-route.ts";
import { tokenizeRoutes } from "./tokenize/tokenize-routes.ts";

/** Paths are matched in this order, so a fixed path precedes the `{id}` that would match it. `openapi.json` has the same order. */
export const describedRoutes = [
  chatRoute,
  chatV1Route,
  generateRoute,
  ...embedRoutes,
  ...rerankRoutes,
  ...modelRoutes,
  checkApiKeyRoute,
  ...openaiRoutes,
  ...datasetRoutes,
  ...embedJobRoutes,
  ...batchRoutes,
  ...connectorRoutes,
  ...tokenizeRoutes,
  classifyRoute,
  summarizeRoute,
] as const;

/** Returns all routes that the router serves with these options. */
export function servedRoutes(options: RouteOptions): readonly Route<ApiServices>[] {
  return [
    ...describedRoutes,
    ...routesAtOpenaiPath(options),
    ...notImplemented("/v2/audio/transcriptions", "inference", ["POST"]),
    ...notImplemented("/v2/parse", "inference", ["POST"]),
    ...notImplemented("/v1/finetuning/**", "token", ["GET", "POST", "PATCH", "DELETE"]),
  ];
}

/** Routes that the contract names and this service does not implement; 501 after authentication (0.5, step 3). */
function notImplemented(path: string, access: Route<unknown>["access"], methods: Route<unknown>["method"][]): Route<unknown>[] {
  const respond = async (): Promise<never> => {
    throw new NotImplemented(path);
  };
  return methods.map((method) => ({ method, path, access, respond }));
}
