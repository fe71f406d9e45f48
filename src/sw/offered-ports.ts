/** Delivers the ports that a page offers as the ports of the host. */
import { protocolVersion, type ServiceWorkerMessage } from "../transport/calls/call-messages.ts";

export interface PortOffer {
  /** Protocol version of the host. */
  protocol: string;
  epoch: number;
  /** Id of the page that gets the ports; "" for the service worker itself. */
  forClient: string;
  /** A port for calls and, if a page gets them, one for `ModelControl`. */
  ports: readonly MessagePort[];
}

export interface PortReceivers {
  /** Whether the page that offers the ports is the one that hosts. */
  isHosting(): Promise<boolean>;
  /** Adopts the service worker's own port. */
  adopt(port: MessagePort, epoch: number): void;
  findPage(id: string): Promise<Pick<Client, "postMessage"> | undefined>;
}

/** Passes the ports on, and closes the ports that have no receiver, which frees their other ends in the memory of the host. */
export async function deliverPorts({ protocol, epoch, forClient, ports }: PortOffer, receivers: PortReceivers): Promise<void> {
  const [calls, control] = ports;
  const isFromHost = calls !== undefined && (await receivers.isHosting());
  const page = isFromHost && forClient !== "" ? await receivers.findPage(forClient) : undefined;
  if (page !== undefined && calls !== undefined && control !== undefined) {
    const message: ServiceWorkerMessage = { type: "cohabit-host-port", protocol, epoch };
    page.postMessage(message, [calls, control]);
    return closeAll(ports.slice(2));
  }
  const isOwn = isFromHost && forClient === "" && protocol === protocolVersion;
  if (isOwn) receivers.adopt(calls, epoch);
  closeAll(isOwn ? ports.slice(1) : ports);
}

function closeAll(ports: readonly MessagePort[]): void {
  for (const port of ports) port.close();
}
