/** Routes a request: path and method, then authentication, then the route's handler (contract 0.5, steps 1 to 3). */
import { Hono } from "hono";
import { openaiHint } from "./compatibility/openai-paths.ts";
import type { ApiCall } from "./request/api-call.ts";
import { Cancelled } from "../inference/errors.ts";
import { isContractError } from "./response/wire-error.ts";
import { PathNotFound } from "./response/errors.ts";
import { errorResponse } from "./response/wire-error.ts";
import { servedRoutes } from "./routes.ts";
import type { ApiServices, RouteOptions } from "./services.ts";
import { createAuthenticate, requirePermission, type TokenGrant } from "./access/owners.ts";

interface RouterOptions extends RouteOptions {
  tokens?: readonly TokenGrant[] | undefined;
}

/** Returns a function that responds to every call and never rejects. */
export function createRouter(options: RouterOptions, services: ApiServices): (call: ApiCall) => Promise<Response> {
  const authenticate = createAuthenticate(options.tokens);
  // Not strict: accepts one trailing slash.
  const app = new Hono<{ Bindings: { call: ApiCall } }>({ strict: false });
  for (const { method, path, access, deprecation, respond } of servedRoutes(options)) {
    app.on(method, (options.base ?? "") + routerPath(path), async (context) => {
      const { call } = context.env;
      if (deprecation !== undefined) call.warnings.push(deprecation);
      if (access !== "open") {
        call.owner = await authenticate(call.request.headers.get("Authorization"));
        if (access !== "token") requirePermission(call.owner, access);
      }
      return respond(call, parametersOf(path, context.req.param()), services);
    });
  }
  app.notFound(({ env: { call } }) => failureResponse(call, new PathNotFound(openaiHint(new URL(call.request.url).pathname, options))));
  app.onError((thrown, context) => failureResponse(context.env.call, thrown));

  return async (call) => {
    try {
      if (call.disconnect.signal.aborted) throw new Cancelled();
      // The router would serve HEAD as GET; the contract has no HEAD.
      if (call.request.method === "HEAD") throw new PathNotFound();
      return await app.fetch(call.request, { call });
    } catch (thrown) {
      return failureResponse(call, thrown);
    }
  };
}

/** Returns the error response. Stores the error for the request log; an earlier defect becomes its cause. */
export function failureResponse(call: ApiCall, thrown: unknown): Response {
  if (isContractError(thrown) && !isContractError(call.failure)) thrown.cause ??= call.failure;
  call.failure = thrown;
  return errorResponse(thrown, call.traceId, call.errorBody);
}

/** Returns the path parameters. The router matches the whole segment of `{id}:cancel`, so the suffix is removed. */
function parametersOf(path: string, matched: Record<string, string>): Record<string, string> {
  const [, name = "", suffix] = /\{(\w+)\}(:\w+)/.exec(path) ?? [];
  return suffix === undefined ? matched : { ...matched, [name]: (matched[name] ?? "").slice(0, -suffix.length) };
}

/** Converts the contract's path notation to the router's. `{id}:cancel` is one segment with a literal colon. */
function routerPath(path: string): string {
  return path
    .replace(/\{(\w+)\}:(\w+)/, ":$1{[^/]+:$2}")
    .replaceAll(/\{(\w+)\}(?=\/|$)/g, ":$1")
    .replace("**", "*");
}
