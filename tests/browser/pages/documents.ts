/** A page that reads documents, without a runtime. */
import { DocumentError, readDocument, type ReadDocument, type ReadDocumentOptions } from "../../../src/documents.ts";

type Outcome = { document: ReadDocument } | { name: string; code: string; message: string };

declare global {
  interface Window {
    /** Reads a file with the content in base 64. `abortAt`: aborts at this progress; 0: before the start. */
    readFile: (
      base64: string,
      name: string,
      options?: ReadDocumentOptions & { abortAt?: number },
    ) => Promise<Outcome & { progress: number[] }>;
    /** URLs of the scripts and connections that the policy blocked. */
    blocked: string[];
  }
}

window.blocked = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  window.blocked.push(`${violatedDirective} ${blockedURI}`);
});

window.readFile = async (base64, name, { abortAt, ...options } = {}) => {
  const file = new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name);
  const progress: number[] = [];
  const stop = new AbortController();
  if (abortAt === 0) stop.abort();
  const onProgress = (fraction: number): void => {
    progress.push(fraction);
    if (abortAt !== undefined && fraction >= abortAt) stop.abort();
  };
  try {
    return { document: await readDocument(file, { onProgress, signal: stop.signal, ...options }), progress };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { name: error.name, code: error instanceof DocumentError ? error.code : "", message: error.message, progress };
  }
};
