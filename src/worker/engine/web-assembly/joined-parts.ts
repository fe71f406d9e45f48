/** Joins the parts of a file of the site's build to one stream, and verifies it. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import { parsePartList, type PartList } from "../../base/part-list.ts";
import { type ByteStream, bytesOf, fetchBuildFile } from "./byte-streams.ts";
import { keepWasmFailure } from "./wasm-failure.ts";

/** The URL of a file in parts, and the content of its list. */
export interface ListedFile {
  url: string;
  list: PartList;
}

type PartResponse = Awaited<ReturnType<typeof fetchBuildFile>>;

/** @throws EngineFailureError (`files-damaged`) */
export async function readPartList(url: string, body: ByteStream): Promise<PartList> {
  const list = parsePartList(await bytesOf(body));
  if (list === undefined)
    throw new EngineFailureError({ kind: "files-damaged", detail: `${url}: the list of the file's parts is damaged` });
  return list;
}

/**
 * Requests all parts at once. The stream fails with an EngineFailureError (`files-damaged`) if a part is cut, or at its end if the hash of
 * the whole is another one. @throws EngineFailureError (`files-missing`, `files-damaged`)
 */
export async function joinedParts({ url, list }: ListedFile): Promise<ByteStream> {
  const ended = new AbortController();
  try {
    const responses = await Promise.all(list.parts.map(({ name }) => requestPart(name, url, ended.signal)));
    return streamOf({ url, list }, responses, ended);
  } catch (caught) {
    ended.abort();
    throw caught;
  }
}

function requestPart(name: string, url: string, signal: AbortSignal): Promise<PartResponse> {
  return fetchBuildFile(new URL(name, url).href, { signal }, `; it is a part of ${url}`);
}

function streamOf({ url, list }: ListedFile, responses: readonly PartResponse[], ended: AbortController): ByteStream {
  const pieces = verifiedPieces({ url, list }, responses);
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      } catch (caught) {
        ended.abort();
        keepWasmFailure(caught);
        controller.error(caught);
      }
    },
    cancel: () => ended.abort(),
  });
}

async function* verifiedPieces(
  { url, list }: ListedFile,
  responses: readonly PartResponse[],
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const { startHash } = await import("../../weights/download/streaming-hash.ts");
  const hash = await startHash();
  for (const [index, { body, url: partUrl }] of responses.entries()) {
    const expected = list.parts[index]?.bytes ?? 0;
    const reader = body.getReader();
    let bytes = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      bytes += next.value.byteLength;
      hash.update(next.value);
      yield next.value;
    }
    if (bytes !== expected)
      throw new EngineFailureError({ kind: "files-damaged", detail: `${partUrl} has ${bytes} bytes instead of ${expected}` });
  }
  if (hash.digest().sha256 !== list.sha256)
    throw new EngineFailureError({ kind: "files-damaged", detail: `the parts of ${url} do not have the SHA-256 of its list` });
  return undefined;
}
