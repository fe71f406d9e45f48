/** Thrown values as lines for the log. Errors cross workers as such lines, because an exception loses its class and its causes there. */
import { z } from "zod";

const maxLength = 600;
/** Max length of a chain of causes. */
const maxDepth = 4;
/** Max errors of an AggregateError, and max issues of a ZodError. */
const maxGathered = 3;

/** Returns a line such as `SyntaxError: unexpected token, caused by TypeError: no such file`. `thrown` may be any value. */
export function causeOf(thrown: unknown): string {
  return textOf(thrown, 0).replaceAll(/\s+/g, " ").trim().slice(0, maxLength);
}

function textOf(thrown: unknown, depth: number): string {
  if (!isErrorLike(thrown)) return plainText(thrown);
  const { name, cause } = thrown;
  const text = thrown instanceof z.ZodError ? issuesText(thrown) : thrown.message;
  const parts = [name === undefined || name === "" ? text : text === "" ? name : `${name}: ${text}`];
  if (depth < maxDepth) {
    const gathered = thrown instanceof AggregateError ? thrown.errors.slice(0, maxGathered) : [];
    if (gathered.length > 0) parts.push(`(${gathered.map((each: unknown) => textOf(each, depth + 1)).join("; ")})`);
    if (cause !== undefined && cause !== null) parts.push(`caused by ${textOf(cause, depth + 1)}`);
  }
  return parts.join(", ").replaceAll(", (", " (");
}

/** An error of any realm, or an error-like object of a library. */
interface ErrorLike {
  name?: string;
  message: string;
  cause?: unknown;
}

const errorLikeSchema = z.looseObject({ name: z.string().optional().catch(undefined), message: z.string() });

function isErrorLike(thrown: unknown): thrown is ErrorLike {
  if (thrown instanceof Error) return true;
  return typeof thrown === "object" && thrown !== null && errorLikeSchema.safeParse(thrown).success;
}

/** Returns the field and the message of each issue. */
function issuesText({ issues }: z.ZodError): string {
  const shown = issues.slice(0, maxGathered).map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
  return shown.join("; ");
}

function plainText(thrown: unknown): string {
  if (typeof thrown === "string") return thrown;
  if (typeof thrown !== "object" || thrown === null) return `${typeof thrown} ${String(thrown)}`;
  try {
    return JSON.stringify(thrown) ?? "object";
  } catch {
    return "object";
  }
}
