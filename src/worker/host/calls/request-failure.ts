/** What was thrown, as a value that can be logged and sent to other realms: without any text of the request. */
import { ReplyFailed } from "../../../api/chat/reply-failed.ts";
import { wireErrorOf, isContractError, type ContractError } from "../../../api/response/wire-error.ts";
import { FieldMissing, NotOneOf, OutOfBounds, WrongType } from "../../../api/response/errors.ts";
import type { RequestFailure } from "../../../transport/host-control.ts";

/** Characters of a text that comes from outside. */
const maxTextLength = 300;

/** Nothing in it can begin a line of its own in the log. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").slice(0, maxTextLength);
}

/** A chain of causes that is longer says nothing more. */
const maxCauses = 4;

export function failureOf(thrown: unknown, depth = 0): RequestFailure {
  const message = isContractError(thrown) ? apiErrorText(thrown) : defectText(thrown);
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return { message: oneLine(message), ...(cause !== undefined && depth < maxCauses && { cause: failureOf(cause, depth + 1) }) };
}

/** The status that stands for a failure, whatever the headers said before it; undefined without a failure. */
export function failureStatus(thrown: unknown): number | undefined {
  return thrown === undefined ? undefined : wireErrorOf(thrown).status;
}

/** Messages of 400 and 422 quote the request; here they are their beginning (contract 1.3) and the property at fault. */
function apiErrorText(error: ContractError): string {
  if (error instanceof ReplyFailed) return error.message;
  const { status, message } = wireErrorOf(error);
  if (status !== 400 && status !== 422) return message;
  const beginning = message.split(":", 1)[0] ?? "";
  const property = /^\w+/.exec(pathIn(error))?.[0];
  return property === undefined ? beginning : `${beginning}: ${property}`;
}

function pathIn(error: ContractError): string {
  if (error instanceof WrongType) return error.path;
  return error instanceof FieldMissing || error instanceof NotOneOf || error instanceof OutOfBounds ? error.field : "";
}

/** A defect: its name, message and place in the code. A syntax error quotes what was parsed. */
function defectText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown: ${typeof thrown}`;
  const text = thrown instanceof SyntaxError ? thrown.name : `${thrown.name}: ${thrown.message}`;
  const stackLine = /^\s*at .+$/m.exec(thrown.stack ?? "")?.[0].trim();
  return stackLine === undefined ? text : `${text} ${stackLine}`;
}
