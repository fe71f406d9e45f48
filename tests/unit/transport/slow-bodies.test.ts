/** Request bodies that come slowly, or never end. */
import { afterEach, expect, test } from "vitest";
import { Caller } from "../../../src/transport/calls/caller.ts";
import { HostLines } from "../../../src/transport/host-lines.ts";
import { closePorts, hostPort, until } from "./call-harness.ts";

afterEach(closePorts);

/** A caller, how many of its calls are open, and how many reached the host. */
function site(headMs: number) {
  const seen = { open: 0, served: 0, cancelled: 0 };
  const lines: HostLines = new HostLines(() => undefined);
  const port = hostPort(async (asked, signal) => {
    seen.served += 1;
    signal.addEventListener("abort", () => (seen.cancelled += 1));
    // Uploads are read like this: their stream is not in the constructor of the Request.
    return new Response(await new Response(asked.body).text());
  });
  lines.adopt(port, 1);
  return { seen, caller: new Caller(lines, { headMs }, (change) => (seen.open += change)) };
}

/** A request with a body of one chunk that then hangs until it is cancelled. */
function stalled(headers: Record<string, string> = {}, signal?: AbortSignal) {
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"model":')),
    cancel: () => void (state.isCancelled = true),
  });
  const init = { method: "POST", headers, body, duplex: "half", ...(signal && { signal }) };
  return { state, request: new Request("http://localhost/v1/models", init) };
}

for (const [kind, headers] of [
  ["a body that is held", {}],
  ["an upload", { "Content-Type": "multipart/form-data; boundary=x" }],
] as const) {
  test(`${kind} and never ends is answered 504 after the limit, and is read no more; other calls are answered meanwhile`, async () => {
    const { caller, seen } = site(300);
    const { request, state } = stalled(headers);
    let isOver = false;
    const answer = caller.call(request).finally(() => (isOver = true));
    const other = await caller.call(new Request("http://localhost/v1/models", { method: "POST", body: "other" }));
    expect([await other.text(), isOver]).toEqual(["other", false]);
    const response = await answer;
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ message: "timed out after 300 ms" });
    await until(() => state.isCancelled && seen.open === 0);
  });
}

test("a body that never ends is given up when its request is aborted", async () => {
  const { caller, seen } = site(60_000);
  const aborter = new AbortController();
  const { request } = stalled({}, aborter.signal);
  const answer = caller.call(request);
  expect(seen.open).toBe(1);
  aborter.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  expect(seen).toEqual({ open: 0, served: 0, cancelled: 0 });
});
