/** Errors in the form of the OpenAI-compatible routes. */
import type { z } from "zod";
import * as inference from "../../inference/errors.ts";
import * as errors from "../response/errors.ts";
import type { ErrorBody, WireError } from "../response/error-form.ts";
import { errorBody } from "../response/wire-error.ts";
import { completionRequestSchema } from "./completions/completion-request.ts";
import { embeddingsRequestSchema } from "./embeddings/embeddings-request.ts";
import type { openaiErrorSchema } from "./error-schema.ts";
import { isOpenaiPath, openaiHint } from "./openai-paths.ts";

type OpenaiErrorBody = z.input<typeof openaiErrorSchema>;
type ErrorType = OpenaiErrorBody["error"]["type"];

const parameters = new Set([...Object.keys(completionRequestSchema.shape), ...Object.keys(embeddingsRequestSchema.shape)]);

/** Returns the form of errors on this path. A path that looks like one of OpenAI's routes gets both forms, because its clients show `error` alone. */
export function errorBodyOf(pathname: string, options: Parameters<typeof isOpenaiPath>[1]): ErrorBody {
  if (isOpenaiPath(pathname, options)) return openaiErrorBody;
  if (openaiHint(pathname, options) === undefined) return errorBody;
  return (thrown, wireError, traceId) => ({ ...errorBody(thrown, wireError, traceId), ...openaiErrorBody(thrown, wireError) });
}

export function openaiErrorBody(thrown: unknown, { status, message }: WireError): OpenaiErrorBody {
  return { error: { message, type: typeOf(status), param: parameterOf(thrown) ?? null, code: codeOf(thrown) ?? null } };
}

function typeOf(status: number): ErrorType {
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 404) return "not_found_error";
  if (status === 429) return "rate_limit_error";
  if (status === 501) return "not_implemented_error";
  return status < 500 ? "invalid_request_error" : "server_error";
}

/** Returns the path of the parameter that an error names. */
function parameterOf(thrown: unknown): string | undefined {
  if (thrown instanceof inference.ModelNotFound) return "model";
  if (thrown instanceof errors.WrongType) return parameterAt(thrown.path);
  if (thrown instanceof errors.UnsupportedByModel) return parameterAt(thrown.feature) ?? "model";
  if (thrown instanceof errors.InvalidRequest || thrown instanceof inference.Unprocessable) return parameterAt(thrown.detail);
  return thrown instanceof errors.ApiError && "field" in thrown && typeof thrown.field === "string" ? parameterAt(thrown.field) : undefined;
}

/** Returns the path of a parameter at the start of a text. */
function parameterAt(text: string): string | undefined {
  const path = /^\w+(?:\[\d+\]|\.\w+)*/.exec(text)?.[0];
  return path !== undefined && parameters.has(/^\w+/.exec(path)?.[0] ?? "") ? path : undefined;
}

function codeOf(thrown: unknown): string | undefined {
  if (thrown instanceof inference.TooManyTokens) return "context_length_exceeded";
  if (thrown instanceof inference.ModelNotFound) return "model_not_found";
  if (thrown instanceof errors.ApiKeyMissing || thrown instanceof errors.InvalidApiToken) return "invalid_api_key";
  if (thrown instanceof errors.RateLimited) return "rate_limit_exceeded";
  if (thrown instanceof errors.DenyListed) return "content_filter";
  if (thrown instanceof errors.PathNotFound) return "unknown_url";
  return undefined;
}
