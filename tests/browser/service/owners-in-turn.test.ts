/** Many calls of one owner, and one of another, through the service worker. */
import { expect, test } from "./service-page.ts";

interface Outcome {
  owner: string;
  status: number;
  retryAfter: string | null;
}

test("300 chats of one owner at once do not keep another owner from its replies", async ({ openService }) => {
  const page = await openService({});
  const outcomes = await page.evaluate(async () => {
    const ended: Outcome[] = [];
    const chat = async (owner: string): Promise<void> => {
      const response = await fetch("/v2/chat", {
        method: "POST",
        headers: { Authorization: `Bearer ${owner}` },
        body: JSON.stringify({ model: "starter-chat", max_tokens: 6, messages: [{ role: "user", content: "Hello" }] }),
      });
      await response.text();
      ended.push({ owner, status: response.status, retryAfter: response.headers.get("Retry-After") });
    };
    await chat("loads the model");
    const flood = Array.from({ length: 300 }, () => chat("flood"));
    const others = Array.from({ length: 5 }, () => chat("other"));
    await Promise.all([...flood, ...others]);
    return ended;
  });
  const other = outcomes.filter(({ owner }) => owner === "other");
  expect(other.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const flood = outcomes.filter(({ owner }) => owner === "flood");
  for (const { status, retryAfter } of flood) expect([status, retryAfter]).toEqual(status === 200 ? [200, null] : [503, "1"]);
  const served = outcomes.filter(({ status }) => status === 200).map(({ owner }) => owner);
  // All waiting calls of the flood are served in the end, most of them after the other owner.
  expect(served.filter((owner) => owner === "flood").length).toBeGreaterThan(50);
  expect(served.lastIndexOf("other")).toBeLessThan(served.length / 2);
});
