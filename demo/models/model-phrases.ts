/** Texts for the state of a model and for amounts. */
import type { KernelsObstacle, ModelProgress, ModelStatus, ThreadsObstacle, WebgpuObstacle } from "../../src/index.ts";

const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

export function bytesInWords(bytes: number): string {
  if (bytes > 0 && bytes < megabyte / 10) return `${Math.ceil(bytes / 1000)} kB`;
  const [amount, unit] = bytes < gigabyte ? [bytes / megabyte, "MB"] : [bytes / gigabyte, "GB"];
  return `${amount.toFixed(amount < 10 ? 1 : 0)} ${unit}`;
}

export function milliseconds(amount: number): string {
  return amount < 1000 ? `${Math.round(amount)} ms` : `${(amount / 1000).toFixed(amount < 10_000 ? 2 : 1)} s`;
}

/** Returns the share of the download in [0, 1]; undefined if unknown. */
export function progressShare(progress: ModelProgress): number | undefined {
  if (progress.phase !== "fetch") return undefined;
  if (progress.share !== undefined) return progress.share;
  return progress.totalBytes > 0 ? Math.min(1, progress.loadedBytes / progress.totalBytes) : undefined;
}

function describeProgress(progress: ModelProgress | undefined): string {
  if (progress === undefined) return "loading";
  if (progress.phase === "compile") return "preparing";
  const share = progressShare(progress);
  // The browser reports no bytes of its own model.
  if (share !== undefined && progress.totalBytes === 0) return `the browser is downloading it, ${Math.round(share * 100)} %`;
  if (share !== undefined) {
    const speed = progress.bytesPerSecond === undefined ? "" : `, ${bytesInWords(progress.bytesPerSecond)}/s`;
    const left = progress.secondsLeft === undefined || progress.secondsLeft === 0 ? "" : `, ${timeLeft(progress.secondsLeft)}`;
    return `loading, ${Math.round(share * 100)} % of ${bytesInWords(progress.totalBytes)}${speed}${left}`;
  }
  return progress.loadedBytes > 0 ? `loading, ${bytesInWords(progress.loadedBytes)}` : "loading";
}

const obstacles: Record<WebgpuObstacle, string> = {
  "not-requested": "this page asks for WASM",
  "no-weights": "the model has no weights for it",
  "no-adapter": "this browser offers no adapter",
  "software-adapter": "its adapter is software, which is slower",
  "missing-feature": "its adapter lacks a feature that the model needs",
  "too-large": "its weights are larger than the memory budget",
  failed: "the model failed on it",
};

/** Returns why a model is not on WebGPU. */
export function describeObstacle(obstacle: WebgpuObstacle): string {
  return `not on WebGPU: ${obstacles[obstacle]}`;
}

const threadsObstacles: Record<ThreadsObstacle, string> = {
  "not-requested": "this page asks for one",
  "few-cores": "the other core is the page's",
  "not-isolated": "this page is not isolated from other sites",
  "no-shared-memory": "workers of this browser cannot share memory",
  failed: "several failed in this visit",
};

/** Returns the reason why a model runs on one thread. */
export function describeThreadsObstacle(obstacle: ThreadsObstacle): string {
  return `one thread: ${threadsObstacles[obstacle]}`;
}

const kernelsObstacles: Record<KernelsObstacle, string> = {
  failed: "they failed their check",
  "unknown-runtime": "the site has another ONNX Runtime",
};

/** Returns the reason why a model computes without this package's kernels. */
export function describeKernelsObstacle(obstacle: KernelsObstacle): string {
  return `without the fast kernels: ${kernelsObstacles[obstacle]}`;
}

function timeLeft(seconds: number): string {
  return seconds < 90 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}

/** Returns the text for a reply that waits. */
export function describeWait(model: ModelStatus | undefined): string {
  if (model?.state === "loading") return `${model.id}: ${describeProgress(model.progress)}`;
  return model?.state === "loaded" ? "Reading" : "Waiting";
}

/** Formats a share in [0, 1]; rounds down, so that a missed goal never looks reached. */
export const twoDecimals = (share: number): string => (Math.floor(share * 100 + 1e-9) / 100).toFixed(2);

export const deviceNames = { webgpu: "WebGPU", wasm: "WASM", remote: "on a server", browser: "in the browser" } as const;

const downloads = {
  available: "",
  unavailable: "",
  downloadable: "; Load lets the browser download it",
  downloading: "; the browser is downloading it",
} as const;

/** Returns a short sentence for an error text of a server that did not answer; other texts are returned as they are. */
export function shortFailure(text: string): string {
  const host = text.includes("the server cannot be reached") ? /https?:\/\/([^\s/]+)/.exec(text)?.[1] : undefined;
  return host === undefined ? text : `${host} cannot be reached, or does not allow this page to read its files`;
}

export function stateInWords(status: ModelStatus): string {
  switch (status.state) {
    case "loaded":
      return "loaded";
    case "loading":
      return describeProgress(status.progress);
    case "failed":
      return shortFailure(status.error ?? "failed");
    case "unloaded":
      return `not loaded${downloads[status.availability ?? "available"]}`;
  }
}
