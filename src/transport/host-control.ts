/**
 * Control calls to the host worker, made over comlink. Expected failures are values: comlink would strip an exception
 * of its class.
 *
 * The hosting page starts the worker and holds `HostControl` on it; every page of the origin, the hosting one too,
 * holds `ModelControl` on a port that `attachControl` was given.
 */

import type { ModelStatus } from "../inference/models.ts";

export type ControlOutcome = { ok: true } | { ok: false; message: string };

/** What is stored in this browser for the next visit, and for use without the network. */
export interface StorageReport {
  /** Models with stored files, ordered by id; also those that the catalogue does not have any more. */
  models: StoredModel[];
  /** Pages, scripts and WASM of the site; undefined when none are kept: no service worker, or switched off. */
  site?: StoredSite;
  /** Bytes that the browser lets this origin store, by its own estimate; undefined when it does not say. */
  quotaBytes?: number;
  /** Bytes that this origin stores, everything of it counted, by the browser's estimate. */
  usageBytes?: number;
  /** The browser deletes nothing of this origin when the disk gets full. */
  isPersisted: boolean;
}

export interface StoredModel {
  id: string;
  bytes: number;
  /** Ordered by path. `sha256` is hex. */
  files: { path: string; bytes: number; sha256: string }[];
}

export interface StoredSite {
  files: number;
  bytes: number;
  /** Everything that the build lists for keeping is there: the site opens without the network. */
  isComplete: boolean;
}

/** A model of the catalogue that comes with cohabit, and whether this device runs it. */
export interface AvailableModel {
  /** What `start({ models })` takes. */
  id: string;
  title: string;
  /** "image": vectors of images. */
  role: "chat" | "embed" | "rerank" | "image";
  /** SPDX id or name; absent if it is not known for sure. */
  licence?: string;
  /** It is one of this runtime's models, and its files were read. */
  isListed: boolean;
  /** Nothing that is known stands against it. */
  fits: boolean;
  /** One line each; empty if it fits. */
  obstacles: string[];
  /** Where it would compute. */
  device?: "webgpu" | "wasm";
  /** Element type of the weights that would be chosen; absent if they are chosen from its files. */
  dtype?: string;
  /** What loading it would download; absent if too little is known. */
  downloadBytes?: number;
  /** `downloadBytes` is made from the number of parameters and the dtype: nobody has seen the files. */
  isEstimate: boolean;
}

/** Called with the new status of one model, each time it changes. */
export type ModelListener = (status: ModelStatus) => void;

/** How a request ended; sent when its response has. Holds neither tokens nor texts of the request. */
export interface RequestEvent {
  /** Id of its error body and of its X-Debug-Trace-Id header. */
  id: string;
  method: string;
  /** Without the query. */
  path: string;
  /** The status sent; 499 if the caller left before the response had ended, 500 if its body broke off. */
  status: number;
  /** X-Client-Name, as sent. */
  clientName?: string;
  /** Whose token it was; absent for a request that was refused before that was known. */
  ownerId?: string;
  /** Present when the request failed, a reply that ended with ERROR or TIMEOUT under status 200 included. */
  failure?: RequestFailure;
}

/** An error as a value. Messages of 400 and 422 are shortened to what quotes nothing of the request. */
export interface RequestFailure {
  /** One line. */
  message: string;
  cause?: RequestFailure;
}

/** Called with each request that ended. */
export type RequestListener = (event: RequestEvent) => void;

/** What every page of the origin may ask of the host. */
export interface ModelControl {
  /** All models of the catalogue, ordered by id. Loads nothing. */
  models(): ModelStatus[] | Promise<ModelStatus[]>;
  /** The models of the catalogue, with what they would download here. Asks no server. */
  available(): Promise<AvailableModel[]>;
  /** Loads a model, by id or alias, or joins the load under way; resolves when it is loaded or has failed. */
  load(id: string): Promise<ControlOutcome>;
  /** Ends the model's worker and gives its memory back, once nothing uses it; a model that is not loaded is a success. */
  unload(id: string): Promise<ControlOutcome>;
  /** What is stored, of models and of the site. */
  storage(): Promise<StorageReport>;
  /** Deletes the stored files of a model, by id or alias; one that is loaded stays loaded. */
  forget(id: string): Promise<ControlOutcome>;
  /** Reports later changes of any model. `listener` is a comlink proxy. Resolves to a handle for `unsubscribe`. */
  subscribe(listener: ModelListener): number | Promise<number>;
  unsubscribe(handle: number): void | Promise<void>;
  /** Reports every request that ends from now on, of any page. As `subscribe` and `unsubscribe`. */
  subscribeRequests(listener: RequestListener): number | Promise<number>;
  unsubscribeRequests(handle: number): void | Promise<void>;
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
