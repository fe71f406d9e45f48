import { describe, expect, it } from "vitest";
import { readBodyWithin } from "../../../src/transport/body-limit.ts";

const url = "http://site.test/v2/chat";

/** A request with an endless body in chunks of 4 bytes, and the number of pulled chunks. */
function endless() {
  const pulls = { count: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls.count += 1;
        controller.enqueue(new Uint8Array(4));
      },
      cancel() {
        pulls.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { pulls, request: (headers = {}) => new Request(url, { method: "POST", headers, body, duplex: "half" } as RequestInit) };
}

describe("the limit on a request body", () => {
  it("passes a body of exactly the limit, and one without any bytes", async () => {
    const text = (body: string) => readBodyWithin(new Request(url, { method: "POST", body }), 5);
    expect(new TextDecoder().decode(await text("héy!"))).toBe("héy!");
    expect(await text("")).toHaveLength(0);
    expect(await readBodyWithin(new Request(url), 5)).toHaveLength(0);
  });

  it("refuses a body that is one byte longer", async () => {
    expect(await readBodyWithin(new Request(url, { method: "POST", body: "hello!" }), 5)).toBeUndefined();
  });

  it("stops reading with the chunk that exceeds it", async () => {
    const { pulls, request } = endless();
    expect(await readBodyWithin(request(), 10)).toBeUndefined();
    expect(pulls).toEqual({ count: 3, cancelled: true });
  });

  it("reads no byte if Content-Length is above it", async () => {
    const { pulls, request } = endless();
    expect(await readBodyWithin(request({ "Content-Length": "11" }), 10)).toBeUndefined();
    expect(pulls).toEqual({ count: 0, cancelled: true });
  });

  it("joins the chunks of a body in their order", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of ["a", "bc", "", "def"]) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const request = new Request(url, { method: "POST", body, duplex: "half" } as RequestInit);
    expect(new TextDecoder().decode(await readBodyWithin(request, 6))).toBe("abcdef");
  });
});
