/**
 * Control calls to the host worker, made over comlink. Expected failures are values, because comlink strips an exception
 * of its class.
 *
 * The hosting page starts the worker and uses `HostControl`; every page of the origin, the hosting one included, uses
 * `ModelControl` on a port passed to `attachControl`.
 */

import type { ModelStatus } from "../inference/models.ts";

/** `code`: "gesture-needed" if the browser downloads the model only soon after a click or key press. */
export type ControlOutcome = { ok: true } | { ok: false; message: string; code?: "gesture-needed" };

/** Data stored in this browser for the next visit and for offline use. */
export interface StorageReport {
  /** Models with stored files, ordered by id; also those that are no longer in the catalogue. */
  models: StoredModel[];
  /** Pages, scripts and WASM of the site; undefined if none are stored (no service worker, or `precache: false`). */
  site?: StoredSite;
  /** The browser's estimate of the bytes that this origin may store; undefined if it gives none. */
  quotaBytes?: number;
  /** The browser's estimate of the bytes that this origin stores, including data of other software. */
  usageBytes?: number;
  /** The browser does not delete data of this origin when the disk is full. */
  isPersisted: boolean;
}

export interface StoredModel {
  id: string;
  /** Everything stored of the model. Files that several models use are stored once and counted for each. */
  bytes: number;
  /** The part of these bytes that belongs to unfinished downloads; the next load continues them. */
  incompleteBytes: number;
  /** Files that have arrived completely, ordered by path. `sha256` is hex. */
  files: { path: string; bytes: number; sha256: string }[];
}

/** The models that `evict` deleted, and the bytes that this freed. */
export interface EvictionReport {
  /** Ids, the least recently used first. */
  models: string[];
  freedBytes: number;
}

export interface StoredSite {
  files: number;
  bytes: number;
  /** All files that the build lists are stored: the site opens without the network. */
  isComplete: boolean;
}

/** A model of the catalogue that comes with cohabit, and whether this device runs it. */
export interface AvailableModel {
  /** The id, as `start({ models })` takes it. */
  id: string;
  title: string;
  /** "image": vectors of images. */
  role: "chat" | "embed" | "rerank" | "image";
  /** SPDX id or name; absent if it is not known for sure. */
  licence?: string;
  /** It is one of this runtime's models, and its files were read. */
  isListed: boolean;
  /** No known obstacle prevents it from running here. */
  fits: boolean;
  /** Reasons why it does not run here, one line each; empty if it does. */
  obstacles: string[];
  /** The device on which it would compute. "browser": the browser computes it, on a device of its choice. */
  device?: "webgpu" | "wasm" | "remote" | "browser";
  /** Element type of the weights that would be chosen; absent if they are chosen from its files. */
  dtype?: string;
  /** Bytes that loading it would download; absent if too little is known. */
  downloadBytes?: number;
  /** `downloadBytes` is estimated from the number of parameters and the dtype, because the files were not read. */
  isEstimate: boolean;
}

/** A chat model that suits this device. */
export interface RecommendedModel extends AvailableModel {
  /** Why it: it is the browser's own model, it is stored already, or it is the largest that fits and writes at a reader's pace. */
  reason: "built-in" | "stored" | "fits";
  /** Estimated from the speed at which this device reads memory; absent for the browser's own model. */
  tokensPerSecond?: number;
}

/** Called with the new status of a model after each change. */
export type ModelListener = (status: ModelStatus) => void;

/** The outcome of a request, sent when its response has ended. Contains neither tokens nor texts of the request. */
export interface RequestEvent {
  /** Id of the error body and of the X-Debug-Trace-Id header. */
  id: string;
  method: string;
  /** Without the query. */
  path: string;
  /** The status sent; 499 if the caller disconnected before the response ended, 500 if the body broke off. */
  status: number;
  /** X-Client-Name, as sent. */
  clientName?: string;
  /** Owner of the token; absent if the request was refused before authentication. */
  ownerId?: string;
  /** Present if the request failed; also for a reply that ended with ERROR or TIMEOUT under status 200. */
  failure?: RequestFailure;
}

/** An error as a value. Messages of 400 and 422 are shortened so that they do not quote the request. */
export interface RequestFailure {
  /** One line. */
  message: string;
  cause?: RequestFailure;
}

/** Called once for each request, when it has ended. */
export type RequestListener = (event: RequestEvent) => void;

/** The functions of the host that every page of the origin may call. */
export interface ModelControl {
  /** All models of the catalogue, ordered by id. Loads nothing. */
  models(): ModelStatus[] | Promise<ModelStatus[]>;
  /** The models of the catalogue, with the bytes that they would download here. Asks no server. */
  available(): Promise<AvailableModel[]>;
  /** The chat model of this list that suits the device best. Measures the device for about a second at the first call. */
  recommend(): Promise<RecommendedModel | undefined>;
  /**
   * Loads a model, by id or alias, or joins a load in progress; resolves when it is loaded or has failed. `gesturePage` (transferred):
   * `BrowserModelPage` is exposed on it by a page that the user has just clicked in, which may download the browser's model.
   */
  load(id: string, gesturePage?: MessagePort): Promise<ControlOutcome>;
  /** Ends the model's worker, which frees its memory, once the model is idle. A model that is not loaded is a success. */
  unload(id: string): Promise<ControlOutcome>;
  /** Returns the stored data of models and of the site. */
  storage(): Promise<StorageReport>;
  /** Deletes the stored files of a model, by id or alias; one that is loaded stays loaded. */
  forget(id: string): Promise<ControlOutcome>;
  /**
   * Deletes the stored files of models, the least recently used first, until `bytes` are freed; models that are loaded or
   * being loaded keep theirs.
   */
  evict(bytes: number): Promise<EvictionReport>;
  /** Reports later changes of all models. `listener` is a comlink proxy. Resolves to a handle for `unsubscribe`. */
  subscribe(listener: ModelListener): number | Promise<number>;
  unsubscribe(handle: number): void | Promise<void>;
  /** Reports every request, of any page, that ends from now on. See `subscribe` and `unsubscribe`. */
  subscribeRequests(listener: RequestListener): number | Promise<number>;
  unsubscribeRequests(handle: number): void | Promise<void>;
}

/** Facts for a host that serves several pages. */
export interface HostedSite {
  /** Name of the site's BroadcastChannel. */
  channelName: string;
  /** Models that the last host had loaded: they are loaded at once. */
  loaded: string[];
  /** In this visit WASM failed on several threads and worked on one: models get one thread. */
  threadsFailed: boolean;
}

/** The functions of the host worker for the page that started it. */
export interface HostControl {
  /**
   * Called once, before anything else. `options` is a `HostOptionsInput`; the host parses it, because it comes from user
   * code. Not ok: the options are invalid, the message says why, and the worker cannot be used.
   * `epoch` grows with every host of the origin and is sent in every `hello`. `site` is absent if the page hosts for itself.
   * `isElected`, a comlink proxy: whether the page of this host is still the elected one.
   * `serveBrowserModel`, a comlink proxy: lets the page of this host expose `BrowserModelPage` on a port (transferred).
   */
  start(
    options: unknown,
    epoch: number,
    site?: HostedSite,
    isElected?: () => Promise<boolean>,
    serveBrowserModel?: (port: MessagePort) => void,
  ): Promise<ControlOutcome>;
  /** Serves calls on this port (transferred), see `serveCalls`. May be called before `start` resolves. */
  attach(port: MessagePort): void | Promise<void>;
  /** `ModelControl` is exposed on this port (transferred). */
  attachControl(port: MessagePort): void | Promise<void>;
}
