/** An engine that fails in the middle of a reply: another engine continues, and the reader sees one reply. */
import { describe, expect, test } from "vitest";
import type { Engine, ReplyMessage } from "../../../src/worker/engine/engine.ts";
import type { EngineFailureKind } from "../../../src/worker/base/engine-failure.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { chat, post, replySchema, streamedText, streamEvents, success, textOf, user } from "../cases/responses.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

/** Engines that fail, each after its number of messages of a reply; engines after the end of the list do not. */
function failingEngines(kind: EngineFailureKind, failAfter: readonly number[], replies = 1): { seam: () => Engine; started: () => number } {
  let started = 0;
  const seam = (): Engine => {
    const engine = createScriptedEngine({ die: () => undefined, replies });
    let left = failAfter[started] ?? Number.POSITIVE_INFINITY;
    started += 1;
    const reply: Engine["reply"] = async (request, port) => {
      const { port1, port2 } = new MessageChannel();
      const failed = new Promise<void>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
          if (left > 0) {
            left -= 1;
            port.postMessage(data);
            return;
          }
          port.postMessage({ type: "done", outcome: { ok: false, failure: { kind, detail: "it failed" } } } satisfies ReplyMessage);
          port1.close();
          resolve();
        };
      });
      await Promise.race([failed, engine.reply(request, port2)]);
    };
    return { ...engine, reply };
  };
  return { seam, started: () => started };
}

const driverWith = (engines: { seam: () => Engine }): HostDriver => createHostDriver({}, undefined, engines.seam);
const text = "One reply, however many engines write it.";

describe("an engine that loses its device in the middle of a reply", () => {
  test.each([1, 2, 5])("is replaced, and the reply continues after the sent messages (%i)", async (messages) => {
    const engines = failingEngines("device-lost", [messages]);
    const driver = driverWith(engines);
    const events = streamEvents(driver, await (await chat(driver, { messages: user(`say:${text}`), stream: true })).text());
    expect(streamedText(events)).toBe(text);
    expect(events.filter(({ type }) => type === "message-start")).toHaveLength(1);
    expect(events.at(-1)?.delta).toMatchObject({ finish_reason: "COMPLETE", usage: { tokens: { output_tokens: text.length } } });
    expect(engines.started()).toBe(2);
    expect(driver.log).toEqual([]);
  });

  test("is replaced as often as engines get further", async () => {
    const engines = failingEngines("run-failed", [2, 4, 6]);
    const driver = driverWith(engines);
    const reply = await success(driver, await chat(driver, { messages: user(`say:${text}`) }), replySchema);
    expect(textOf(reply)).toBe(text);
    expect(engines.started()).toBe(4);
  });

  test("fails the reply if the next engine gets no further", async () => {
    const engines = failingEngines("device-lost", [4, 1]);
    const driver = driverWith(engines);
    const events = streamEvents(driver, await (await chat(driver, { messages: user(`say:${text}`), stream: true })).text());
    expect(events.at(-1)?.delta).toMatchObject({ finish_reason: "ERROR", error: "it failed" });
    expect(text.startsWith(streamedText(events))).toBe(true);
    expect(streamedText(events).length).toBeGreaterThan(0);
    expect(engines.started()).toBe(2);
  });

  test("is replaced once for all the replies that it was writing, and each continues", async () => {
    const engines = failingEngines("device-lost", [9], 3);
    const driver = driverWith(engines);
    const texts = ["first", "second", "third"].map((name) => `${name}: ${text}`);
    const replies = texts.map(async (each) =>
      textOf(await success(driver, await chat(driver, { messages: user(`say:${each}`) }), replySchema)),
    );
    expect(await Promise.all(replies)).toEqual(texts);
    expect(engines.started()).toBe(2);
  });

  test("costs no generation of a request with several", async () => {
    const driver = driverWith(failingEngines("device-lost", [3]));
    const request = { model: "scripted-chat", prompt: "uniform", num_generations: 2, max_tokens: 12, seed: 4, temperature: 1 };
    const whole = await post(createHostDriver(), "/v1/generate", request);
    const resumed = await post(driver, "/v1/generate", request);
    const texts = async (response: Response) => (await response.json()).generations.map((each: { text: string }) => each.text);
    expect(await texts(resumed)).toEqual(await texts(whole));
  });
});

test("a failure that is not of the device fails the reply, as every engine would fail again", async () => {
  const engines = failingEngines("internal", [4]);
  const driver = driverWith(engines);
  const events = streamEvents(driver, await (await chat(driver, { messages: user(`say:${text}`), stream: true })).text());
  expect(events.at(-1)?.delta).toMatchObject({ finish_reason: "ERROR", error: "it failed" });
  expect(engines.started()).toBe(1);
});
