/**
 * Messages between the realms, types only. A call is one HTTP request and its response, carried over a MessagePort
 * between a caller (service worker, or page through runtime.fetch) and the host worker. Many calls share a port.
 *
 *   caller  open ---> host                    the request, whole
 *           <-- accepted                      at once: the host lives and has the call
 *           <-- waiting                       about each second while there is nothing else to send
 *           pull 0 --->                       the answer to it: the reader's realm lives
 *           <-- head                          status and headers, once
 *           <-- chunk (seq 0, 1, ...)         body bytes; each spends one credit
 *           pull --->                         grants credits (backpressure)
 *           <-- end | fail                    last
 *           cancel --->                       the reader left; nothing follows
 *
 * A service worker also sends life-lock, once per port: it is stopped by the browser without a goodbye.
 */

/** Both sides refuse a port that speaks another version. Raise it when a message changes its meaning. */
export const protocolVersion = 1;

export type CallerMessage =
  | {
      type: "open";
      call: number;
      method: string;
      /** Absolute URL of the request. */
      url: string;
      headers: [string, string][];
      body: ArrayBuffer | null;
      /** Credits to start with. */
      credits: number;
    }
  | { type: "pull"; call: number; credits: number }
  | { type: "cancel"; call: number }
  /** The caller's realm holds the Web Lock `name` as long as it lives: with its release every call of the port is ended. */
  | { type: "life-lock"; name: string };

export type HostMessage =
  /** First message on every port. `epoch` grows with every host of this origin. */
  | { type: "hello"; protocol: number; epoch: number; base: string }
  | { type: "accepted"; call: number }
  /**
   * About once a second while a call has nothing to send: shows that the host lives, and lets the service worker notice a
   * client that left before the head. Answered by a `pull`, of 0 credits if need be; without answers the call is ended.
   */
  | { type: "waiting"; call: number }
  | { type: "head"; call: number; status: number; headers: [string, string][] }
  | { type: "chunk"; call: number; seq: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: "end"; call: number }
  | { type: "fail"; call: number; message: string };

/**
 * Service worker to window clients: whoever hosts answers with a port for calls for `forClient` ("" = the service worker
 * itself); a client gets a second port, for `ModelControl`.
 */
export type ServiceWorkerMessage =
  | { type: "cohabit-host-wanted"; protocol: number; forClient: string }
  /** To the client that asked: the two ports to the host (transferred along). */
  | { type: "cohabit-host-port"; protocol: number; epoch: number };

/** Window client to service worker. */
export type ClientMessage =
  /** A page without a host asks for a port. */
  | { type: "cohabit-host-wanted"; protocol: number }
  /** The hosting page gives the port or ports to its host worker (transferred along); to "" also unasked, when it became the host. */
  | { type: "cohabit-host-port"; protocol: number; epoch: number; forClient: string }
  /** Sent by an uncontrolled page after a first visit or a hard reload. */
  | { type: "cohabit-claim"; protocol: number };

/** Between two versions of the service worker: the active one lets the next take over when it has no call open. */
export type SuccessionMessage = { type: "cohabit-successor"; protocol: number } | { type: "cohabit-take-over"; protocol: number };

/** On the BroadcastChannel of a site: the page that became the host tells the others, whose ports lead to the old one. */
export interface NewHostMessage {
  type: "cohabit-new-host";
  protocol: number;
  epoch: number;
}
