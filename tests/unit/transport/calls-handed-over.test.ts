/** Responses that have begun when their host ends: the next host continues them, and the reader sees one response. */
import { afterEach, describe, expect, test } from "vitest";
import type { CallOrigin } from "../../../src/inference/call-journal.ts";
import type { HostMessage } from "../../../src/transport/calls/call-messages.ts";
import type { HostLines } from "../../../src/transport/host-lines.ts";
import { bytes, channel, closePorts, hostPort, request, siteWith, until, yieldToEventLoop } from "./call-harness.ts";

afterEach(closePorts);

/** A body of `text`, one character at a time, that hangs after `stopAt` characters. `onPull` gets the number of characters sent. */
function lettersOf(
  text: string,
  stopAt = text.length,
  filler?: Uint8Array<ArrayBuffer>,
  onPull: (sent: number) => void = () => undefined,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        onPull(sent);
        if (sent === stopAt && stopAt < text.length) return new Promise(() => undefined);
        if (sent === text.length) return controller.close();
        await new Promise((resolve) => setImmediate(resolve));
        if (filler !== undefined) controller.enqueue(filler);
        controller.enqueue(bytes(text.charAt(sent)));
        sent += 1;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Resolves when `count` has not changed for many turns of the event loop. */
async function settled(count: () => number): Promise<void> {
  for (let last = count(), turns = 0; turns < 50; turns = count() === last ? turns + 1 : 0) {
    last = count();
    await yieldToEventLoop();
  }
}

/** Reads `length` bytes; `rest` reads the others. */
async function readPart(response: Response, length: number) {
  const reader = response.body?.getReader();
  let text = "";
  const read = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const next = await reader?.read();
      if (next === undefined || next.done) break;
      text += new TextDecoder().decode(next.value);
    }
    return text;
  };
  await read(() => text.length >= length);
  return { text: () => text, rest: () => read(() => false) };
}

const text = "one response of two hosts";

describe("a response that moves to another host", () => {
  test.each([0, 1, 7, text.length - 1])("continues after the %i bytes that were delivered", async (delivered) => {
    const origins: CallOrigin[] = [];
    const serve = (stopAt: number) => async (_request: Request, _signal: AbortSignal, origin: CallOrigin) => {
      origins.push(origin);
      if (origin.recorded.length === 0) {
        origin.record([{ name: "id", value: "first" }]);
        origin.record([{ name: "pieces", items: [1, 2] }]);
        origin.record([{ name: "pieces", items: [3] }]);
      }
      return new Response(lettersOf(text, stopAt));
    };
    const { caller, lines } = siteWith((found) => found.adopt(hostPort(serve(delivered)), 1));
    const response = await caller.call(request());
    const part = await readPart(response, delivered);
    expect(part.text()).toBe(text.slice(0, delivered));
    lines.adopt(hostPort(serve(text.length), { epoch: 2 }), 2);
    expect(await part.rest()).toBe(text);
    expect(origins).toHaveLength(2);
    expect(origins[1]?.recorded).toEqual([
      { name: "id", value: "first" },
      { name: "pieces", items: [1, 2, 3] },
    ]);
    expect(origins[1]?.arrival).toBe(origins[0]?.arrival);
  });

  test("may be replaced again and again", async () => {
    let epoch = 1;
    let sent = 0;
    const serve = (stopAt: number) => async () => new Response(lettersOf(text, stopAt, undefined, (count) => void (sent = count)));
    const { caller, lines } = siteWith((found) => found.adopt(hostPort(serve(3), { epoch }), epoch));
    const response = await caller.call(request());
    const reader = await readPart(response, 3);
    for (const stopAt of [5, 5, 9, text.length]) {
      epoch += 1;
      sent = 0;
      lines.adopt(hostPort(serve(stopAt), { epoch }), epoch);
      await until(() => sent === stopAt);
    }
    expect(await reader.rest()).toBe(text);
  });

  test("gets the filler of the next host only after the part that was delivered", async () => {
    const filler = bytes("~");
    const serve = (stopAt: number) => async () => new Response(lettersOf(text, stopAt, filler));
    const options = { isFiller: (chunk: Uint8Array) => chunk[0] === filler[0] };
    const { caller, lines } = siteWith((found) => found.adopt(hostPort(serve(8), options), 1));
    const response = await caller.call(request());
    const part = await readPart(response, 16);
    expect(part.text()).toBe(Array.from(text.slice(0, 8), (letter) => `~${letter}`).join(""));
    lines.adopt(hostPort(serve(text.length), { ...options, epoch: 2 }), 2);
    expect(await part.rest()).toBe(Array.from(text, (letter) => `~${letter}`).join(""));
  });

  test("is complete even if its reader had no room for more while the host was replaced", async () => {
    const long = "0123456789".repeat(30);
    const sent = [0, 0];
    const serve = (host: number, stopAt: number) => async () =>
      new Response(lettersOf(long, stopAt, undefined, (count) => void (sent[host] = count)));
    const { caller, lines } = siteWith((found) => found.adopt(hostPort(serve(0, 200)), 1), { windowChunks: 4 });
    const response = await caller.call(request());
    const part = await readPart(response, 1);
    await settled(() => sent[0] ?? 0);
    // The window is full: the first host waits for the reader.
    expect(sent[0]).toBeLessThan(200);
    lines.adopt(hostPort(serve(1, long.length), { epoch: 2 }), 2);
    await settled(() => sent[1] ?? 0);
    expect(sent[1]).toBeLessThan(long.length);
    expect(await part.rest()).toBe(long);
  });

  test.each(["another status", "a shorter body", "a failure"])("breaks off if the next host has %s", async (what) => {
    const { caller, lines } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response(lettersOf(text, 5))),
        1,
      ),
    );
    const response = await caller.call(request());
    const part = await readPart(response, 5);
    const answers: Record<string, () => Response> = {
      "another status": () => new Response("no", { status: 500 }),
      "a shorter body": () => new Response("one"),
      "a failure": () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("broken")) })),
    };
    lines.adopt(
      hostPort(async () => answers[what]?.() ?? Response.error(), { epoch: 2 }),
      2,
    );
    await expect(part.rest()).rejects.toMatchObject({ name: "CallFailedError" });
    expect(part.text()).toBe(text.slice(0, 5));
  });

  test("breaks off if no other host is found, after a limit of searches", async () => {
    let isThere = true;
    const site = siteWith(
      (found) =>
        isThere &&
        found.adopt(
          hostPort(async () => new Response(lettersOf(text, 5))),
          1,
        ),
      { maxSearches: 2 },
    );
    const part = await readPart(await site.caller.call(request()), 5);
    isThere = false;
    site.lines.end();
    await expect(part.rest()).rejects.toMatchObject({ name: "CallFailedError", message: "the host ended" });
  });

  test.each(["another status", "no other host"])("ends with the last words of its host, if there is %s", async (what) => {
    // The last words repeat the whole text so far, as in formats with the complete reply in the last event.
    const letters = new Map<Uint8Array, string>();
    let written = "";
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          if (written.length === 5) return new Promise(() => undefined);
          await new Promise((resolve) => setImmediate(resolve));
          const chunk = bytes(text.charAt(written.length));
          written += text.charAt(written.length);
          letters.set(chunk, `<${written}, failed>`);
          controller.enqueue(chunk);
        },
      },
      { highWaterMark: 0 },
    );
    const options = { lastWords: (chunk: Uint8Array) => letters.get(chunk) };
    const first = hostPort(async () => new Response(body), options);
    let isThere = true;
    const { caller, lines } = siteWith((found) => isThere && found.adopt(first, 1), { maxSearches: 2 });
    const part = await readPart(await caller.call(request()), 5);
    isThere = false;
    if (what === "no other host") lines.end();
    else
      lines.adopt(
        hostPort(async () => new Response("no", { status: 500 }), { epoch: 2 }),
        2,
      );
    expect(await part.rest()).toBe(`${text.slice(0, 5)}<${text.slice(0, 5)}, failed>`);
  });

  test("does not end with last words that belong to other bytes", async () => {
    const words = new Map<Uint8Array, string>();
    const lettersWithWords = (stopAt: number) =>
      lettersOf(text, stopAt).pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            words.set(chunk, `!${new TextDecoder().decode(chunk)}`);
            controller.enqueue(chunk);
          },
        }),
      );
    const options = { lastWords: (chunk: Uint8Array) => words.get(chunk) };
    const { caller, lines } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response(lettersWithWords(7)), options),
        1,
      ),
    );
    const part = await readPart(await caller.call(request()), 7);
    // The next host ends while it still repeats the delivered bytes.
    lines.adopt(
      hostPort(async () => new Response(lettersWithWords(2)), { ...options, epoch: 2 }),
      2,
    );
    for (let turn = 0; turn < 20; turn++) await yieldToEventLoop();
    lines.close();
    expect(await part.rest()).toBe(`${text.slice(0, 7)}!${text.charAt(6)}`);
  });

  test("breaks off at once if the runtime was stopped", async () => {
    const { caller, lines, asked } = siteWith((found) =>
      found.adopt(
        hostPort(async () => new Response(lettersOf(text, 5))),
        1,
      ),
    );
    const part = await readPart(await caller.call(request()), 5);
    lines.close();
    await expect(part.rest()).rejects.toMatchObject({ name: "CallFailedError" });
    expect(asked()).toBe(1);
  });
});

test("a host that falls silent in mid-response is suspected, then left", async () => {
  const { near, far } = channel();
  far.addEventListener("message", ({ data }: MessageEvent<{ type: string; call: number }>) => {
    if (data.type !== "open") return;
    const { call } = data;
    const messages: HostMessage[] = [
      { type: "accepted", call },
      { type: "head", call, status: 200, headers: [] },
      { type: "chunk", call, seq: 0, bytes: bytes("one"), isFiller: false },
    ];
    for (const message of messages) far.postMessage(message);
  });
  far.start();
  let question = 0;
  const give = (lines: HostLines): void => {
    question += 1;
    if (question === 1) lines.adopt(near, 1);
    else if (question > 2)
      lines.adopt(
        hostPort(async () => new Response(lettersOf(text)), { epoch: 2 }),
        2,
      );
  };
  const { caller } = siteWith(give, { silenceMs: 10 });
  const response = await caller.call(request());
  await until(() => question >= 2);
  expect(await response.text()).toBe(text);
});
