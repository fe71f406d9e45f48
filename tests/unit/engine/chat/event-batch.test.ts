import { describe, expect, test } from "vitest";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { EventBatch } from "../../../../src/worker/engine/chat/event-batch.ts";

const delta = (text: string): ReplyEvent => ({ type: "text-delta", index: 0, text });

/** A batch with a clock that the test moves, and the texts of each message that it sent. */
function startBatch() {
  let now = 0;
  const messages: string[] = [];
  const textOf = (event: ReplyEvent): string => (event.type === "text-delta" ? event.text : "");
  const batch = new EventBatch(
    (events) => messages.push(events.map(textOf).join("")),
    () => now,
  );
  return { batch, messages, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe("messages of a reply", () => {
  test("hold one event each at its start, however fast the events come", () => {
    const { batch, messages } = startBatch();
    for (const text of "abcdef") batch.add([delta(text)]);
    expect(messages).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  test("gather the events of a frame afterwards, in order", () => {
    const { batch, messages, pass } = startBatch();
    for (const text of "abcdefghi") batch.add([delta(text)]);
    expect(messages).toHaveLength(6);
    pass(16);
    batch.add([delta("j")]);
    expect(messages.slice(6)).toEqual(["ghij"]);
  });

  test("have one event each if the model is slower than a display", () => {
    const { batch, messages, pass } = startBatch();
    for (const text of "abcdefghij") {
      batch.add([delta(text)]);
      pass(20);
    }
    expect(messages).toHaveLength(10);
  });

  test("leave no event at a flush, and none is empty", () => {
    const { batch, messages } = startBatch();
    for (const text of "abcdefgh") batch.add([delta(text)]);
    batch.add([]);
    batch.flush();
    batch.flush();
    expect(messages.slice(6)).toEqual(["gh"]);
  });

  test("are sent empty at intervals while a long prompt is computed, so that the engine is not taken to hang", () => {
    const { batch, messages, pass } = startBatch();
    batch.add([delta("a")]);
    for (let chunk = 0; chunk < 40; chunk++) {
      pass(100);
      batch.showProgress();
    }
    expect(messages).toEqual(["a", "", "", "", ""]);
  });
});
