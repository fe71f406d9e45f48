/**
 * WebAssembly as a site has it. The build compresses it, because many servers do not; keeps similar builds as their differences from one of
 * them; and a site may serve it in parts. All of these have the URL of the file, and differ in their first bytes.
 */
import { z } from "zod";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { startsPartList } from "../../hub/part-list.ts";
import { type ByteStream, bytesOf, fetchBuildFile, withStart } from "./byte-streams.ts";
import { joinedParts, readPartList } from "./joined-parts.ts";

const bytesSchema = z.int().min(0);

/** A file as its differences from another one (scripts/build/file-delta.mjs). */
const deltaSchema = z.object({
  /** File in the same folder. */
  base: z.string().regex(/^[\w-][\w.-]*$/),
  /** Ranges of the base, and bytes of the file's own in base64. */
  pieces: z.array(z.union([z.object({ from: bytesSchema, length: bytesSchema }), z.object({ content: z.base64() })])),
});

/** Files with unusable content. They are requested past the browser's caches. */
const distrusted = new Set<string>();

/**
 * Fetches a file, and returns WebAssembly that the browser can compile while it arrives. The stream fails if the content is not that of its
 * list; the next call then requests it past the browser's caches.
 * @throws EngineFailureError (`files-missing`, `files-damaged`)
 */
export async function wasmResponse(url: string): Promise<Response> {
  const stream = await currentStream(url);
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

/** A list and differences name other files, and may be cached longer than a server has these. */
async function currentStream(url: string): Promise<ByteStream> {
  if (distrusted.has(url)) return wasmStream(url, { cache: "reload" });
  try {
    return await wasmStream(url);
  } catch (caught) {
    if (!(caught instanceof EngineFailureError)) throw caught;
    return wasmStream(url, { cache: "reload" });
  }
}

async function wasmStream(url: string, init: RequestInit = {}): Promise<ByteStream> {
  const { body } = await fetchBuildFile(url, init);
  let { start, stream } = await withStart(body);
  if (startsPartList(start)) {
    const list = await readPartList(url, stream);
    ({ start, stream } = await withStart(await joinedParts({ url, list, init, onFailure: () => distrusted.add(url) })));
  }
  if (isGzip(start)) return stream.pipeThrough(new DecompressionStream("gzip"));
  return start[0] === "{".charCodeAt(0) ? patchedStream(url, stream) : stream;
}

function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

async function patchedStream(url: string, stream: ByteStream): Promise<ByteStream> {
  const delta = parseDelta(await bytesOf(stream));
  if (delta === undefined) throw new EngineFailureError({ kind: "files-damaged", detail: `${url} is damaged` });
  const base = await bytesOf(await wasmStream(new URL(delta.base, url).href));
  return new ReadableStream({
    start: (controller) => {
      for (const piece of delta.pieces) {
        const content = "content" in piece ? fromBase64(piece.content) : base.subarray(piece.from, piece.from + piece.length);
        if (content.byteLength > 0) controller.enqueue(content);
      }
      controller.close();
    },
  });
}

function parseDelta(content: Uint8Array): z.output<typeof deltaSchema> | undefined {
  try {
    return deltaSchema.safeParse(JSON.parse(new TextDecoder().decode(content))).data;
  } catch {
    return undefined;
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
