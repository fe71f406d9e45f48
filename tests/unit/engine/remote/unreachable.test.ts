import { describe, expect, test } from "vitest";
import { whyUnreachable } from "../../../../src/worker/engine/remote/http/unreachable.ts";

const page = { origin: "https://app.test", protocol: "https:", isIsolated: false };
const why = (url: string, answers: boolean, from: typeof page | undefined = page) =>
  whyUnreachable({
    url: new URL(url),
    page: from,
    corsSetting: `vLLM: --allowed-origins '["ORIGIN"]'`,
    keyHeader: "Authorization",
    probe: () => (answers ? Promise.resolve() : Promise.reject(new TypeError("Failed to fetch"))),
  });

describe("a server that cannot be asked is explained:", () => {
  test("plain http from a page on https is mixed content for every server", async () => {
    expect(await why("http://gpu.test:8000/v1", true)).toMatch(
      /^the server at http:\/\/gpu\.test:8000 cannot be asked: this page is on https/,
    );
  });

  test("but the machine itself is none", async () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]", "llm.localhost"]) {
      expect(await why(`http://${host}:8000/v1`, false)).toMatch(/cannot be reached/);
    }
  });

  test("one that answers but may not be read lacks CORS headers: which, and how the server is told", async () => {
    const text = await why("https://gpu.test/v1", true);
    expect(text).toContain("Access-Control-Allow-Origin: https://app.test");
    expect(text).toContain("the headers Content-Type and Authorization on OPTIONS requests");
    expect(text).toContain(`vLLM: --allowed-origins '["https://app.test"]'`);
  });

  test("on an isolated page both possible reasons are given", async () => {
    const text = await why("https://gpu.test/v1", false, { ...page, isIsolated: true });
    expect(text).toMatch(/cannot be reached: .*; or it does not allow this page to read it \(CORS\): it must send/);
  });

  test("one that does not answer is away, or forbidden by the site's own policy", async () => {
    expect(await why("https://gpu.test/v1", false)).toMatch(
      /cannot be reached: .*\(connect-src\) of the site forbids https:\/\/gpu\.test$/,
    );
  });
});
