/** Reads the JSON body of a request (contract 0.3). */
import { readBodyWithin } from "../../transport/body-limit.ts";
import type { ApiCall } from "./api-call.ts";
import { BodyTooLarge, MalformedJson } from "../response/errors.ts";
import { removeNulls, type FreeForm } from "./null-properties.ts";

/**
 * Deeper bodies are refused before they are parsed, so that no later code (the parser of some browsers, zod,
 * JSON.stringify) can exceed the stack. Valid requests stay far below it.
 */
const maxNestingDepth = 256;

/**
 * Returns the body as JSON values, without properties that are null, except inside `freeForm` maps.
 * Throws BodyTooLarge before reading more than the limit, or MalformedJson.
 */
export async function readJsonBody({ request, maxBodyBytes }: ApiCall, freeForm: FreeForm): Promise<unknown> {
  const bytes = await readBodyWithin(request, maxBodyBytes);
  if (bytes === undefined) throw new BodyTooLarge(maxBodyBytes);
  const text = decodeText(bytes);
  if (exceedsDepth(text, maxNestingDepth)) throw new MalformedJson(`nested deeper than ${maxNestingDepth} levels`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : "not JSON";
    throw new MalformedJson(reason.replaceAll(/\s+/g, " "));
  }
  removeNulls(body, freeForm);
  return body;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new MalformedJson("the body is not UTF-8");
  }
}

const quote = 0x22;
const backslash = 0x5c;

/** Counts brackets outside of strings. Linear in time, constant in memory. */
function exceedsDepth(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > maxDepth) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case quote:
        index = endOfString(text, index + 1);
        break;
    }
  }
  return false;
}

/** Returns the index of the quote that closes a string; the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end !== -1) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash && end - 1 - backslashes >= start) backslashes++;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
