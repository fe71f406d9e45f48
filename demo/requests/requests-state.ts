/** The open call or draft in the view of requests, kept while other views are shown. */
import { signal } from "@preact/signals";
import samples from "./sample-requests.json";
import type { JsonValue } from "../service/json-values.ts";

export interface SampleRequest {
  title: string;
  method: string;
  path: string;
  body?: JsonValue;
}

export const sampleRequests: readonly SampleRequest[] = samples;

/** A request that is being written. The body is text: the service judges it. */
export interface DraftRequest {
  method: string;
  path: string;
  body: string;
}

export function draftOf({ method, path, body }: Omit<SampleRequest, "title">): DraftRequest {
  return { method, path, body: body === undefined ? "" : JSON.stringify(body, undefined, 2) };
}

const [first] = sampleRequests;
export const draftRequest = signal<DraftRequest>(first === undefined ? { method: "GET", path: "/v1/models", body: "" } : draftOf(first));
/** Number of the call that is shown; undefined for the form of a new one. */
export const openCall = signal<number | undefined>(undefined);
