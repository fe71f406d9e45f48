/** The page's side of the service worker: registration, control of the page, and messages. */
import { fieldsOf } from "../transport/calls/parse-messages.ts";
import {
  type ClientMessage,
  type HostPortMessage,
  proofLockName,
  type ProofRequest,
  protocolVersion,
  type ServiceWorkerMessage,
} from "../transport/calls/call-messages.ts";
import { trustedScriptUrl } from "../transport/trusted-script-url.ts";
import { ServiceWorkerError } from "./errors.ts";

/** Milliseconds after which a lock that the service worker never looked at is released. */
const proofMs = 10_000;

export type Respond = (message: ClientMessage, transfer: MessagePort[]) => void;

export class ServiceWorkerLink {
  readonly registration: ServiceWorkerRegistration;
  readonly #onMessage: (event: MessageEvent<unknown>) => void;
  /** Releases the locks that were taken for the service worker to see, by nonce. */
  readonly #proofs = new Map<string, () => void>();
  readonly #askProtocol = (): void => {
    const { controller } = navigator.serviceWorker;
    controller?.postMessage({ type: "cohabit-protocol-wanted", protocol: protocolVersion } satisfies ClientMessage);
  };
  #onProtocol: (protocol: string) => void = () => undefined;

  private constructor(
    registration: ServiceWorkerRegistration,
    onMessage: (message: HostPortMessage, ports: readonly MessagePort[], respond: Respond) => void,
  ) {
    this.registration = registration;
    this.#onMessage = (event) => {
      const { source } = event;
      // Another site of this origin may have its own service worker, which messages every page of the origin.
      if (!(source instanceof ServiceWorker) || !this.#isOurs(source)) return;
      const proof = parseProofRequest(event.data);
      if (proof !== undefined) this.#prove(proof, source);
      const message = parseServiceWorkerMessage(event.data);
      if (message === undefined) return;
      if (message.type !== "cohabit-protocol") onMessage(message, event.ports, (reply, transfer) => source.postMessage(reply, transfer));
      else if (source === navigator.serviceWorker.controller) this.#onProtocol(message.protocol);
    };
    navigator.serviceWorker.addEventListener("message", this.#onMessage);
    navigator.serviceWorker.addEventListener("controllerchange", this.#askProtocol);
    navigator.serviceWorker.startMessages();
  }

  /** Throws `ServiceWorkerError` if the browser has no service workers here, or refuses the registration. */
  static async register(
    scriptUrl: URL,
    onMessage: (message: HostPortMessage, ports: readonly MessagePort[], respond: Respond) => void,
  ): Promise<ServiceWorkerLink> {
    if (!isSecureContext) throw new ServiceWorkerError(scriptUrl.href, "service workers need https:// or localhost");
    // TypeScript declares it as always present, but some private windows lack it.
    if (!("serviceWorker" in navigator)) throw new ServiceWorkerError(scriptUrl.href, "this browser offers no service workers here");
    try {
      const registration = await navigator.serviceWorker.register(trustedScriptUrl(scriptUrl), { updateViaCache: "none" });
      return new ServiceWorkerLink(registration, onMessage);
    } catch (error) {
      throw new ServiceWorkerError(scriptUrl.href, error instanceof Error ? error.message : String(error));
    }
  }

  /** Calls `listener` when the server has another version of the service worker than the one that is active. */
  onUpdate(listener: () => void): void {
    const { registration } = this;
    const watch = (): void => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => installing.state === "installed" && registration.active !== null && listener());
    };
    registration.addEventListener("updatefound", watch);
    watch();
  }

  /** Calls `listener` with the version that the service worker of this page speaks, and again when it has another one. */
  onProtocol(listener: (protocol: string) => void): void {
    this.#onProtocol = listener;
    this.#askProtocol();
  }

  get isControlling(): boolean {
    const { controller } = navigator.serviceWorker;
    return controller !== null && this.#isOurs(controller);
  }

  send(message: ClientMessage, transfer: MessagePort[] = []): void {
    // After a hard reload the page has no controller, but the registration's worker is the same.
    this.registration.active?.postMessage(message, transfer);
  }

  /** Resolves when our service worker controls this page; after a first visit or a hard reload the page must request it. */
  async control(signal: AbortSignal): Promise<void> {
    while (!this.isControlling) {
      signal.throwIfAborted();
      const change = nextEvent(navigator.serviceWorker, "controllerchange", signal);
      change.catch(() => undefined);
      await activation(this.registration, signal);
      this.send({ type: "cohabit-claim", protocol: protocolVersion });
      if (!this.isControlling) await change;
    }
  }

  close(): void {
    navigator.serviceWorker.removeEventListener("message", this.#onMessage);
    navigator.serviceWorker.removeEventListener("controllerchange", this.#askProtocol);
  }

  #prove({ type, nonce }: ProofRequest, asking: ServiceWorker): void {
    if (type === "cohabit-proof-seen") {
      this.#proofs.get(nonce)?.();
      this.#proofs.delete(nonce);
      return;
    }
    void navigator.locks.request(proofLockName(nonce), async () => {
      const seen = new Promise<void>((resolve) => {
        this.#proofs.set(nonce, resolve);
        // A service worker that was stopped sends no reply.
        setTimeout(resolve, proofMs);
      });
      asking.postMessage({ type: "cohabit-proof", protocol: protocolVersion, nonce } satisfies ClientMessage);
      await seen;
      this.#proofs.delete(nonce);
    });
  }

  #isOurs(worker: ServiceWorker): boolean {
    const { installing, waiting, active } = this.registration;
    return [installing, waiting, active].includes(worker) || worker.scriptURL === active?.scriptURL;
  }
}

/** Resolves when the registration has an active worker; if one fails to install, waits for the next. */
async function activation(registration: ServiceWorkerRegistration, signal: AbortSignal): Promise<void> {
  while (registration.active === null) {
    const next = registration.installing ?? registration.waiting;
    await nextEvent(next ?? registration, next === null ? "updatefound" : "statechange", signal);
  }
}

function nextEvent(target: EventTarget, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function parseProofRequest(data: unknown): ProofRequest | undefined {
  const { type, protocol, nonce } = fieldsOf(data) ?? {};
  if (typeof protocol !== "string" || typeof nonce !== "string") return undefined;
  return type === "cohabit-prove" || type === "cohabit-proof-seen" ? { type, protocol, nonce } : undefined;
}

/** Undefined also for ports of another version. */
function parseServiceWorkerMessage(data: unknown): ServiceWorkerMessage | undefined {
  const { type, protocol, forClient, epoch } = fieldsOf(data) ?? {};
  if (type === "cohabit-protocol" && typeof protocol === "string") return { type, protocol };
  if (protocol !== protocolVersion) return undefined;
  if (type === "cohabit-host-wanted" && typeof forClient === "string") return { type, protocol, forClient };
  if (type === "cohabit-host-port" && typeof epoch === "number") return { type, protocol, epoch };
  return undefined;
}
