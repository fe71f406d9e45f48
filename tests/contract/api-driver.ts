/** Runs the acceptance cases in Node, against the API over a scripted service. */
import { expect } from "vitest";
import { createApi, type ApiOptions } from "../../src/api/api.ts";
import type { CaseRequest, ContractDriver } from "./cases/contract-driver.ts";
import { ScriptedService } from "./scripted-service.ts";

export const origin = "http://page.test";

export const grants = [
  { token: "full", ownerId: "owner-1", organizationId: "organization-1", permissions: ["admin"] },
  { token: "inference-only", ownerId: "owner-2", organizationId: "organization-1", permissions: ["inference"] },
] satisfies ApiOptions["tokens"];

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

export interface ApiDriver extends ContractDriver {
  service: ScriptedService;
  fetch(request: Request, signal?: AbortSignal): Promise<Response>;
}

export function createApiDriver(options: ApiOptions = {}): ApiDriver {
  const service = new ScriptedService();
  const api = createApi({ tokens: grants, ...options }, service);
  let tokensAtCancel = 0;
  return {
    expect,
    service,
    fetch: (request, signal) => api.fetch(request, signal),
    call: (path, request) => api.fetch(requestFor(path, request)),
    async readEventsThenCancel(path, request, count) {
      const answer = await api.fetch(requestFor(path, request));
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (reader && text.split("event:").length <= count) {
        const { done, value } = await reader.read();
        if (done) break;
        text += value;
      }
      tokensAtCancel = service.tokensDecoded;
      await reader?.cancel();
      return text;
    },
    models: {
      chat: "scripted-chat",
      embed: "scripted-embed",
      rerank: "scripted-rerank",
      slashed: "org/scripted-embed-wide",
      vision: "scripted-vision",
    },
    tokenWithoutConnectors: "inference-only",
    async stepsAfterCancel() {
      await service.idle;
      return service.tokensDecoded - tokensAtCancel;
    },
  };
}
