/** Loads a model with the progress of the standard. */
import type { PromptRuntime } from "./service.ts";

/** Rejects with a NetworkError or an OperationError. The load continues if `signal` aborts: other callers may wait for it. */
export async function loadModel(
  runtime: PromptRuntime,
  model: string,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let last = -1;
  let phase = "fetch";
  const report = (fraction: number): void => {
    // The standard's precision is one part in 65,536.
    const loaded = Math.floor(fraction * 65_536) / 65_536;
    if (loaded <= last || signal.aborted) return;
    last = loaded;
    onProgress(loaded);
  };
  report(0);
  const unsubscribe = runtime.subscribe(({ id, progress }) => {
    if (id !== model || progress === undefined) return;
    ({ phase } = progress);
    // Only the end of the load reports 1.
    const { loadedBytes, totalBytes } = progress;
    if (totalBytes > 0) report(Math.min(loadedBytes / totalBytes, 65_535 / 65_536));
  });
  try {
    await runtime.load(model);
  } catch (caught) {
    signal.throwIfAborted();
    const message = caught instanceof Error ? caught.message : String(caught);
    throw new DOMException(message, phase === "fetch" ? "NetworkError" : "OperationError");
  } finally {
    unsubscribe();
  }
  signal.throwIfAborted();
  report(1);
  signal.throwIfAborted();
}
