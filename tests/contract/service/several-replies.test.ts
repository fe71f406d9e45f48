/** Several chats at once with a model that writes more than one reply at a time. */
import { expect, test } from "vitest";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { chat, replySchema, success, textOf, user } from "../cases/responses.ts";
import { createHostDriver } from "../host-driver.ts";

const driver = () => createHostDriver({}, undefined, () => createScriptedEngine({ die: () => undefined, replies: 2 }));

/** A reply of 400 tokens, a few milliseconds each; its first bytes are there. */
async function startLong(host: ReturnType<typeof driver>) {
  const reader = (await chat(host, { messages: user("slow:3"), stream: true, max_tokens: 400 })).body?.getReader();
  await reader?.read();
  let hasEnded = false;
  const readOn = async (): Promise<void> => {
    while ((await reader?.read())?.done === false);
    hasEnded = true;
  };
  void readOn();
  return { hasEnded: () => hasEnded, cancel: async () => reader?.cancel() };
}

const writeShort = async (host: ReturnType<typeof driver>): Promise<string> =>
  textOf(await success(host, await chat(host, { messages: user("say:short") }), replySchema));

test("a short reply does not wait for the end of a long one", async () => {
  const host = driver();
  const long = await startLong(host);
  expect(await writeShort(host)).toBe("short");
  expect(long.hasEnded()).toBe(false);
  await long.cancel();
});

test("one more than the model writes at a time waits until another has ended", async () => {
  const host = driver();
  const [first, second] = [await startLong(host), await startLong(host)];
  const order: string[] = [];
  const waiting = writeShort(host).then((text) => order.push(text));
  await new Promise((resolve) => setImmediate(resolve));
  await first.cancel().then(() => order.push("cancelled"));
  await waiting;
  expect(order).toEqual(["cancelled", "short"]);
  expect(second.hasEnded()).toBe(false);
  await second.cancel();
});
