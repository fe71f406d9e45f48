/** Reads a document in a worker, which is ended afterwards. */
import { trustedScriptUrl } from "../../transport/trusted-script-url.ts";
import type {
  DocumentErrorCode,
  DocumentLimits,
  DocumentRequest,
  DocumentResponse,
  ReadDocument,
} from "../../transport/document-reading.ts";
import { resolveAssetUrls } from "../asset-urls.ts";
import { InvalidOptionsError } from "../errors.ts";
import { DocumentError } from "./document-error.ts";

export interface ReadDocumentOptions {
  /** Name of the file, for its type and for messages. Default: `file.name`, else "document". */
  name?: string;
  /** Ends the worker; the promise rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** Called with the part that is read, from 0 to 1: after each page of a PDF file, and when any file is read. */
  onProgress?: (fraction: number) => void;
  /** Larger files are refused. Default: 50,000,000. */
  maxBytes?: number;
  /** PDF files with more pages are refused. Default: 2000. */
  maxPages?: number;
  /** Folder of the workers, as in `start({ assetsUrl })`. */
  assetsUrl?: string | URL;
}

const defaults: DocumentLimits = { maxBytes: 50_000_000, maxPages: 2000 };

/** In milliseconds; PDF files report each page. */
const maxSilence = 60_000;

/**
 * Reads a PDF, a Word document (.docx), HTML, CSV, Markdown or plain text into passages of 60 to 150 words. The libraries
 * for a type are fetched with its first file. Needs no runtime: `start` need not have been called.
 *
 * Rejects with `DocumentError`, with the signal's reason, or with `InvalidOptionsError`.
 */
export async function readDocument(file: Blob, options: ReadDocumentOptions = {}): Promise<ReadDocument> {
  const request = requestOf(file, options);
  const { signal, onProgress, assetsUrl } = options;
  signal?.throwIfAborted();
  const worker = createWorker(resolveAssetUrls({ assetsUrl }).documentReader);
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<ReadDocument>((resolve, reject) => {
      const refuse = (code: DocumentErrorCode, message: string): void => reject(new DocumentError(code, message));
      const watch = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => refuse("stalled", `${request.name} took too long to read`), maxSilence);
      };
      onAbort = () => reject(abortReason(signal));
      signal?.addEventListener("abort", onAbort);
      worker.onerror = ({ message }) => refuse("unavailable", message || scriptMissing);
      port1.onmessage = ({ data: response }: MessageEvent<DocumentResponse>) => {
        watch();
        if (response.kind === "failed") refuse(response.code, response.message);
        else if (response.kind === "progress") onProgress?.(response.fraction);
        else {
          onProgress?.(1);
          resolve(response.document);
        }
      };
      watch();
      const sent: DocumentRequest = { port: port2, ...request };
      worker.postMessage(sent, [port2]);
    });
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal?.removeEventListener("abort", onAbort);
    port1.close();
    worker.terminate();
  }
}

const scriptMissing =
  "the reader of documents did not load: the server is unreachable, or assetsUrl does not name the folder that the Vite plugin or `npx cohabit init` wrote";

function requestOf(
  file: Blob,
  { name, maxBytes = defaults.maxBytes, maxPages = defaults.maxPages }: ReadDocumentOptions,
): Omit<DocumentRequest, "port"> {
  if (!(file instanceof Blob)) throw new InvalidOptionsError("file: must be a File or a Blob");
  for (const [option, value] of Object.entries({ maxBytes, maxPages })) {
    if (!(Number.isInteger(value) && value > 0)) throw new InvalidOptionsError(`${option}: must be a positive integer`);
  }
  return { file, name: name ?? (file instanceof File ? file.name : "document"), limits: { maxBytes, maxPages } };
}

function createWorker(url: URL): Worker {
  try {
    return new Worker(trustedScriptUrl(url), { type: "module", name: "cohabit-documents" });
  } catch (error) {
    throw new DocumentError(
      "unavailable",
      `the reader of documents cannot start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException("the reading was aborted", "AbortError");
}
