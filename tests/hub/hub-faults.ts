/** Faults of one response of the tests' hub. */
import type { ServerResponse } from "node:http";

export type Fault =
  /** The connection ends after this number of body bytes; the length that was promised is the whole. */
  | { kind: "drop"; afterBytes: number }
  /** No byte follows after this number, and the connection stays open. */
  | { kind: "stall"; afterBytes: number }
  /** 200 with the whole file for every requested range; it may break off. */
  | { kind: "whole"; dropAfterBytes?: number }
  /** 200 with the range alone and no Content-Range, as the pages of browser extensions get it. `hasLength`: with its Content-Length. */
  | { kind: "bare-part"; hasLength: boolean }
  /** The whole file, without its length; it may end early as if it were all. */
  | { kind: "no-length"; endAfterBytes?: number }
  /**
   * Compressed, even for clients that do not accept it. "file": the whole, with 200; "ranges": ranges of the compressed file; "noise":
   * it only has the header. `exposes`: pages of other origins can read Content-Encoding.
   */
  | { kind: "compressed"; encoding: "gzip" | "br"; what: "file" | "ranges" | "noise"; exposes?: boolean }
  /** 200 with this body instead of the file. */
  | { kind: "other"; body: string; type?: string }
  /** 206 with bytes (and a Content-Range) that start so much later than asked. */
  | { kind: "wrong-range"; shift: number }
  /** The right number of bytes, one of them altered. */
  | { kind: "wrong-byte"; at: number }
  /** 200 with a web page. */
  | { kind: "page" }
  | { kind: "status"; status: number; headers?: Record<string, string> }
  /** Without the headers that let a page of another origin read the response. */
  | { kind: "no-cors" }
  /** The body comes in pieces of this size, one each `afterMs`. */
  | { kind: "slow"; pieceBytes: number; afterMs: number };

/** Sends a body as `fault` has it; the head was written. @param onSent Called with the bytes that went out as they should. */
export async function sendBody(
  response: ServerResponse,
  body: Uint8Array,
  fault: Fault | undefined,
  onSent: (bytes: number) => void,
): Promise<void> {
  switch (fault?.kind) {
    case "drop":
      await write(response, body.subarray(0, fault.afterBytes));
      response.destroy();
      return;
    case "stall":
      await write(response, body.subarray(0, fault.afterBytes));
      return;
    case "wrong-byte":
      response.end(body.map((byte, index) => (index === fault.at % body.length ? byte ^ 0x10 : byte)));
      return;
    case "slow":
      for (let offset = 0; offset < body.length && !response.destroyed; offset += fault.pieceBytes) {
        const piece = body.subarray(offset, offset + fault.pieceBytes);
        await write(response, piece);
        onSent(piece.length);
        await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
      }
      response.end();
      return;
    case "whole":
      if (fault.dropAfterBytes === undefined) return sendBody(response, body, undefined, onSent);
      return sendBody(response, body, { kind: "drop", afterBytes: fault.dropAfterBytes }, onSent);
    case "no-length":
      await write(response, body.subarray(0, fault.endAfterBytes ?? body.length));
      response.end();
      onSent(body.length);
      return;
    case "bare-part":
    case "compressed":
    case "other":
    case "wrong-range":
    case "page":
    case "status":
    case "no-cors":
    case undefined:
      response.end(body);
      onSent(body.length);
  }
}

function write(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => void (bytes.length === 0 || response.destroyed ? resolve() : response.write(bytes, () => resolve())));
}
