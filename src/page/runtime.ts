/** The public surface of a started runtime. */
import type { AvailableModel, ModelListener, RequestListener, StorageReport } from "../transport/host-control.ts";
import type { ModelStatus } from "../inference/models.ts";
import type { HostOptionsInput } from "../worker/host/host-options.ts";

/**
 * Options of `start`. Those of the host (models, aliases, tokens, base, device, engines and the limits) count on the page
 * that hosts; give every page of a site the same, because any of them may become the host.
 */
export interface StartOptions extends Partial<Omit<HostOptionsInput, "siteFiles">> {
  /** Called whenever the state of a model changes, with each step of its loading, until the runtime ends. */
  onProgress?: ModelListener;
  /** `false`: no service worker, only `runtime.fetch` answers, and every tab hosts for itself. Default: true. */
  serviceWorker?: boolean;
  /**
   * Folder with the host worker, the engine workers and their WASM, relative to the document; on the page's own origin.
   * Default: `cohabit/` at the site's base, where the Vite plugin and `cohabit init` put it.
   */
  assetsUrl?: string | URL;
  /** URL of the service worker's script, relative to the document. Default: `cohabit-sw.js` beside the folder `assetsUrl`. */
  serviceWorkerUrl?: string | URL;
  /**
   * `false`: the service worker keeps no scripts, WASM or pages for use offline, for apps that do so themselves. Models
   * are stored in any case. Give every page of a site the same. Default: true.
   */
  precache?: boolean;
}

export interface RuntimeStatus {
  /** This page runs the host worker; else another tab of the site does. */
  isHost: boolean;
  /** The service worker answers this page's requests. */
  isControlled: boolean;
  /** Grows with every host of the site; 0 before the first. */
  epoch: number;
  /**
   * Why this page could not host when it last was its turn, for example because the server of its scripts was away.
   * Absent once it hosts. It tries again after 1 s, then after twice as long each time, up to 30 s, unless another tab
   * hosts meanwhile; a page whose options were refused does not.
   */
  hostError?: string;
}

export interface Runtime {
  /**
   * As `window.fetch`, for the API paths of this origin, without the service worker in between: for first visits,
   * hard reloads, private windows and client libraries that take a `fetch` option. Bound: may be passed on its own.
   * Throws `OutsideApiError` for any other URL.
   */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /**
   * Resolves when a plain `fetch` of this page is answered: the service worker controls the page (also after a first
   * visit or a hard reload) and the host answers `GET /v1/models`. Without a service worker: when the host answers.
   */
  ready(): Promise<void>;
  /** All models of the catalogue, ordered by id. */
  models(): Promise<ModelStatus[]>;
  /**
   * The models of the catalogue that comes with cohabit: whether each fits this device, and what it would download, by
   * its files if they were read, else estimated. Loads nothing and asks no server.
   */
  available(): Promise<AvailableModel[]>;
  /** Loads a model ahead of its first request; throws `ModelControlError` when it cannot be loaded. */
  load(id: string): Promise<void>;
  /** Ends a model's worker and gives its memory back, once nothing uses it. Throws `ModelControlError`. */
  unload(id: string): Promise<void>;
  /** What this browser stores for the next visit: models with their files, the site's own files, quota and usage. */
  storage(): Promise<StorageReport>;
  /**
   * Deletes the stored files of a model, also one that the catalogue does not have any more. A loaded model stays
   * loaded; the next load downloads it again. Throws `ModelControlError` when there is no such model.
   */
  forget(id: string): Promise<void>;
  status(): RuntimeStatus;
  /** Calls `listener` with each change of a model's status until the returned function is called. */
  subscribe(listener: ModelListener): () => void;
  /**
   * Calls `listener` with how each request ended, of every page of the site, until the returned function is called. The
   * host writes those that failed to the console of its page, too.
   */
  onRequest(listener: RequestListener): () => void;
  /**
   * Ends this page's part: its host worker, if it hosts, and its calls. The service worker stays registered. Has an
   * effect when it has been called as often as `start`, whose callers share the runtime.
   */
  stop(): Promise<void>;
}
