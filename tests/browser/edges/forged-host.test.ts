/** Scripts of other pages of the site that pretend to be its host, or listen to the messages between pages and service worker. */
import { protocolVersion } from "../../../src/transport/calls/call-messages.ts";
import { expect, test } from "../service/service-page.ts";

const secret = "the harbour is closed on Tuesdays";

test("a page that does not host offers itself as the host, and listens: it gets no call of another page", async ({ openService }) => {
  const host = await openService();
  const victim = await openService();
  const forger = await openService();
  await forger.evaluate(async (protocol) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const registration = await navigator.serviceWorker.ready;
    // Ids of all pages that hold a lock, and invented ones.
    const { held = [] } = await navigator.locks.query();
    const clientIds = new Set(["", "0", crypto.randomUUID(), ...held.map(({ clientId = "" }) => clientId)]);
    // Offers have the largest epochs, like a later host's, and are for the service worker itself and for pages.
    for (const forClient of clientIds) {
      const channels = [new MessageChannel(), new MessageChannel()];
      for (const { port1 } of channels) {
        port1.addEventListener("message", ({ data }) => heard.push(data));
        port1.start();
        port1.postMessage({ type: "hello", protocol, epoch: Number.MAX_SAFE_INTEGER, base: "" });
      }
      registration.active?.postMessage(
        { type: "cohabit-host-port", protocol, epoch: Number.MAX_SAFE_INTEGER, forClient },
        channels.map(({ port2 }) => port2),
      );
    }
    const channel = new BroadcastChannel("cohabit-host /");
    channel.addEventListener("message", ({ data }) => heard.push(data));
    navigator.serviceWorker.addEventListener("message", ({ data }) => heard.push(data));
    channel.postMessage({ type: "cohabit-new-host", protocol, epoch: Number.MAX_SAFE_INTEGER });
  }, protocolVersion);
  const answers = await victim.evaluate(async (text) => {
    const post = async (how: typeof fetch): Promise<unknown> => {
      const body = JSON.stringify({ model: "scripted-chat", messages: [{ role: "user", content: text }] });
      const response = await how("/v2/chat", { method: "POST", headers: { Authorization: "Bearer other" }, body });
      return (await response.json()).message?.content?.[0]?.text;
    };
    return [await post(window.fetch), await post(window.cohabit?.fetch ?? window.fetch), await post(window.fetch)];
  }, secret);
  expect(answers).toEqual([`You said: ${secret}`, `You said: ${secret}`, `You said: ${secret}`]);
  const heard = await forger.evaluate(() => JSON.stringify(Object.entries(window).find(([name]) => name === "heard")?.[1]));
  expect(heard).not.toContain("harbour");
  expect(heard).not.toContain("Bearer");
  expect(heard).not.toContain('"open"');
  expect(await host.evaluate(() => window.cohabit?.status().isHost)).toBe(true);
});
