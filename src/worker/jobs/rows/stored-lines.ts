import type { DatasetPart } from "../../../api/datasets/dataset.ts";
import type { ContentFiles } from "../../storage/content/content-files.ts";

const lineFeed = 0x0a;

/** The lines of a part that is stored as JSON Lines, from the one that begins at `start`. `end`: offset behind the line. */
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
