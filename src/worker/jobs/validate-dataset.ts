/** Validates a dataset (contract 9.2). Its files are read row by row and written as JSON Lines. */
import type { Dataset, DatasetOptions, DatasetPart, DatasetSource } from "../../api/datasets/dataset.ts";
import { StorageFull } from "../../api/response/errors.ts";
import type { ContentFiles } from "../storage/content/content-files.ts";
import { ContentLostError } from "../storage/content/content-lost-error.ts";
import type { QueueSlot } from "../base/call-queue.ts";
import type { DataStorage } from "../storage/data-storage.ts";
import type { Records } from "../storage/records.ts";
import { csvRows } from "./rows/csv-rows.ts";
import { createCheckRow, requiredFieldsOf, type CheckRow } from "./rows/checked-rows.ts";
import { decodedText } from "./rows/decoded-text.ts";
import { fileFormat, type FileFormat } from "./rows/file-format.ts";
import { SampleRows } from "./rows/sample-rows.ts";
import { UnreadableFile, type ReadRow } from "./rows/row.ts";
import { jsonRows, textRows } from "./rows/separated-rows.ts";

/** Max warnings about malformed rows. Further ones are counted in a last warning. */
const maxWarnings = 100;
/** Bytes at the start of a file that decide its format. */
const sniffedBytes = 64 * 1024;

type ValidationDependencies = Pick<DataStorage, "files" | "now"> & { datasets: Records<Dataset> };

/**
 * Validates a dataset from its start, also if an earlier host did a part of it. Yields `slot` between pieces. Rejects only if the
 * storage fails or `signal` aborts.
 */
export async function validateDataset(
  { datasets, files, now }: ValidationDependencies,
  ownerId: string,
  id: string,
  slot: QueueSlot,
  signal: AbortSignal,
): Promise<void> {
  const dataset = await datasets.update(ownerId, id, (value) =>
    value.status === "queued" ? { ...value, status: "processing", updatedAt: now() } : value,
  );
  if (dataset?.status !== "processing" || dataset.options === undefined) return;
  const outcome = await convertFiles(files, dataset.sources, dataset.options, slot, signal);
  const unneeded: DatasetSource[] = outcome.ok && dataset.options.keepsOriginalFile ? [] : dataset.sources;
  const finished = await datasets.update(ownerId, id, (value) => ({
    ...value,
    updatedAt: now(),
    sources: value.sources.filter((source) => !unneeded.some(({ file }) => file === source.file)),
    ...(outcome.ok
      ? { status: "validated", parts: outcome.parts, warnings: outcome.warnings }
      : { status: "failed", error: outcome.error }),
  }));
  const obsolete = finished === undefined && outcome.ok ? outcome.parts : [];
  // If a file cannot be deleted now, the next host deletes it (`ContentFiles.sweep`).
  for (const { file } of [...unneeded, ...obsolete]) await files.delete(file).catch(() => undefined);
}

type Outcome = { ok: true; parts: DatasetPart[]; warnings: string[] } | { ok: false; error: string };

async function convertFiles(
  files: ContentFiles,
  sources: readonly DatasetSource[],
  options: DatasetOptions,
  slot: QueueSlot,
  signal: AbortSignal,
): Promise<Outcome> {
  const parts: DatasetPart[] = [];
  const warnings: string[] = [];
  try {
    for (const [index, source] of sources.entries()) {
      const part = { id: String(index), name: source.name, file: files.newKey() };
      const written = await convertFile(files, source, part.file, options, slot, signal).catch(async (failure: unknown) => {
        await files.delete(part.file).catch(() => undefined);
        throw failure;
      });
      if (!(await files.isWhole(part.file, written.bytes))) throw new ContentLostError();
      parts.push({ ...part, bytes: written.bytes, rows: written.rows, samples: written.samples });
      warnings.push(...written.warnings);
    }
    return { ok: true, parts, warnings };
  } catch (failure) {
    for (const { file } of parts) await files.delete(file).catch(() => undefined);
    if (failure instanceof UnreadableFile) return { ok: false, error: failure.message };
    if (failure instanceof StorageFull) return { ok: false, error: `not enough storage: ${failure.detail}` };
    if (failure instanceof ContentLostError) return { ok: false, error: failure.message };
    throw failure;
  }
}

interface WrittenPart {
  bytes: number;
  rows: number;
  samples: string[];
  warnings: string[];
}

async function convertFile(
  files: ContentFiles,
  source: DatasetSource,
  key: string,
  options: DatasetOptions,
  slot: QueueSlot,
  signal: AbortSignal,
): Promise<WrittenPart> {
  const appender = await files.append(key);
  try {
    const warnings: string[] = [];
    let dropped = 0;
    const samples = new SampleRows();
    let rowCount = 0;
    const checkRow = createCheckRow(options);
    const encoder = new TextEncoder();
    for await (const rows of rowsOf(files, source, options, await formatOf(files, source, options))) {
      signal.throwIfAborted();
      await slot.yieldSlot();
      let lines = "";
      for (const row of rows) {
        const checked = checkedRow(row, checkRow);
        if ("problem" in checked) {
          const text = `row ${row.number} ${checked.problem}`;
          if (!options.skipsMalformedInput) throw new UnreadableFile(text);
          dropped += 1;
          if (warnings.length < maxWarnings) warnings.push(`${text}: it was dropped`);
          continue;
        }
        const line = JSON.stringify(checked.stored);
        samples.add(line);
        rowCount += 1;
        lines += `${line}\n`;
      }
      await appender.append(encoder.encode(lines));
    }
    if (rowCount === 0) throw new UnreadableFile(dropped > 0 ? "the file has no row that is not malformed" : "the file has no rows");
    if (dropped > warnings.length) warnings.push(`${dropped - warnings.length} more rows were dropped`);
    await appender.sync();
    return { bytes: appender.length, rows: rowCount, samples: samples.texts, warnings };
  } finally {
    await appender.close();
  }
}

function checkedRow(row: ReadRow, checkRow: CheckRow): ReturnType<CheckRow> {
  return "problem" in row ? row : checkRow(row.value);
}

async function formatOf(files: ContentFiles, { name, file, bytes }: DatasetSource, { csvDelimiter }: DatasetOptions): Promise<FileFormat> {
  let start = "";
  const decoder = new TextDecoder();
  for await (const piece of files.read(file, 0, Math.min(bytes, sniffedBytes))) start += decoder.decode(piece, { stream: true });
  return fileFormat(name, start, csvDelimiter);
}

function rowsOf(
  files: ContentFiles,
  { file, bytes }: DatasetSource,
  { type, csvDelimiter, textSeparator }: DatasetOptions,
  format: FileFormat,
): AsyncGenerator<ReadRow[]> {
  const text = decodedText(files.read(file, 0, bytes));
  switch (format) {
    case "jsonl":
      return jsonRows(text);
    case "csv":
      return csvRows(text, requiredFieldsOf(type), csvDelimiter);
    case "txt":
      if (type !== "embed-input") throw new UnreadableFile(`a dataset of type ${type} must be a .jsonl or .csv file`);
      return textRows(text, textSeparator);
  }
}
