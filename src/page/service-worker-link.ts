/** The page's side of the service worker: registered, made to control the page, and talked to. */
import { fieldsOf } from "../transport/calls/parse-messages.ts";
import { protocolVersion, type ClientMessage, type ServiceWorkerMessage } from "../transport/calls/call-messages.ts";
import { trustedScriptUrl } from "../transport/trusted-script-url.ts";
import { ServiceWorkerError } from "./service-worker-error.ts";

export type Respond = (message: ClientMessage, transfer: MessagePort[]) => void;

export class ServiceWorkerLink {
  readonly registration: ServiceWorkerRegistration;
  readonly #onMessage: (event: MessageEvent<unknown>) => void;

  private constructor(
    registration: ServiceWorkerRegistration,
    onMessage: (message: ServiceWorkerMessage, ports: readonly MessagePort[], respond: Respond) => void,
  ) {
    this.registration = registration;
    this.#onMessage = (event) => {
      const message = parseServiceWorkerMessage(event.data);
      // Another site of this origin may have a service worker, too, which asks every page of the origin.
      if (message === undefined || !(event.source instanceof ServiceWorker) || !this.#isOurs(event.source)) return;
      const { source } = event;
      onMessage(message, event.ports, (reply, transfer) => source.postMessage(reply, transfer));
    };
    navigator.serviceWorker.addEventListener("message", this.#onMessage);
    navigator.serviceWorker.startMessages();
  }

  /** Throws `ServiceWorkerError` where there can be no service worker. */
  static async register(
    scriptUrl: URL,
    onMessage: (message: ServiceWorkerMessage, ports: readonly MessagePort[], respond: Respond) => void,
  ): Promise<ServiceWorkerLink> {
    if (!isSecureContext) throw new ServiceWorkerError(scriptUrl.href, "pages need https:// or localhost for one");
    // Typed as always there, but absent in some private windows.
    if (!("serviceWorker" in navigator)) throw new ServiceWorkerError(scriptUrl.href, "this browser offers none here");
    try {
      const registration = await navigator.serviceWorker.register(trustedScriptUrl(scriptUrl), { updateViaCache: "none" });
      return new ServiceWorkerLink(registration, onMessage);
    } catch (error) {
      throw new ServiceWorkerError(scriptUrl.href, error instanceof Error ? error.message : String(error));
    }
  }

  get isControlling(): boolean {
    const { controller } = navigator.serviceWorker;
    return controller !== null && this.#isOurs(controller);
  }

  send(message: ClientMessage, transfer: MessagePort[] = []): void {
    // A hard reload leaves the page without a controller, but the registration's worker is the same.
    this.registration.active?.postMessage(message, transfer);
  }

  /** Resolves when our service worker controls this page, which a first visit and a hard reload must ask for. */
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
  }

  #isOurs(worker: ServiceWorker): boolean {
    const { installing, waiting, active } = this.registration;
    return [installing, waiting, active].includes(worker) || worker.scriptURL === active?.scriptURL;
  }
}

/** Resolves when the registration has an active worker; a worker that fails to install is followed by the next. */
async function activation(registration: ServiceWorkerRegistration, signal: AbortSignal): Promise<void> {
  while (registration.active === null) {
    const coming = registration.installing ?? registration.waiting;
    await nextEvent(coming ?? registration, coming === null ? "updatefound" : "statechange", signal);
  }
}

function nextEvent(target: EventTarget, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function parseServiceWorkerMessage(data: unknown): ServiceWorkerMessage | undefined {
  const { type, protocol, forClient, epoch } = fieldsOf(data) ?? {};
  if (protocol !== protocolVersion) return undefined;
  if (type === "cohabit-host-wanted" && typeof forClient === "string") return { type, protocol, forClient };
  if (type === "cohabit-host-port" && typeof epoch === "number") return { type, protocol, epoch };
  return undefined;
}
