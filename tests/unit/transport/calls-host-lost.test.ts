/** Calls with a host that is missing, silent, or replaced by another. */
import { afterEach, describe, expect, test } from "vitest";
import { protocolVersion, type CallerMessage, type HostMessage } from "../../../src/transport/calls/call-messages.ts";
import type { HostLines } from "../../../src/transport/host-lines.ts";
import { channel, closePorts, countedStream, hostPort, request, siteWith, until } from "./call-harness.ts";

afterEach(closePorts);

describe("a host that is not there", () => {
  test("gives 503, Retry-After and the contract's error body", async () => {
    const { caller } = siteWith(() => undefined);
    const response = await caller.call(request());
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("1");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Type")).toBe("application/json");
    const body = await response.json();
    expect(body).toEqual({
      message: "service unavailable: no page of this site hosts the models",
      id: response.headers.get("X-Debug-Trace-Id"),
    });
  });

  test("is waited for while it starts", async () => {
    let question = 0;
    const giveHost = (lines: HostLines) => {
      question += 1;
      if (question === 4)
        lines.adopt(
          hostPort(async () => new Response("here")),
          1,
        );
    };
    const { caller } = siteWith(giveHost, {}, 60_000);
    expect(await (await caller.call(request())).text()).toBe("here");
  });

  test("and does not accept is replaced: the call is opened again on a fresh port", async () => {
    const dead = channel().near;
    let question = 0;
    const { caller } = siteWith(
      (lines) => {
        question += 1;
        lines.adopt(question === 1 ? dead : hostPort(async (asked) => new Response(await asked.text())), 1);
      },
      { acceptMs: 10 },
    );
    expect(await (await caller.call(request({ method: "POST", body: "kept" }))).text()).toBe("kept");
    expect(question).toBe(2);
  });

  test("and never accepts gives 504 after the limit", async () => {
    const { caller } = siteWith((lines) => lines.adopt(channel().near, 1), { acceptMs: 5, headMs: 60 });
    const response = await caller.call(request());
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ message: "timed out after 60 ms" });
  });

  test("and accepts but sends no head gives 504, and its signal is aborted", async () => {
    let signal: AbortSignal | undefined;
    const { caller } = siteWith(
      (lines) =>
        lines.adopt(
          hostPort((_request, given) => {
            signal = given;
            return new Promise<Response>(() => undefined);
          }),
          1,
        ),
      { headMs: 60 },
    );
    expect((await caller.call(request())).status).toBe(504);
    await until(() => signal?.aborted === true);
  });

  test("and falls silent after it accepted is replaced", async () => {
    const { near, far } = channel();
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      if (event.data.type === "open") far.postMessage({ type: "accepted", call: event.data.call } satisfies HostMessage);
    });
    far.start();
    let question = 0;
    const { caller } = siteWith(
      (lines) => {
        question += 1;
        lines.adopt(question === 1 ? near : hostPort(async () => new Response("second")), 1);
      },
      { silenceMs: 5 },
    );
    expect(await (await caller.call(request())).text()).toBe("second");
  });

  test("and speaks another protocol version is not used", async () => {
    const { near, far } = channel();
    far.postMessage({ type: "hello", protocol: protocolVersion + 1, epoch: 1, base: "" } satisfies HostMessage);
    far.addEventListener("message", (event: MessageEvent<CallerMessage>) => {
      if (event.data.type !== "open") return;
      const { call } = event.data;
      const messages: HostMessage[] = [
        { type: "accepted", call },
        { type: "head", call, status: 200, headers: [] },
        { type: "end", call },
      ];
      for (const message of messages) far.postMessage(message);
    });
    far.start();
    let question = 0;
    const { caller } = siteWith((lines) => {
      question += 1;
      lines.adopt(question === 1 ? near : hostPort(async () => new Response("right version")), 1);
    });
    expect(await (await caller.call(request())).text()).toBe("right version");
  });
});

describe("a new host", () => {
  test("gets the calls that wait for their head", async () => {
    let reached = false;
    const { caller, lines } = siteWith((found) =>
      found.adopt(
        hostPort(() => {
          reached = true;
          return new Promise<Response>(() => undefined);
        }),
        1,
      ),
    );
    const response = caller.call(request());
    await until(() => reached);
    lines.adopt(
      hostPort(async () => new Response("new"), { epoch: 2 }),
      2,
    );
    expect(await (await response).text()).toBe("new");
  });

  test("fails the stream if it sends another response", async () => {
    const source = countedStream(10);
    const { caller, lines } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response(source.stream)),
        1,
      ),
    );
    const response = await caller.call(request());
    const reader = response.body?.getReader();
    await reader?.read();
    lines.adopt(
      hostPort(async () => new Response("not the same at all"), { epoch: 2 }),
      2,
    );
    const rest = async (): Promise<void> => {
      for (let next = await reader?.read(); next?.done === false;) next = await reader?.read();
    };
    await expect(rest()).rejects.toMatchObject({ name: "CallFailedError", message: "the next host did not send the same response" });
  });

  test("with an older epoch than the one in use is not taken", async () => {
    const { caller, lines } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response("current")),
        5,
      ),
    );
    await (await caller.call(request())).text();
    expect(
      lines.adopt(
        hostPort(async () => new Response("late"), { epoch: 4 }),
        4,
      ),
    ).toBe(false);
    expect(await (await caller.call(request())).text()).toBe("current");
  });
});
