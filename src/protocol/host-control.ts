/**
 * Control calls to the host worker, made over comlink. Expected failures are values: comlink would strip an exception
 * of its class.
 *
 * The hosting page starts the worker and holds `HostControl` on it; every page of the origin, the hosting one too,
 * holds `ModelControl` on a port that `attachControl` was given.
 */

/** Phases of loading a model. `fetch` counts bytes; the later ones come once each. */
export interface ModelProgress {
  phase: "fetch" | "compile" | "ready";
  loadedBytes: number;
  /** 0 while unknown. */
  totalBytes: number;
}

/** What is known of a model of the catalogue at one moment. */
export interface ModelStatus {
  id: string;
  role: "chat" | "embed" | "rerank";
  state: "unloaded" | "loading" | "loaded" | "failed";
  /** Where the model computes; present while it is loaded. */
  device?: "wasm" | "webgpu";
  /** Present while it is loading. */
  progress?: ModelProgress;
  /** Rough bytes held; present while it is loaded. */
  memoryBytes?: number;
  /** One line; present after a failed load. */
  error?: string;
}

export type ControlOutcome = { ok: true } | { ok: false; message: string };

/** Called with the new status of one model, each time it changes. */
export type ModelListener = (status: ModelStatus) => void;

/** What every page of the origin may ask of the host. */
export interface ModelControl {
  /** All models of the catalogue, ordered by id. Loads nothing. */
  models(): ModelStatus[] | Promise<ModelStatus[]>;
  /** Loads a model, by id or alias, or joins the load under way; resolves when it is loaded or has failed. */
  load(id: string): Promise<ControlOutcome>;
  /** Ends the model's worker and gives its memory back, once nothing uses it; a model that is not loaded is a success. */
  unload(id: string): Promise<ControlOutcome>;
  /** Reports later changes of any model. `listener` is a comlink proxy. Resolves to a handle for `unsubscribe`. */
  subscribe(listener: ModelListener): number | Promise<number>;
  unsubscribe(handle: number): void | Promise<void>;
}

/** What the hosting page may ask of the host worker that it started. */
export interface HostControl {
  /**
   * Called once, before anything else. `options` is a `HostOptionsInput` and is parsed by the host: it comes from user
   * code. Not ok: the options are wrong, the message says where, and the worker is of no use.
   * `epoch` grows with every host of the origin and is sent in every `hello`.
   */
  start(options: unknown, epoch: number): Promise<ControlOutcome>;
  /** Calls are answered on this port (transferred) by `answerCalls` of answerer.ts. May be called before `start` resolves. */
  attach(port: MessagePort): void | Promise<void>;
  /** `ModelControl` is exposed on this port (transferred). */
  attachControl(port: MessagePort): void | Promise<void>;
}
