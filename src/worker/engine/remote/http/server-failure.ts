/** Turns an error response of a server into a failure with advice for the reader. */
import { z } from "zod";
import { type EngineFailure, EngineFailureError } from "../../../base/engine-failure.ts";

/** Error bodies of OpenAI and vLLM, llama.cpp and TGI, and FastAPI. */
const errorBodySchema = z.union([
  z.looseObject({ error: z.looseObject({ message: z.string() }) }).transform(({ error }) => error.message),
  z.looseObject({ error: z.string() }).transform(({ error }) => error),
  z.looseObject({ message: z.string() }).transform(({ message }) => message),
  z.looseObject({ detail: z.string() }).transform(({ detail }) => detail),
  z
    .looseObject({ detail: z.array(z.looseObject({ msg: z.string(), loc: z.array(z.union([z.string(), z.number()])).default([]) })) })
    .transform(({ detail }) => detail.map(({ msg, loc }) => `${loc.join(".")}: ${msg}`).join("; ")),
]);

const tooLong =
  /context (length|size|window)|maximum.{0,20} (context|tokens|length)|too (long|large|many tokens)|exceed\w* .{0,40}(token|context|length)|max_model_len/i;

const maxReasonLength = 300;

/** Returns the server's error message as one line; undefined if the body has none. */
export function reasonIn(body: unknown): string | undefined {
  const reason = errorBodySchema.safeParse(body);
  return reason.success ? reason.data.replaceAll(/\s+/g, " ").trim().slice(0, maxReasonLength) : undefined;
}

interface Refusal {
  status: number;
  reason: string | undefined;
  /** Path of the request. */
  path: string;
  /** Id of the model in the catalogue. */
  modelId: string;
  retryAfterMs?: number | undefined;
}

export function failureOfStatus({ status, reason, path, modelId, retryAfterMs = 1000 }: Refusal): EngineFailure {
  const detail = reason === undefined || reason === "" ? "" : `: ${reason}`;
  const answered = `the server answered HTTP ${status}${detail}`;
  switch (status) {
    case 400:
    case 413:
    case 422:
      return { kind: tooLong.test(reason ?? "") || status === 413 ? "too-many-tokens" : "unprocessable", detail: answered };
    case 401:
    case 403:
      return {
        kind: "server-failed",
        detail: `${answered}; give a key that it accepts in start({ remoteKeys: { ${JSON.stringify(modelId)}: ... } })`,
      };
    case 404:
    case 405:
      return { kind: "server-failed", detail: `${answered}; check that ${path} is right and that it serves the model` };
    case 429:
    case 502:
    case 503:
    case 504:
      return { kind: "unavailable", detail: answered, retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) };
    default:
      return { kind: "server-failed", detail: answered };
  }
}

export function serverFailed(detail: string, cause?: string): EngineFailureError {
  return new EngineFailureError({ kind: "server-failed", detail, ...(cause === undefined ? {} : { cause }) });
}
