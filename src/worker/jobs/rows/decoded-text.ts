import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { UnreadableFile } from "./row.ts";

/** Small, because the host cannot answer requests while it reads the rows of one piece. */
const pieceBytes = 64 * 1024;

/** Decodes UTF-8 without its byte order mark, and lets other work run between pieces. Throws UnreadableFile for invalid UTF-8. */
export async function* decodedText(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const yieldToEventLoop = createEventLoopYield();
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new UnreadableFile("the file is not UTF-8 text");
    }
  };
  for await (const bytes of content) {
    for (let start = 0; start < bytes.byteLength; start += pieceBytes) {
      yield decode(bytes.subarray(start, start + pieceBytes));
      await yieldToEventLoop();
    }
  }
  yield decode();
}
