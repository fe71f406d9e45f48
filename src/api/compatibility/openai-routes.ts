/** The OpenAI-compatible routes, for the route table. */
import type { ChatServing } from "../chat/chat-serving.ts";
import type { Route } from "../request/api-call.ts";
import { completionsRoute } from "./completions/completions-route.ts";
import { embeddingsRoute } from "./embeddings/embeddings-route.ts";
import { openaiModelRoute, openaiModelsRoute } from "./models-routes.ts";
import { openaiRoots, type OpenaiOptions } from "./openai-paths.ts";

/** Below /v1, /models stays the contract's own, which then has the properties of both (`models-routes.ts`). */
export function openaiRoutesOf(serving: ChatServing, options: OpenaiOptions): Route[] {
  const { inference, admission, timer } = serving;
  return openaiRoots(options).flatMap((root): Route[] => [
    { method: "POST", path: `${root}/chat/completions`, access: "inference", handle: completionsRoute(serving) },
    { method: "POST", path: `${root}/embeddings`, access: "inference", handle: embeddingsRoute(inference, admission, timer) },
    ...(root === "/v1"
      ? []
      : ([
          { method: "GET", path: `${root}/models`, access: "token", handle: openaiModelsRoute(inference.models) },
          { method: "GET", path: `${root}/models/{model}`, access: "token", handle: openaiModelRoute(inference.models) },
        ] satisfies Route[])),
  ]);
}
