import type { DatasetPart } from "../../../api/datasets/dataset.ts";
import type { ContentFiles } from "../../storage/content/content-files.ts";

const lineFeed = 0x0a;

/** Yields the lines of a stored JSON Lines part, from byte offset `start`. `end`: byte offset after the line. */
export async function* linesOf(
  files: ContentFiles,
  { file, bytes }: DatasetPart,
  start: number,
): AsyncGenerator<{ text: string; end: number }> {
  const decoder = new TextDecoder();
  let offset = start;
  let rest: Uint8Array<ArrayBuffer>[] = [];
  for await (const block of files.read(file, start, bytes)) {
    let from = 0;
    for (let to = block.indexOf(lineFeed); to !== -1; to = block.indexOf(lineFeed, from)) {
      const line =
        rest.length === 0 ? block.subarray(from, to) : new Uint8Array(await new Blob([...rest, block.subarray(from, to)]).arrayBuffer());
      rest = [];
      from = to + 1;
      offset += line.byteLength + 1;
      yield { text: decoder.decode(line), end: offset };
    }
    if (from < block.byteLength) rest.push(block.subarray(from));
  }
}
