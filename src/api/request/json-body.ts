/** Reads the JSON body of a request (contract 0.3). */
import { readBodyWithin } from "../../transport/body-limit.ts";
import type { ApiCall } from "./api-call.ts";
import { exceedsDepth, maxNestingDepth } from "../../inference/nesting-depth.ts";
import { BodyTooLarge, MalformedJson } from "../response/errors.ts";
import { removeNulls, type FreeForm } from "./null-properties.ts";

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
