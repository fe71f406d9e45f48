/** The API over a scripted service. */
import { expect } from "vitest";
import { createApi, type ApiOptions } from "../../src/api/api.ts";
import { requestFor } from "./cases/case-request.ts";
import type { ContractDriver } from "./cases/contract-driver.ts";
import { memoryStores, type MemoryStores } from "./scripted/memory-stores.ts";
import { readEventsThenCancel } from "./read-events.ts";
import { ScriptedService } from "./scripted/scripted-service.ts";
import { grants } from "./scripted/service-options.ts";
import { caseCallers, caseModels } from "./case-models.ts";

export interface ApiDriver extends ContractDriver {
  service: ScriptedService;
  stores: MemoryStores;
  fetch(request: Request, signal?: AbortSignal): Promise<Response>;
}

export function createApiDriver(options: ApiOptions = {}): ApiDriver {
  const service = new ScriptedService();
  const stores = memoryStores(service);
  const api = createApi({ tokens: grants, ...options, inference: service, stores });
  const call: ContractDriver["call"] = (path, request) => api.fetch(requestFor(path, request));
  return {
    expect,
    service,
    stores,
    fetch: (request, signal) => api.fetch(request, signal),
    call,
    readEventsThenCancel: async (path, request, count) => readEventsThenCancel(await call(path, request), count),
    models: { ...caseModels, slashed: "org/scripted-embed-wide" },
    ...caseCallers,
  };
}
