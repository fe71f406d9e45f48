import { expect, test } from "vitest";
import { refusalOf } from "../../../src/sw/refused-requests.ts";

const origin = "https://site.example";
const requestFrom = (headers: Record<string, string>, referrer?: string): Request =>
  Object.defineProperty(new Request(`${origin}/v2/chat`, { method: "POST", headers }), "referrer", { value: referrer ?? "about:client" });

test.each([
  ["no sign of its origin", {}, undefined],
  ["its own origin", { Origin: origin }, undefined],
  ["its own page as referrer", {}, `${origin}/a/page.html?x`],
  ["the browser's word that it is same-origin", { "Sec-Fetch-Site": "same-origin" }, undefined],
  ["no referrer by its policy", {}, ""],
])("a fetch with %s is admitted", (_case, headers, referrer) => {
  expect(refusalOf(requestFrom(headers, referrer), origin, "")).toBeUndefined();
});

test.each([
  ["another origin", { Origin: "https://other.example" }, undefined],
  ["an opaque origin", { Origin: "null" }, undefined],
  ["a page of another origin as referrer", {}, "https://other.example/"],
  ["an origin that only begins like ours", {}, "https://site.example.evil.example/"],
  ["the browser's word that it is cross-site", { "Sec-Fetch-Site": "cross-site" }, undefined],
  ["the browser's word that it is same-site", { "Sec-Fetch-Site": "same-site" }, undefined],
])("a fetch with %s is refused with the contract's error body", async (_case, headers, referrer) => {
  const refusal = refusalOf(requestFrom(headers, referrer), origin, "");
  expect(refusal?.status).toBe(403);
  expect(await refusal?.json()).toEqual({ message: expect.stringMatching(/^forbidden: /), id: refusal?.headers.get("X-Debug-Trace-Id") });
});

test.each(["navigate", "image", "document"])("a request by navigation or for a destination (%s) is refused", (kind) => {
  const request = requestFrom({});
  Object.defineProperty(request, kind === "navigate" ? "mode" : "destination", { value: kind });
  expect(refusalOf(request, origin, "")?.status).toBe(403);
});

const navigationTo = (url: string, { method = "GET", destination = "document" } = {}): Request => {
  const request = new Request(url, { method, headers: { "Sec-Fetch-Site": "cross-site" } });
  for (const [key, value] of Object.entries({ mode: "navigate", destination, referrer: "https://login.example/" })) {
    Object.defineProperty(request, key, { value });
  }
  return request;
};

test("the navigation of an authorisation server back to us is admitted, and no other one", () => {
  const callback = `${origin}/api/v1/connectors/oauth/token`;
  expect(refusalOf(navigationTo(`${callback}?code=c&state=s`), origin, "/api")).toBeUndefined();
  for (const refused of [
    navigationTo(`${callback}/more`),
    navigationTo(`${origin}/v1/connectors/oauth/token`),
    navigationTo(`${origin}/api/v1/connectors`),
    navigationTo(callback, { method: "POST" }),
    navigationTo(callback, { destination: "iframe" }),
  ]) {
    expect(refusalOf(refused, origin, "/api")?.status, refused.url).toBe(403);
  }
});
