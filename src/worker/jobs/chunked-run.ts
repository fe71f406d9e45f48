/**
 * What embed jobs and batches share: rows are read in chunks, what is computed of a chunk is appended to the output file,
 * and only then the record says that the chunk is done. So whatever ends the host, the next one goes on behind the last
 * chunk that the record names, and no row is done twice or left out.
 */
import type { DatasetPart } from "../../api/datasets/dataset.ts";
import type { JobProgress } from "../../api/jobs/job.ts";
import type { ContentFiles } from "../storage/content/content-files.ts";
import { ContentLostError } from "../storage/content/content-lost-error.ts";
import { linesOf } from "./rows/stored-lines.ts";
import { SampleRows } from "./rows/sample-rows.ts";

export const noProgress: JobProgress = { rows: 0, inputBytes: 0, outputBytes: 0, samples: [] };

export interface ChunkedRun<Result extends { lines: string[] }> {
  files: ContentFiles;
  input: DatasetPart;
  outputFile: string;
  progress: JobProgress;
  /** Max rows and max characters of a chunk; one row may be longer. */
  chunk: { rows: number; characters: number };
  /** Returns one output line for each input line. */
  compute(lines: string[]): Promise<Result>;
  /** Stores the progress with what else `result` changes, at once. Resolves to false if the job may not go on. */
  commit(before: JobProgress, after: JobProgress, result: Result): Promise<boolean>;
  /** The output file is lost: stores that the job begins anew. */
  restart(): Promise<boolean>;
  /** Resolves when the job may go on with the next chunk: others take turns with it. */
  giveWay(): Promise<void>;
}

/** Returns the progress at the end of the input; undefined if the job may not go on. */
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
    const mayGoOn = await run.commit(progress, after, result);
    progress = after;
    return mayGoOn;
  };
  // A chunk is computed while the one before it is stored.
  let storing = Promise.resolve(true);
  try {
    for await (const chunk of chunksOf(linesOf(run.files, run.input, progress.inputBytes), run.chunk)) {
      signal.throwIfAborted();
      await run.giveWay();
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
