/** The public surface of a started runtime. */
import type { ModelListener, ModelStatus } from "../protocol/host-control.ts";
import type { HostOptionsInput } from "../worker/host/host-options.ts";

/**
 * Options of `start`. Those of the host (models, aliases, tokens, base, device, engines and the limits) count on the page
 * that hosts; give every page of a site the same, because any of them may become the host.
 */
export interface StartOptions extends Partial<HostOptionsInput> {
  /** Called whenever the state of a model changes, with each step of its loading. */
  onProgress?: ModelListener;
  /** `false`: no service worker, only `runtime.fetch` answers, and every tab hosts for itself. Default: true. */
  serviceWorker?: boolean;
  /** URL of the service worker's script, relative to the document. Default: `cohabit-sw.js` at the site's base. */
  serviceWorkerUrl?: string | URL;
}

export interface RuntimeStatus {
  /** This page runs the host worker; else another tab of the site does. */
  isHost: boolean;
  /** The service worker answers this page's requests. */
  isControlled: boolean;
  /** Grows with every host of the site; 0 before the first. */
  epoch: number;
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
  /** Loads a model ahead of its first request; throws `ModelControlError` when it cannot be loaded. */
  load(id: string): Promise<void>;
  /** Ends a model's worker and gives its memory back, once nothing uses it. Throws `ModelControlError`. */
  unload(id: string): Promise<void>;
  status(): RuntimeStatus;
  /** Calls `listener` with each change of a model's status until the returned function is called. */
  subscribe(listener: ModelListener): () => void;
  /** Ends this page's part: its host worker, if it hosts, and its calls. The service worker stays registered. */
  stop(): Promise<void>;
}
