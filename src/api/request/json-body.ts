/** Reads the JSON body of a request (contract 0.3): text, then depth, then values, then nulls. */
import { readBodyWithin } from "../../transport/body-limit.ts";
import type { ApiCall } from "./api-call.ts";
import { BodyTooLarge, MalformedJson } from "../response/errors.ts";
import { removeNulls, type FreeForm } from "./null-properties.ts";

/**
 * Deeper bodies are refused before they are parsed, so that nothing behind this point (the parser of some browsers,
 * zod, JSON.stringify) can run out of stack. No request of the contract comes near it.
 */
const maxNestingDepth = 256;

/**
 * The body as JSON values; properties that are null are gone, except inside `freeForm` maps.
 * Throws BodyTooLarge, before the whole body was read, or MalformedJson.
 */
export async function readJsonBody({ request, maxBodyBytes }: ApiCall, freeForm: FreeForm): Promise<unknown> {
  const bytes = await readBodyWithin(request, maxBodyBytes);
  if (bytes === undefined) throw new BodyTooLarge(maxBodyBytes);
  const text = new TextDecoder().decode(bytes);
  if (nestsDeeperThan(text, maxNestingDepth)) throw new MalformedJson(`nested deeper than ${maxNestingDepth} levels`);
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

const quote = 0x22;
const backslash = 0x5c;

/** Counts brackets outside of strings; reads each character once and holds nothing but two numbers. */
function nestsDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > limit) return true;
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

/** Index of the quote that closes a string; the length of the text when none does. */
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
