/** Bodies that are sent while they are read. */
import { afterEach, expect, it } from "vitest";
import { giveBack } from "../../../src/transport/lent-bytes.ts";
import { closePorts, countedStream, hostPort, siteWith, until, yieldToEventLoop } from "./call-harness.ts";

afterEach(closePorts);

function uploadOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, signal?: AbortSignal): Request {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body: stream, duplex: "half", ...(signal && { signal }) };
  return new Request("http://localhost/v1/datasets", init);
}

/** A stream of `count` chunks. */
function limited(stream: ReadableStream<Uint8Array<ArrayBuffer>>, count: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let passed = 0;
  const cut = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      passed += 1;
      if (passed === count) controller.terminate();
    },
  });
  return stream.pipeThrough(cut);
}

async function readAll(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(request.body).arrayBuffer());
}

it("an upload arrives whole, whatever the limit of other bodies", async () => {
  const { caller } = siteWith(
    (lines) =>
      lines.adopt(
        hostPort(async (request) => new Response(await readAll(request))),
        1,
      ),
    { maxBodyBytes: 10 },
  );
  const chunks = 40;
  const response = await caller.call(uploadOf(limited(countedStream(1000).stream, chunks)));
  const received = new Uint8Array(await response.arrayBuffer());
  expect(received.length).toBe(chunks * 1000);
  for (let chunk = 0; chunk < chunks; chunk++) expect(received[chunk * 1000 + 999]).toBe(chunk + 1);
});

it("chunks have the sizes of the source, but are split if they are longer than a credit", async () => {
  const sizes: number[] = [];
  const { caller } = siteWith((lines) =>
    lines.adopt(
      hostPort(async (request) => {
        for await (const chunk of request.body ?? []) sizes.push(chunk.byteLength);
        return new Response("ok");
      }),
      1,
    ),
  );
  await caller.call(uploadOf(limited(countedStream(600_000).stream, 1)));
  expect(sizes).toEqual([262_144, 262_144, 75_712]);
});

it("buffers that the host gives back are filled again, and every chunk has its own bytes while it is read", async () => {
  const read: number[][] = [];
  let given = 0;
  const { caller } = siteWith((lines) =>
    lines.adopt(
      hostPort(async (request) => {
        for await (const chunk of request.body ?? []) {
          await yieldToEventLoop();
          read.push([chunk.byteLength, chunk[0] ?? 0, chunk[999] ?? 0]);
          giveBack(chunk);
          given += chunk.byteLength === 0 ? 1 : 0;
          // A second return has no effect.
          giveBack(chunk);
        }
        return new Response("ok");
      }),
      1,
    ),
  );
  const chunks = 100;
  await caller.call(uploadOf(limited(countedStream(1000).stream, chunks)));
  expect(read).toEqual(Array.from({ length: chunks }, (_, index) => [1000, index + 1, index + 1]));
  // Buffers of chunks that are read after the end of the stream are not returned.
  expect(given).toBeGreaterThan(chunks - 10);
});

it("the source is read only as fast as the host takes it", async () => {
  const source = countedStream(1000);
  let take: () => void = () => undefined;
  const { caller } = siteWith((lines) =>
    lines.adopt(
      hostPort(async (request) => {
        const reader = request.body?.getReader();
        await reader?.read();
        await new Promise<void>((resolve) => (take = resolve));
        await reader?.cancel();
        return new Response("enough");
      }),
      1,
    ),
  );
  const calling = caller.call(uploadOf(source.stream));
  let before = -1;
  // Waits until the source produces no more chunks.
  for (let still = 0; still < 50; still = source.produced() === before ? still + 1 : 0) {
    before = source.produced();
    await yieldToEventLoop();
  }
  expect(source.produced()).toBeLessThan(20);
  take();
  expect(await (await calling).text()).toBe("enough");
  await until(source.cancelled);
});

it("a host that responds without reading the body ends the upload", async () => {
  const source = countedStream(1000);
  const { caller } = siteWith((lines) =>
    lines.adopt(
      hostPort(async () => new Response("no", { status: 401 })),
      1,
    ),
  );
  expect((await caller.call(uploadOf(source.stream))).status).toBe(401);
  expect(source.produced()).toBeLessThan(20);
});

it("the host's body fails when the caller disconnects", async () => {
  const abort = new AbortController();
  let failure: unknown;
  let begun = false;
  const { caller } = siteWith((lines) =>
    lines.adopt(
      hostPort(async (request) => {
        const reader = request.body?.getReader();
        await reader?.read();
        begun = true;
        try {
          for (;;) await reader?.read();
        } catch (caught) {
          failure = caught;
        }
        return new Response("late");
      }),
      1,
    ),
  );
  const calling = caller.call(uploadOf(countedStream(1000).stream, abort.signal));
  calling.catch(() => undefined);
  await until(() => begun);
  abort.abort();
  await expect(calling).rejects.toThrow();
  await until(() => failure !== undefined);
});

it("an upload that a host has begun to read is not repeated at the next host", async () => {
  let begun = false;
  const site = siteWith((lines) =>
    lines.adopt(
      hostPort(async (request) => {
        await request.body?.getReader().read();
        begun = true;
        return new Promise<Response>(() => undefined);
      }),
      1,
    ),
  );
  const calling = site.caller.call(uploadOf(countedStream(1000).stream));
  await until(() => begun);
  site.lines.end();
  const response = await calling;
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("send it again");
});

it("an upload that no host has begun to read goes to the next one", async () => {
  let hosts = 0;
  const site = siteWith((lines) => {
    hosts += 1;
    const isDead = hosts === 1;
    lines.adopt(
      hostPort((request) =>
        isDead ? new Promise<Response>(() => undefined) : readAll(request).then((all) => new Response(String(all.length))),
      ),
      hosts,
    );
  });
  const calling = site.caller.call(uploadOf(limited(countedStream(1000).stream, 5)));
  await until(() => hosts === 1);
  await yieldToEventLoop();
  site.lines.end();
  expect(await (await calling).text()).toBe("5000");
});
