/** The API over a scripted service. */
import { expect } from "vitest";
import { createApi, type ApiOptions } from "../../src/api/api.ts";
import type { CaseRequest, ContractDriver } from "./cases/contract-driver.ts";
import { ScriptedService } from "./scripted-service.ts";
import { grants } from "./service-options.ts";

const origin = "http://page.test";

/** A request as the driver's `call` describes it, with a valid token. */
export function requestFor(path: string, { method, headers = {}, body }: CaseRequest = {}): Request {
  const sent = new Headers({ Authorization: "Bearer full" });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  return new Request(origin + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: sent,
    ...(body !== undefined && { body }),
  });
}

export interface ApiDriver extends Pick<ContractDriver, "call" | "expect" | "models"> {
  service: ScriptedService;
  fetch(request: Request, signal?: AbortSignal): Promise<Response>;
}

export function createApiDriver(options: ApiOptions = {}): ApiDriver {
  const service = new ScriptedService();
  const api = createApi({ tokens: grants, ...options }, service);
  return {
    expect,
    service,
    fetch: (request, signal) => api.fetch(request, signal),
    call: (path, request) => api.fetch(requestFor(path, request)),
    models: { chat: "scripted-chat", embed: "scripted-embed", rerank: "scripted-rerank" },
  };
}
