/** The parts of a call as text. */
import { milliseconds } from "../models/model-phrases.ts";
import type { CallRecord } from "../service/call-record.ts";
import { EventStream } from "../service/event-stream.ts";
import { parseJson } from "../service/json-values.ts";

/** Longer vectors are shortened to this many numbers. */
const shownNumbers = 6;

export function requestText(record: CallRecord): string {
  const headers = Object.entries(record.requestHeaders).map(([name, value]) => `${name}: ${value}`);
  const content = record.upload ?? (record.body === undefined ? "" : JSON.stringify(record.body, undefined, 2));
  return [`${record.method} ${record.path}`, ...headers, "", content].join("\n").trimEnd();
}

export function responseText(record: CallRecord): string {
  if (record.status === undefined)
    return record.failure ?? (record.state === "stopped" ? "Stopped before the response began." : "Waiting for the response.");
  const headers = record.responseHeaders.map(([name, value]) => `${name}: ${value}`);
  return [`${record.status}`, ...headers, "", bodyText(record)].join("\n");
}

/** Events and lines are shown as sent; JSON is indented. */
function bodyText(record: CallRecord): string {
  if (isEventStream(record)) return record.responseText;
  const body = parseJson(record.responseText);
  if (body === undefined) return record.responseText;
  // Puts a vector on one line; the line break distinguishes it from brackets inside a text.
  const indentedBody = JSON.stringify(shortened(body), undefined, 2);
  return indentedBody.replace(/\[\n\s+(-?\d[^[\]{}]*?)\n\s*\]/g, (_, numbers: string) => `[${numbers.replace(/\n\s+/g, " ")}]`);
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLongVector = value.length > shownNumbers && value.every((item) => typeof item === "number");
    if (!isLongVector) return value.map(shortened);
    return [...value.slice(0, shownNumbers), `${value.length - shownNumbers} more numbers`];
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

export function summary(record: CallRecord): string[] {
  const phrases = [`${record.method} ${record.path}`];
  if (record.status !== undefined) phrases.push(`status ${record.status}`);
  else phrases.push(record.state === "waiting" ? "waiting" : (record.failure ?? record.state));
  if (isEventStream(record)) phrases.push(`${new EventStream().push(record.responseText).length} events`);
  if (record.totalMs !== undefined) phrases.push(milliseconds(record.totalMs));
  if (record.state === "stopped") phrases.push("stopped");
  return phrases;
}

function isEventStream(record: CallRecord): boolean {
  return record.responseHeaders.some(([name, value]) => name === "content-type" && value.startsWith("text/event-stream"));
}
