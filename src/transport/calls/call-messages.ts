/**
 * Messages between the realms, types only. A call is one HTTP request and its response, carried over a MessagePort
 * between a caller (service worker, or page through runtime.fetch) and the host worker. Many calls share a port.
 *
 *   caller  open ---> host                    the complete request
 *           <-- accepted                      immediate: the host is alive and has the call
 *           <-- waiting                       about once a second while there is nothing else to send
 *           pull 0 --->                       reply to `waiting`: the reader's realm is alive
 *           <-- journal                       entries that the next host needs to continue; before the bytes that depend on them
 *           <-- head                          status and headers, once
 *           <-- chunk (seq 0, 1, ...)         body bytes; each uses one credit
 *           pull --->                         grants credits (backpressure)
 *           <-- end | fail                    last
 *           cancel --->                       the reader disconnected; nothing follows
 *
 * A service worker also sends life-lock, once per port, because the browser ends it without an event.
 *
 * When a host ends, its callers open their calls at the next one, with the journals that they kept (docs/hand-over.md).
 */

import type { JournalEntry } from "../../inference/call-journal.ts";

/**
 * Version of the messages on ports, of journals, and of the messages between pages and their host. Increase it when a
 * message changes its meaning. Each version with an open page has a host of its own.
 *
 * Pages and service workers of different versions meet, because a site has one service worker. Their messages to each
 * other (`ServiceWorkerMessage`, `ProofRequest`, `ClientMessage`, `SuccessionMessage`, and `cohabit-page`) therefore
 * keep their form and their meaning in every version; `protocol` in them is the version of the ports that they concern.
 */
export const protocolVersion = "protocol-1";

export type CallerMessage =
  | {
      type: "open";
      call: number;
      method: string;
      /** Absolute URL of the request. */
      url: string;
      headers: [string, string][];
      /** The complete body, or a port (transferred) on which it is read, see `../upload/body-messages.ts`. */
      body: ArrayBuffer | MessagePort | null;
      /** Initial credits. */
      credits: number;
      /** Milliseconds since 1970 when the call was made, maybe to an earlier host. */
      arrival: number;
      /** Entries that earlier hosts sent as `journal`: this host responds with the same bytes, from the first on, and continues. */
      journal: JournalEntry[];
    }
  | { type: "pull"; call: number; credits: number }
  | { type: "cancel"; call: number }
  /** The caller's realm holds the Web Lock `name` until it ends; the release ends every call of the port. */
  | { type: "life-lock"; name: string };

export type HostMessage =
  /** First message on every port. `epoch` grows with every host of this origin. */
  | { type: "hello"; protocol: string; epoch: number; base: string }
  | { type: "accepted"; call: number }
  /**
   * About once a second while a call has nothing to send: shows that the host is alive, and lets the service worker
   * notice a client that disconnected before the head. The reply is a `pull`, of 0 credits if necessary; a call without
   * replies is ended.
   */
  | { type: "waiting"; call: number }
  | { type: "head"; call: number; status: number; headers: [string, string][] }
  /** `isFiller`: not part of the response's content, so the next host need not repeat it. */
  | { type: "chunk"; call: number; seq: number; bytes: Uint8Array<ArrayBuffer>; isFiller: boolean; lastWords?: LastWords | undefined }
  | { type: "journal"; call: number; entries: JournalEntry[] }
  | { type: "end"; call: number }
  | { type: "fail"; call: number; message: string };

/**
 * The text that the caller must write if this chunk is the last to arrive, so that the reader gets the error in the
 * format of the response, which the caller does not know. It is sent as a change: the first `kept` characters of the
 * text of the chunk before, then `added`. Absent if the body can only break off.
 */
export type LastWords = [kept: number, added: string];

/**
 * Service worker to window clients: the hosting page responds with a port for calls of `forClient` ("" = the service
 * worker itself); a client gets a second port, for `ModelControl`.
 */
export type HostPortMessage =
  | { type: "cohabit-host-wanted"; protocol: string; forClient: string }
  /** To the client that requested it: the two ports to the host (transferred). */
  | { type: "cohabit-host-port"; protocol: string; epoch: number };

export type ServiceWorkerMessage =
  | HostPortMessage
  /** The protocol version that the service worker uses with hosts, in reply to `cohabit-protocol-wanted`. */
  | { type: "cohabit-protocol"; protocol: string };

/**
 * Service worker to a window client that offers the host's ports. On `cohabit-prove` the client acquires the Web Lock
 * `proofLockName(nonce)`, replies with `cohabit-proof`, and holds the lock until `cohabit-proof-seen`. Only ports of
 * the page that also holds the lock of the host are accepted, so that no other page of the origin gets the calls.
 */
export type ProofRequest = { type: "cohabit-prove" | "cohabit-proof-seen"; protocol: string; nonce: string };

export const proofLockName = (nonce: string): string => `cohabit-proof ${nonce}`;

/** Window client to service worker. */
export type ClientMessage =
  /** The client holds the lock that a `ProofRequest` names. */
  | { type: "cohabit-proof"; protocol: string; nonce: string }
  /** A page without a host requests a port. */
  | { type: "cohabit-host-wanted"; protocol: string }
  /** The hosting page transfers the port or ports to its host worker; for "" also unrequested, when it becomes the host. */
  | { type: "cohabit-host-port"; protocol: string; epoch: number; forClient: string }
  /** Sent by an uncontrolled page, after a first visit or a hard reload. */
  | { type: "cohabit-claim"; protocol: string }
  /** Asks for the protocol version that the service worker uses. */
  | { type: "cohabit-protocol-wanted"; protocol: string };

/** Between two versions of the service worker: the active one lets the next take over when it has no open call. */
export type SuccessionMessage = { type: "cohabit-successor"; protocol: string } | { type: "cohabit-take-over"; protocol: string };

/** Messages on the BroadcastChannel of a site, which its pages and its host worker share. */
export type SiteMessage =
  /** A page becomes the host: the ports of the others lead to the old one. */
  | { type: "cohabit-new-host"; protocol: string; epoch: number }
  /** Asks whether the host is alive. */
  | { type: "cohabit-host-check"; protocol: string }
  /**
   * The host is alive, or its page is starting it. `loaded`: ids of the models that are loaded; the next host loads
   * them at once. `threadsFailed`: see `HostedSite`.
   */
  | { type: "cohabit-host-alive"; protocol: string; epoch: number; loaded: string[]; threadsFailed: boolean }
  /** A page with a runtime was opened. `build` is the build of its scripts. */
  | { type: "cohabit-page"; protocol: string; build: string };
