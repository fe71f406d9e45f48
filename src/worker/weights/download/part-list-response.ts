/** Recognises the list of a file in parts, which a server sends instead of the file. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import { maxListBytes, parsePartList, type PartList, startsPartList } from "../../hub/part-list.ts";
import type { Validators } from "../weight-journal.ts";
import type { FileResponse } from "./file-response.ts";

/** The server has the file in parts. */
export class PartsFoundError extends Error {
  readonly list: PartList;
  /** Validators of the list. It changes whenever the file does. */
  readonly validators: Validators;
  constructor(list: PartList, validators: Validators) {
    super("the file is served in parts");
    this.name = "PartsFoundError";
    this.list = list;
    this.validators = validators;
  }
}

/**
 * Returns the response unless it is a list.
 * @throws PartsFoundError; EngineFailureError (`files-damaged`) for a damaged list; TransferError.
 */
export async function orParts(response: FileResponse, url: string): Promise<FileResponse> {
  if (response.totalBytes !== undefined && response.totalBytes > maxListBytes) return response;
  const pieces = response.pieces[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done === true || !startsPartList(first.value)) return { ...response, pieces: withFirst(first, pieces) };
  let content = first.value.slice();
  for (let next = await pieces.next(); next.done !== true && content.byteLength <= maxListBytes; next = await pieces.next()) {
    content = joined(content, next.value);
  }
  if (content.byteLength > maxListBytes) response.cancel();
  const list = parsePartList(content);
  if (list === undefined)
    throw new EngineFailureError({ kind: "files-damaged", detail: `${url}: the list of the file's parts is damaged` });
  throw new PartsFoundError(list, { ...response.validators, listBytes: content.byteLength });
}

async function* withFirst(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(start.byteLength + end.byteLength);
  content.set(start);
  content.set(end, start.byteLength);
  return content;
}
