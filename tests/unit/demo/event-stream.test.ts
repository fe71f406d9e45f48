import { expect, test } from "vitest";
import { EventStream } from "../../../demo/service/event-stream.ts";

const wire = 'event: a\ndata: {"n":1}\n\n: keep-alive\n\nevent: b\ndata: {"n":2}\n\ndata: [DONE]\n\n';
const events = ['{"n":1}', '{"n":2}', "[DONE]"];

test("many events in one read are all found, comments left out", () => {
  expect(new EventStream().push(wire)).toEqual(events);
});

test("events split at any index are the same events", () => {
  for (const text of [wire, wire.replaceAll("\n", "\r\n")]) {
    for (let cut = 0; cut <= text.length; cut += 1) {
      const stream = new EventStream();
      expect([...stream.push(text.slice(0, cut)), ...stream.push(text.slice(cut))]).toEqual(events);
    }
  }
});

test("an event without its blank line is not yet an event", () => {
  const stream = new EventStream();
  expect(stream.push("data: half\n")).toEqual([]);
  expect(stream.push("\n")).toEqual(["half"]);
});

test("data on several lines is one text", () => {
  expect(new EventStream().push("data: one\ndata:two\n\n")).toEqual(["one\ntwo"]);
});
