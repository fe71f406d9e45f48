/** Entry of the worker that reads one document. Its page ends it afterwards. */
import type { DocumentRequest, DocumentResponse } from "../../transport/document-reading.ts";
import { readDocument } from "./read-document.ts";
import { UnreadableDocumentError } from "./unreadable-document.ts";

declare const self: DedicatedWorkerGlobalScope;

const onRequest = ({ data: { port, file, name, limits } }: MessageEvent<DocumentRequest>): void => {
  const send = (response: DocumentResponse): void => port.postMessage(response);
  readDocument(file, name, limits, (fraction) => send({ kind: "progress", fraction })).then(
    (document) => send({ kind: "done", document }),
    (error: unknown) => send(failedResponse(error, name)),
  );
};
self.addEventListener("message", onRequest, { once: true });

function failedResponse(error: unknown, name: string): DocumentResponse {
  if (error instanceof UnreadableDocumentError) return { kind: "failed", code: error.code, message: error.message };
  const reason = error instanceof Error ? error.message : String(error);
  // Browsers reject a failed import() with a TypeError of their own words.
  if (error instanceof TypeError && /import|module script/i.test(reason)) {
    return { kind: "failed", code: "unavailable", message: `the reader of this type did not load: ${reason}` };
  }
  return { kind: "failed", code: "broken", message: `${name} is damaged and cannot be read` };
}
