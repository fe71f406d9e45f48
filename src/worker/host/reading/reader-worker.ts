import { wrap } from "comlink";
import { directPort } from "../../base/direct-port.ts";
import type { ModelReader } from "../../reading/model-reader.ts";
import { siblingUrl } from "../sibling-url.ts";
import type { StartReader } from "./reader-handle.ts";

export const readerUrl = siblingUrl("model-reader.worker.js");

/** Starts a reader in its own worker. */
export const startReaderWorker: StartReader = () => {
  const worker = new Worker(readerUrl, { type: "module", name: "cohabit-reader" });
  const remote = wrap<ModelReader>(directPort(worker));
  return {
    reader: { read: (request) => remote.read(request), isAlive: () => remote.isAlive() },
    died: new Promise((resolve) => {
      // The browser logs exceptions. An event without a message means that the script did not load.
      worker.addEventListener("error", ({ message }) =>
        resolve(
          message === undefined || message === ""
            ? "a script of the runtime could not be loaded: reload the page, and check that the site serves all files of its build"
            : "its reader failed",
        ),
      );
    }),
    end: () => worker.terminate(),
  };
};
