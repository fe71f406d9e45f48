/**
 * Adds files to completions of prompts. The library sends files only with chat messages, which llama.cpp renders itself; its worker takes
 * them with a prompt, too. So they are added to the library's message to the worker.
 */
import type { Wllama } from "@wllama/wllama";
import { EngineFailureError } from "../../base/engine-failure.ts";

type Files = readonly Uint8Array<ArrayBuffer>[];

export class CompletionFiles {
  #files: Files = [];

  constructor(library: Wllama) {
    const worker: unknown = Reflect.get(library, "proxy");
    const send: unknown = typeof worker === "object" && worker !== null ? Reflect.get(worker, "wllamaAction") : undefined;
    if (typeof worker !== "object" || worker === null || typeof send !== "function") {
      throw new EngineFailureError({ kind: "internal", detail: "this version of the library of llama.cpp takes no files" });
    }
    Reflect.set(worker, "wllamaAction", (name: string, message: object): unknown => {
      const sent: unknown = Reflect.apply(send, worker, [name, name === "completion" ? { ...message, files: this.#files } : message]);
      return sent;
    });
  }

  /** Calls `begin`, which begins one completion. The library sends its message before it returns. */
  during<Result>(files: Files, begin: () => Result): Result {
    this.#files = files;
    try {
      return begin();
    } finally {
      this.#files = [];
    }
  }
}
