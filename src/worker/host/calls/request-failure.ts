/** Converts errors to values for the log and for other realms. They contain no text of the request. */
import { ReplyFailed } from "../../../api/chat/reply/reply-failed.ts";
import { wireErrorOf, isContractError, type ContractError } from "../../../api/response/wire-error.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { FieldMissing, NotOneOf, OutOfBounds, WrongType } from "../../../api/response/errors.ts";
import type { RequestFailure } from "../../../transport/host-control.ts";

/** Max characters of a text from outside the service. */
const maxTextLength = 300;
/** A cause may be a chain of causes of another realm. */
const maxCauseLength = 600;

/** Replaces control characters and line breaks, so that the text cannot start a new line of the log. */
export function oneLine(text: string, maxLength = maxTextLength): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").slice(0, maxLength);
}

/** Max length of a chain of causes. */
const maxCauses = 4;

export function requestFailure(thrown: unknown, depth = 0): RequestFailure {
  const message = isContractError(thrown) ? apiErrorText(thrown) : thrown instanceof Error ? defectText(thrown) : causeOf(thrown);
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return {
    message: oneLine(message, depth === 0 ? maxTextLength : maxCauseLength),
    ...(cause !== undefined && depth < maxCauses && { cause: requestFailure(cause, depth + 1) }),
  };
}

/** Returns the status of a failure, which may differ from that of headers already sent; undefined if nothing failed. */
export function failureStatus(thrown: unknown): number | undefined {
  return thrown === undefined ? undefined : wireErrorOf(thrown).status;
}

/** Messages of 400 and 422 quote the request, so they are reduced to their prefix (contract 1.3) and the property's name. */
function apiErrorText(error: ContractError): string {
  if (error instanceof ReplyFailed) return error.message;
  const { status, message } = wireErrorOf(error);
  if (status !== 400 && status !== 422) return message;
  const prefix = message.split(":", 1)[0] ?? "";
  const property = /^\w+/.exec(pathIn(error))?.[0];
  return property === undefined ? prefix : `${prefix}: ${property}`;
}

function pathIn(error: ContractError): string {
  if (error instanceof WrongType) return error.path;
  return error instanceof FieldMissing || error instanceof NotOneOf || error instanceof OutOfBounds ? error.field : "";
}

/** Name, message and code location of a defect. The message of a SyntaxError is omitted, because it quotes the input. */
function defectText(thrown: Error): string {
  const text = thrown instanceof SyntaxError ? thrown.name : `${thrown.name}: ${thrown.message}`;
  const stackLine = /^\s*at .+$/m.exec(thrown.stack ?? "")?.[0].trim();
  return stackLine === undefined ? text : `${text} ${stackLine}`;
}
