import { afterEach, expect, test } from "vitest";
import { deliverPorts } from "../../../src/sw/offered-ports.ts";
import { protocolVersion } from "../../../src/transport/calls/call-messages.ts";
import { yieldToEventLoop } from "../transport/call-harness.ts";

const kept: MessagePort[] = [];
afterEach(() => {
  for (const port of kept.splice(0)) port.close();
});

/** Offers `count` ports. Returns who got which, and which were closed, by their place. */
async function offer(count: number, forClient: string, { isHosting = true, isPageThere = true, protocol = protocolVersion } = {}) {
  const outcome = { adopted: [] as number[], sent: [] as number[], closed: [] as number[] };
  const channels = Array.from({ length: count }, () => new MessageChannel());
  const ports = channels.map(({ port2 }) => port2);
  kept.push(...channels.map(({ port1 }) => port1), ...ports);
  for (const [place, { port1 }] of channels.entries()) {
    port1.addEventListener("close", () => outcome.closed.push(place));
    port1.start();
  }
  const placeOf = (port: MessagePort): number => ports.indexOf(port);
  await deliverPorts(
    { protocol, epoch: 3, forClient, ports },
    {
      isHosting: async () => isHosting,
      adopt: (port, epoch) => {
        expect(epoch).toBe(3);
        outcome.adopted.push(placeOf(port));
      },
      findPage: async (id) => {
        expect(id).toBe(forClient);
        const postMessage = (message: unknown, transfer: unknown): void => {
          expect(message).toEqual({ type: "cohabit-host-port", protocol, epoch: 3 });
          outcome.sent.push(...(transfer as MessagePort[]).map(placeOf));
        };
        return isPageThere ? { postMessage } : undefined;
      },
    },
  );
  for (let turn = 0; turn < 5; turn++) await yieldToEventLoop();
  outcome.closed.sort((one, other) => one - other);
  return outcome;
}

test("the host's port for the service worker is adopted, and its ports for a page are sent there", async () => {
  expect(await offer(1, "")).toEqual({ adopted: [0], sent: [], closed: [] });
  expect(await offer(2, "page")).toEqual({ adopted: [], sent: [0, 1], closed: [] });
});

test("ports of a page that does not host are closed", async () => {
  expect(await offer(2, "", { isHosting: false })).toEqual({ adopted: [], sent: [], closed: [0, 1] });
  expect(await offer(2, "page", { isHosting: false })).toEqual({ adopted: [], sent: [], closed: [0, 1] });
});

test("ports for a page that has gone, and too many or too few ports, are closed", async () => {
  expect(await offer(2, "page", { isPageThere: false })).toEqual({ adopted: [], sent: [], closed: [0, 1] });
  expect(await offer(1, "page")).toEqual({ adopted: [], sent: [], closed: [0] });
  expect(await offer(3, "")).toEqual({ adopted: [0], sent: [], closed: [1, 2] });
  expect(await offer(4, "page")).toEqual({ adopted: [], sent: [0, 1], closed: [2, 3] });
  expect(await offer(0, "")).toEqual({ adopted: [], sent: [], closed: [] });
});

test("a host of another version is for pages alone, which get its version; the service worker has its own", async () => {
  expect(await offer(2, "page", { protocol: "protocol-of-old" })).toEqual({ adopted: [], sent: [0, 1], closed: [] });
  expect(await offer(1, "", { protocol: "protocol-of-old" })).toEqual({ adopted: [], sent: [], closed: [0] });
});
