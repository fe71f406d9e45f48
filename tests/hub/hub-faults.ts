/** What a hub of the tests does wrong to one response. */
import type { ServerResponse } from "node:http";

export type Fault =
  /** The connection ends after so many bytes of the body; the length that was promised is the whole. */
  | { kind: "drop"; afterBytes: number }
  /** Nothing comes after so many bytes, and the connection stays open. */
  | { kind: "stall"; afterBytes: number }
  /** 200 with the whole file, whatever range was asked for. */
  | { kind: "whole" }
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

/** Sends a body as `fault` has it; the head was written. */
export async function sendBody(response: ServerResponse, body: Uint8Array, fault: Fault | undefined): Promise<void> {
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
        await write(response, body.subarray(offset, offset + fault.pieceBytes));
        await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
      }
      response.end();
      return;
    case "whole":
    case "wrong-range":
    case "page":
    case "status":
    case "no-cors":
    case undefined:
      response.end(body);
  }
}

function write(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => void (bytes.length === 0 ? resolve() : response.write(bytes, () => resolve())));
}
