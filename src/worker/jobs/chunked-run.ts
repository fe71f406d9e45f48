/**
 * Runs embed jobs and batches in chunks of rows. The output of a chunk is appended to the output file before the job's record counts
 * the chunk as done. If the host ends, even by a crash, the next host continues after the last recorded chunk, so that each row has
 * exactly one line in the output.
 */
import type { DatasetPart } from "../../api/datasets/dataset.ts";
import type { JobProgress } from "../../api/jobs/job.ts";
import type { ContentFiles } from "../storage/content/content-files.ts";
import { ContentLostError } from "../storage/content/content-lost-error.ts";
import { SampleRows } from "./rows/sample-rows.ts";

const lineFeed = 0x0a;

export const noProgress: JobProgress = { rows: 0, inputBytes: 0, outputBytes: 0, samples: [] };

export interface ChunkedRun<Result extends { lines: string[] }> {
  files: ContentFiles;
  input: DatasetPart;
  outputFile: string;
  progress: JobProgress;
  /** Max rows and max characters of a chunk. A single longer row forms a chunk. */
  chunk: { rows: number; characters: number };
  /** Returns one output line for each input line. */
  compute(lines: string[]): Promise<Result>;
  /** Stores the progress and the counts of `result` in one transaction. Resolves to false if the job may not continue. */
  commit(before: JobProgress, after: JobProgress, result: Result): Promise<boolean>;
  /** Resets the stored progress, because the output file is lost. Resolves to false if the job may not continue. */
  restart(): Promise<boolean>;
  /** Lets other jobs run; resolves when this job may continue with the next chunk. */
  yieldSlot(): Promise<void>;
}

/** Returns the progress at the end of the input; undefined if the job may not continue. */
export async function runChunks<Result extends { lines: string[] }>(
  run: ChunkedRun<Result>,
  signal: AbortSignal,
): Promise<JobProgress | undefined> {
  let { progress } = run;
  const opened = await run.files.append(run.outputFile, progress.outputBytes).catch((failure: unknown) => {
    if (!(failure instanceof ContentLostError)) throw failure;
    return undefined;
  });
  if (opened === undefined) return startAnew(run, signal);
  const output = opened;
  const encoder = new TextEncoder();
  const store = async (result: Result, inputBytes: number): Promise<boolean> => {
    await output.append(encoder.encode(result.lines.map((line) => `${line}\n`).join("")));
    await output.sync();
    const samples = new SampleRows(progress.samples);
    for (const line of result.lines) samples.add(line);
    const after = { rows: progress.rows + result.lines.length, inputBytes, outputBytes: output.length, samples: samples.texts };
    const mayContinue = await run.commit(progress, after, result);
    progress = after;
    return mayContinue;
  };
  // A chunk is computed while the previous one is stored.
  let storing = Promise.resolve(true);
  try {
    for await (const chunk of chunksOf(linesOf(run.files, run.input, progress.inputBytes), run.chunk)) {
      signal.throwIfAborted();
      await run.yieldSlot();
      const result = await run.compute(chunk.lines);
      if (!(await storing)) return undefined;
      storing = store(result, chunk.end);
      storing.catch(() => undefined);
    }
    if (!(await storing)) return undefined;
  } finally {
    await storing.catch(() => undefined);
    await output.close();
  }
  return (await run.files.isWhole(run.outputFile, progress.outputBytes)) ? progress : startAnew(run, signal);
}

async function startAnew<Result extends { lines: string[] }>(
  run: ChunkedRun<Result>,
  signal: AbortSignal,
): Promise<JobProgress | undefined> {
  return (await run.restart()) ? runChunks({ ...run, progress: noProgress }, signal) : undefined;
}

interface Chunk {
  lines: string[];
  /** Offset of the next row. */
  end: number;
}

async function* chunksOf(
  lines: AsyncIterable<{ text: string; end: number }>,
  limit: { rows: number; characters: number },
): AsyncGenerator<Chunk> {
  let chunk: Chunk = { lines: [], end: 0 };
  let characters = 0;
  for await (const { text, end } of lines) {
    if (chunk.lines.length >= limit.rows || (chunk.lines.length > 0 && characters + text.length > limit.characters)) {
      yield chunk;
      chunk = { lines: [], end: 0 };
      characters = 0;
    }
    chunk.lines.push(text);
    chunk.end = end;
    characters += text.length;
  }
  if (chunk.lines.length > 0) yield chunk;
}

/** Yields the lines of a stored JSON Lines part, from byte offset `start`. `end`: byte offset after the line. */
async function* linesOf(files: ContentFiles, { file, bytes }: DatasetPart, start: number): AsyncGenerator<{ text: string; end: number }> {
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
