/** The API over a scripted service. */
import { expect } from "vitest";
import { createApi, type ApiOptions } from "../../src/api/api.ts";
import { requestFor } from "./cases/case-request.ts";
import type { ContractDriver } from "./cases/contract-driver.ts";
import { ScriptedService } from "./scripted-service.ts";
import { grants } from "./service-options.ts";


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
