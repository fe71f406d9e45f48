/** Files that are being read for a conversation, and the problems of the last ones. */
import { signal } from "@preact/signals";
import { DocumentError, readDocument, type ReadDocument } from "../../../src/documents.ts";
import { refreshData } from "../../data/stored-data.ts";
import { describeError, wasStopped } from "../../service/service-error.ts";
import { changeSetup, type LiveConversation } from "../conversation/conversations.ts";
import { freeId, type SourceDocument } from "./source-document.ts";
import { keepAsDataset } from "./kept-documents.ts";

/** A document with more passages is kept as a dataset: ranking them all takes too long. */
const maxPassages = 100;

export interface FileReading {
  name: string;
  /** Share that is read; "storing" once it becomes a dataset. */
  state: number | "storing";
  stop: AbortController;
}

export const readings = signal<readonly FileReading[]>([]);
export const fileProblems = signal<readonly string[]>([]);

/** Reads files one after another and adds them to the documents of the conversation. */
export async function addFiles(conversation: LiveConversation, files: readonly File[]): Promise<void> {
  fileProblems.value = [];
  const queued = files.map((file) => ({ file, reading: { name: file.name, state: 0, stop: new AbortController() } satisfies FileReading }));
  readings.value = [...readings.peek(), ...queued.map(({ reading }) => reading)];
  for (const { file, reading } of queued) {
    const { signal: stop } = reading.stop;
    try {
      const read = await readDocument(file, { signal: stop, onProgress: (state) => update(stop, { state }) });
      if (read.passages.length > maxPassages) update(stop, { state: "storing" });
      const document = await documentOf(file.name, read, stop);
      const { documents } = conversation.data.peek().setup;
      changeSetup(conversation, { documents: [...documents, { ...document, id: freeId(file.name, documents) }] });
    } catch (error) {
      if (!wasStopped(error)) fileProblems.value = [...fileProblems.peek(), problemOf(file.name, error)];
    } finally {
      readings.value = readings.peek().filter((other) => other.stop.signal !== stop);
    }
  }
}

export async function pastedDocument(text: string, taken: readonly SourceDocument[]): Promise<SourceDocument> {
  const read = await readDocument(new Blob([text]), { name: "Pasted text.txt" });
  return { ...inMemory(read.title, read), id: freeId("pasted text", taken), text };
}

async function documentOf(name: string, read: ReadDocument, stop: AbortSignal): Promise<Omit<SourceDocument, "id">> {
  if (read.passages.length <= maxPassages) return inMemory(read.title, read);
  const job = await keepAsDataset(name, read, stop);
  void refreshData();
  return { title: read.title, text: "", job };
}

function inMemory(title: string, { passages }: ReadDocument): Omit<SourceDocument, "id"> {
  return { title, text: passages.map(({ text }) => text).join("\n\n"), ...(passages.length > 1 ? { passages } : {}) };
}

function update(stop: AbortSignal, changed: Partial<FileReading>): void {
  readings.value = readings.peek().map((reading) => (reading.stop.signal === stop ? { ...reading, ...changed } : reading));
}

function problemOf(name: string, error: unknown): string {
  return error instanceof DocumentError ? error.message : `${name} cannot be kept: ${describeError(error)}`;
}
