/** The OpenAI-compatible routes. */
import type { Route } from "../define-route.ts";
import type { ModelServices } from "../services.ts";
import { completionsRoute } from "./completions/completions-route.ts";
import { embeddingsRoute } from "./embeddings/embeddings-route.ts";
import { openaiModelRoutes } from "./models-routes.ts";
import { mainPath, type OpenaiOptions } from "./openai-paths.ts";

export const openaiRoutes = [completionsRoute, embeddingsRoute, ...openaiModelRoutes] as const;

/**
 * Returns the same routes below `openaiPath`. Below /v1, /models stays the contract's own route, with bodies that have the
 * properties of both forms (`models-routes.ts`).
 */
export function routesAtOpenaiPath({ openaiPath }: OpenaiOptions): Route<ModelServices>[] {
  if (openaiPath === undefined || openaiPath === mainPath) return [];
  const served: readonly Route<ModelServices>[] = openaiPath === "/v1" ? [completionsRoute, embeddingsRoute] : openaiRoutes;
  return served.map((route) => ({ ...route, path: openaiPath + route.path.slice(mainPath.length) }));
}
