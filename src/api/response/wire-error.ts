/** The one table from errors to their wire form (contract 1.3): status, message, headers. */
import type { z } from "zod";
import { bodyTooLargeMessage } from "../../transport/body-limit.ts";
import * as inference from "../../inference/errors.ts";
import * as errors from "./errors.ts";
import type { ErrorBody, WireError } from "./error-form.ts";
import type { errorSchema } from "./error-schema.ts";
import { jsonHeaders } from "./wire-formats.ts";

/** An error with a status and a message in the contract. */
export type ContractError = errors.ApiError | inference.InferenceError;

export function isContractError(thrown: unknown): thrown is ContractError {
  return thrown instanceof errors.ApiError || thrown instanceof inference.InferenceError;
}

type Row = (error: ContractError) => WireError | undefined;

function row<Kind extends ContractError>(
  kind: abstract new (...fields: never[]) => Kind,
  status: number,
  message: (error: Kind) => string,
  headers: (error: Kind) => Record<string, string> = () => ({}),
): Row {
  return (error) => (error instanceof kind ? { status, message: message(error), headers: headers(error) } : undefined);
}

const retryAfter = (error: { retryAfterSeconds: number }) => ({ "Retry-After": String(error.retryAfterSeconds) });

const table: readonly Row[] = [
  row(errors.MalformedJson, 400, (error) => `invalid json syntax: ${error.reason}`),
  row(errors.FieldMissing, 400, (error) => `invalid request: ${error.field} is required`),
  row(
    errors.WrongType,
    400,
    (error) => `invalid type: parameter ${error.path} is of type ${error.actual} but should be of type ${error.expected}`,
  ),
  row(errors.OutOfBounds, 400, (error) => `invalid request: ${error.field} must be ${boundsText(error)}`),
  row(errors.NotOneOf, 400, (error) => `invalid request: ${error.field} must be one of ${error.allowed.join(", ")}`),
  row(errors.InvalidRequest, 400, (error) => `invalid request: ${error.detail}`),
  row(errors.NotSupportedWith, 400, (error) => `invalid request: ${error.field} is not supported with ${error.other}`),
  row(errors.RequiresOther, 400, (error) => `invalid request: ${error.field} requires ${error.other}`),
  row(errors.UnsupportedByModel, 400, (error) => `invalid request: model '${error.model}' does not support ${error.feature}`),
  row(
    errors.UnsupportedByEndpoint,
    400,
    (error) => `invalid request: model '${error.model}' is not supported by the ${error.endpoint} API`,
  ),
  row(inference.TooManyTokens, 400, (error) => `too many tokens: ${error.detail}`),
  row(errors.MalformedMultipart, 400, (error) => `invalid request: the body is not valid multipart/form-data: ${error.reason}`),
  row(errors.StorageFull, 400, (error) => `invalid request: not enough storage: ${error.detail}`),
  row(
    errors.ConnectorsFailed,
    400,
    (error) => `connectors failed with continue on failure disabled: connector ${error.connector} failed with message '${error.detail}'`,
  ),
  row(inference.UnknownToken, 400, (error) => `invalid request: tokens[${error.index}] is not in the vocabulary of model '${error.model}'`),
  row(errors.ApiKeyMissing, 401, () => "no api key supplied"),
  row(errors.InvalidApiToken, 401, () => "invalid api token"),
  row(errors.PermissionMissing, 403, (error) => `forbidden: ${error.permission} is required`),
  row(errors.PathNotFound, 404, ({ hint }) => (hint === undefined ? "404 page not found" : `404 page not found: ${hint}`)),
  row(inference.ModelNotFound, 404, modelNotFoundText),
  row(errors.StoredNotFound, 404, (error) => `${error.kind} with id ${error.id} not found`),
  row(errors.ConnectorNotFound, 404, (error) => `connector '${error.connector}' not found`),
  row(errors.PresetNotFound, 404, (error) => `preset '${error.preset}' not found`),
  row(errors.BodyTooLarge, 413, (error) => bodyTooLargeMessage(error.maxBytes)),
  row(inference.Unprocessable, 422, (error) => `unprocessable: ${error.detail}`),
  row(errors.RateLimited, 429, (error) => `too many requests: ${error.detail}`, retryAfter),
  row(errors.DenyListed, 498, (error) => `invalid token: ${error.where} contains a deny-listed token`),
  row(inference.Cancelled, 499, () => "request cancelled"),
  row(inference.EngineFailed, 500, (error) => `internal server error: ${error.code}`),
  row(errors.NotImplemented, 501, (error) => `not implemented: ${error.feature}`),
  row(inference.ServiceUnavailable, 503, (error) => `service unavailable: ${error.detail}`, retryAfter),
  row(inference.TimedOut, 504, (error) => `timed out after ${error.milliseconds} ms`),
];

/** More names would hide the rest of the message. */
const maxNamesShown = 10;

function modelNotFoundText({ model, names }: inference.ModelNotFound): string {
  const shown = names.slice(0, maxNamesShown).join(", ");
  const rest = names.length > maxNamesShown ? ` and ${names.length - maxNamesShown} more` : "";
  const available = names.length === 0 ? "no model is available" : `available: ${shown}${rest}`;
  return `model '${model}' not found: ${available}; the option 'aliases' lets a model answer to other names`;
}

function boundsText({ minimum, maximum }: errors.OutOfBounds): string {
  if (minimum !== undefined && maximum !== undefined) return `between ${minimum} and ${maximum} inclusive`;
  return minimum !== undefined ? `at least ${minimum}` : `at most ${maximum}`;
}

/** Returns the wire form of any thrown value. A value that is not a ContractError is a defect: 500, without its text. */
export function wireErrorOf(thrown: unknown): WireError {
  if (isContractError(thrown)) {
    for (const wireErrorFrom of table) {
      const wireError = wireErrorFrom(thrown);
      if (wireError) return wireError;
    }
  }
  return { status: 500, message: "internal server error: uncaught", headers: {} };
}

/** The form of contract 1.1. */
export const errorBody = (_thrown: unknown, { message }: WireError, traceId: string): z.input<typeof errorSchema> => ({
  message,
  id: traceId,
});

export function errorResponse(thrown: unknown, traceId: string, bodyOf: ErrorBody): Response {
  const wireError = wireErrorOf(thrown);
  const { status, headers } = wireError;
  return new Response(JSON.stringify(bodyOf(thrown, wireError, traceId)), { status, headers: { ...jsonHeaders, ...headers } });
}
