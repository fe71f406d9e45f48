/** Malformed messages on a call's port. */
import { afterEach, describe, expect, test } from "vitest";
import type { CallerMessage, HostMessage } from "../../../src/transport/calls/call-messages.ts";
import { bytes, channel, closePorts, request, siteWith, until, wireOf } from "./call-harness.ts";

afterEach(closePorts);

describe("malformed messages", () => {
  test("do not end the host's port", async () => {
    const { near, far } = channel();
    const { serveCalls } = await import("../../../src/transport/calls/call-server.ts");
    serveCalls(far, async () => new Response("alive"), { epoch: 1, base: "" });
    const nonsense: unknown[] = [
      null,
      7,
      "open",
      [],
      {},
      { type: "open" },
      { type: "open", call: "1" },
      { type: "open", call: 1, method: "GET", url: 5 },
      { type: "open", call: 1, method: "GET", url: "http://localhost/", headers: [["a"]], body: null, credits: 1, arrival: 0, journal: [] },
      { type: "pull", call: 9 },
      { type: "pull", call: 9, credits: 1 },
      { type: "cancel", call: 9 },
      { type: "dance", call: 1 },
      { type: "life-lock" },
      { type: "life-lock", name: 7 },
    ];
    for (const message of nonsense) near.postMessage(message);
    const { caller, lines } = siteWith(() => undefined);
    lines.adopt(near, 1);
    expect(await (await caller.call(request())).text()).toBe("alive");
  });

  test("a request that cannot be built gets 500, and the port stays open", async () => {
    const { near, far } = channel();
    const { serveCalls } = await import("../../../src/transport/calls/call-server.ts");
    serveCalls(far, async () => new Response("alive"), { epoch: 1, base: "" });
    const arrived = wireOf(near);
    near.postMessage({
      type: "open",
      call: 1,
      method: "TRACE",
      url: "not a url",
      headers: [],
      body: null,
      credits: 1,
      arrival: 0,
      journal: [],
    } satisfies CallerMessage);
    await until(() => arrived.some((message) => (message as HostMessage).type === "head"));
    expect(arrived).toContainEqual(expect.objectContaining({ type: "head", call: 1, status: 500 }));
  });

  test("from a host are passed over by the caller", async () => {
    const { near, far } = channel();
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      if (event.data.type !== "open") return;
      const { call } = event.data;
      const messages: unknown[] = [
        null,
        { type: "head", call },
        { type: "accepted", call },
        { type: "head", call, status: 200, headers: [] },
        { type: "head", call, status: 404, headers: [] },
        { type: "chunk", call, seq: 0, bytes: "text", isFiller: false },
        { type: "chunk", call, seq: 0, bytes: bytes("good"), isFiller: false },
        { type: "end", call: call + 1 },
        { type: "end", call },
      ];
      for (const message of messages) far.postMessage(message);
    });
    far.start();
    const { caller } = siteWith((lines) => lines.adopt(near, 1));
    const response = await caller.call(request());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("good");
  });

  test("a missing chunk fails the stream instead of leaving a hole", async () => {
    const { near, far } = channel();
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      if (event.data.type !== "open") return;
      const { call } = event.data;
      const messages: HostMessage[] = [
        { type: "accepted", call },
        { type: "head", call, status: 200, headers: [] },
        { type: "chunk", call, seq: 0, bytes: bytes("a"), isFiller: false },
        { type: "chunk", call, seq: 2, bytes: bytes("c"), isFiller: false },
        { type: "end", call },
      ];
      for (const message of messages) far.postMessage(message);
    });
    far.start();
    const { caller } = siteWith((lines) => lines.adopt(near, 1));
    await expect((await caller.call(request())).text()).rejects.toMatchObject({ name: "CallFailedError" });
  });
});
