/** What becomes of the ports that a page offers as those of the host. */
import { protocolVersion, type ServiceWorkerMessage } from "../transport/calls/call-messages.ts";

export interface PortOffer {
  /** Of the host that they lead to. */
  protocol: string;
  epoch: number;
  /** Id of the page that they are for; "" for the service worker itself. */
  forClient: string;
  /** For calls and, if they are for a page, for `ModelControl`. */
  ports: readonly MessagePort[];
}

export interface PortReceivers {
  /** Whether the page that offers them is the one that hosts. */
  isHosting(): Promise<boolean>;
  /** The service worker's own. */
  adopt(port: MessagePort, epoch: number): void;
  findPage(id: string): Promise<Pick<Client, "postMessage"> | undefined>;
}

/** Passes the ports on. Those that nobody takes are closed: their other ends, in the memory of the host, are freed. */
export async function deliverPorts({ protocol, epoch, forClient, ports }: PortOffer, receivers: PortReceivers): Promise<void> {
  const [calls, control] = ports;
  const isBelieved = calls !== undefined && (await receivers.isHosting());
  const page = isBelieved && forClient !== "" ? await receivers.findPage(forClient) : undefined;
  if (page !== undefined && calls !== undefined && control !== undefined) {
    const message: ServiceWorkerMessage = { type: "cohabit-host-port", protocol, epoch };
    page.postMessage(message, [calls, control]);
    return closeAll(ports.slice(2));
  }
  const isOwn = isBelieved && forClient === "" && protocol === protocolVersion;
  if (isOwn) receivers.adopt(calls, epoch);
  closeAll(isOwn ? ports.slice(1) : ports);
}

function closeAll(ports: readonly MessagePort[]): void {
  for (const port of ports) port.close();
}
