/**
 * Checks messages from another realm, by hand: the service worker must stay small, so it includes no schema library.
 * Each function returns undefined for data that is not a message of its union.
 */
import type { JournalEntry } from "../../inference/call-journal.ts";
import { protocolVersion, type CallerMessage, type HostMessage, type LastWords, type SiteMessage } from "./call-messages.ts";

type Fields = Record<string, unknown>;

export function fieldsOf(data: unknown): Fields | undefined {
  return typeof data === "object" && data !== null ? { ...data } : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;
const isHeaders = (value: unknown): value is [string, string][] =>
  Array.isArray(value) && value.every((pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every(isText));
const isLastWords = (value: unknown): value is LastWords => Array.isArray(value) && isNumber(value[0]) && isText(value[1]);

const isEntry = (value: unknown): value is JournalEntry => {
  const fields = fieldsOf(value);
  return fields !== undefined && isText(fields["name"]) && ("items" in fields ? Array.isArray(fields["items"]) : "value" in fields);
};
const isJournal = (value: unknown): value is JournalEntry[] => Array.isArray(value) && value.every(isEntry);

export function parseCallerMessage(data: unknown): CallerMessage | undefined {
  const fields = fieldsOf(data);
  if (fields === undefined) return undefined;
  const { type, name, call, method, url, headers, body, credits, arrival = Date.now(), journal = [] } = fields;
  if (type === "life-lock") return isText(name) ? { type, name } : undefined;
  if (!isNumber(call)) return undefined;
  switch (type) {
    case "open":
      return isText(method) &&
        isText(url) &&
        isHeaders(headers) &&
        (body === null || body instanceof ArrayBuffer || body instanceof MessagePort) &&
        isNumber(credits) &&
        isNumber(arrival) &&
        isJournal(journal)
        ? { type: "open", call, method, url, headers, body, credits, arrival, journal }
        : undefined;
    case "pull":
      return isNumber(credits) ? { type: "pull", call, credits } : undefined;
    case "cancel":
      return { type: "cancel", call };
    default:
      return undefined;
  }
}

export function parseHostMessage(data: unknown): HostMessage | undefined {
  const fields = fieldsOf(data);
  if (fields === undefined) return undefined;
  const { type, protocol, epoch, base, call, status, headers, seq, bytes, isFiller, lastWords, entries, message } = fields;
  if (type === "hello") {
    return isText(protocol) && isNumber(epoch) && isText(base) ? { type, protocol, epoch, base } : undefined;
  }
  if (!isNumber(call)) return undefined;
  switch (type) {
    case "accepted":
    case "waiting":
    case "end":
      return { type, call };
    case "head":
      return isNumber(status) && isHeaders(headers) ? { type, call, status, headers } : undefined;
    case "chunk":
      return isNumber(seq) && isBytes(bytes)
        ? { type, call, seq, bytes, isFiller: isFiller === true, lastWords: isLastWords(lastWords) ? lastWords : undefined }
        : undefined;
    case "journal":
      return isJournal(entries) ? { type, call, entries } : undefined;
    case "fail":
      return isText(message) ? { type, call, message } : undefined;
    default:
      return undefined;
  }
}

/** Returns undefined also for messages of another protocol version, except for `cohabit-page`, which has no version. */
export function parseSiteMessage(data: unknown): SiteMessage | undefined {
  const { type, protocol, epoch, loaded, threadsFailed, build } = fieldsOf(data) ?? {};
  if (type === "cohabit-page") return isText(protocol) && isText(build) ? { type, protocol, build } : undefined;
  if (protocol !== protocolVersion) return undefined;
  switch (type) {
    case "cohabit-host-check":
      return { type, protocol };
    case "cohabit-new-host":
      return isNumber(epoch) ? { type, protocol, epoch } : undefined;
    case "cohabit-host-alive":
      return isNumber(epoch) && Array.isArray(loaded) && loaded.every(isText)
        ? { type, protocol, epoch, loaded, threadsFailed: threadsFailed === true }
        : undefined;
    default:
      return undefined;
  }
}
