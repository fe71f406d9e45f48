/** A case's request as the web knows it. */
import type { CaseRequest } from "./contract-driver.ts";

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
