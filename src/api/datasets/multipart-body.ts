/** Reads multipart/form-data (RFC 7578) as it arrives, and holds only the pieces of one chunk. */
import { decodeField, make, type MultipartError, type PartInfo } from "multipasta";
import { giveBack } from "../../transport/lent-bytes.ts";
import { MalformedMultipart } from "../response/errors.ts";

export type MultipartPiece =
  | { type: "field"; name: string; value: string }
  /** `fileName` is absent if the part has none. */
  | { type: "file-start"; name: string; fileName: string | undefined }
  /** Bytes of the last started file. Valid until the next piece is requested. */
  | { type: "file-bytes"; bytes: Uint8Array };

/** Limits far above a valid form: fields are short options. */
const maxFieldBytes = 64 * 1024;
const maxParts = 200;

/**
 * Yields the pieces of a body in their order. The next chunk of the body is read when its last piece was taken.
 * `fileNames`: names of parts that are files even if they have no file name.
 * Throws MalformedMultipart.
 */
export async function* multipartPieces(
  { headers, body }: Pick<Request, "headers" | "body">,
  fileNames: ReadonlySet<string>,
): AsyncGenerator<MultipartPiece> {
  const contentType = headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) throw new MalformedMultipart("the Content-Type is not multipart/form-data");
  let pieces: MultipartPiece[] = [];
  let failure: MalformedMultipart | undefined;
  let isDone = false;
  const parser = make({
    headers: { "content-type": contentType },
    maxFieldSize: maxFieldBytes,
    maxParts,
    isFile: ({ name, filename }) => filename !== undefined || fileNames.has(name),
    onField: (part, value) => pieces.push({ type: "field", name: part.name, value: decodeField(part, value) }),
    onFile: ({ name, filename }: PartInfo) => {
      pieces.push({ type: "file-start", name, fileName: filename });
      return (bytes) => {
        if (bytes !== null && bytes.byteLength > 0) pieces.push({ type: "file-bytes", bytes });
      };
    },
    onError: (error) => {
      failure ??= new MalformedMultipart(reasonOf(error));
    },
    onDone: () => {
      isDone = true;
    },
  });
  const feed = (work: () => void): void => {
    try {
      work();
    } catch {
      // The parser throws for some invalid headers.
      failure ??= new MalformedMultipart("a header cannot be read");
    }
    if (failure !== undefined) throw failure;
  };
  feed(() => undefined);
  if (body !== null) {
    for await (const chunk of chunksOf(body)) {
      feed(() => parser.write(chunk));
      const parsed = pieces;
      pieces = [];
      yield* parsed;
      if (isAllOf(chunk, parsed)) giveBack(chunk);
    }
  }
  if (!isDone) throw new MalformedMultipart("it ends before its last boundary, or has another boundary than its Content-Type");
}

/** Whether the only piece is the chunk itself, so that the parser has no reference to it. */
function isAllOf(chunk: Uint8Array, [piece, ...others]: readonly MultipartPiece[]): boolean {
  if (piece?.type !== "file-bytes" || others.length > 0) return false;
  return piece.bytes.buffer === chunk.buffer && piece.bytes.byteLength === chunk.byteLength;
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Stops the sender if the reader stops before the end.
    await reader.cancel().catch(() => undefined);
  }
}

function reasonOf(error: MultipartError): string {
  switch (error._tag) {
    case "InvalidBoundary":
      return "its Content-Type names no boundary";
    case "BadHeaders":
      return "a part has invalid headers";
    case "InvalidDisposition":
      return "a part has no name";
    case "ReachedLimit":
      return error.limit === "MaxFieldSize" ? `a field is longer than ${maxFieldBytes} bytes` : `it has more than ${maxParts} parts`;
    case "EndNotReached":
      return "it ends before its last boundary";
  }
}
