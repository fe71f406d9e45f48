/** Citations in replies of the engine. */
import { describe, expect, test } from "vitest";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { userSays } from "../../../scripted/start-scripted-engine.ts";
import { clock, read, start } from "./reply-harness.ts";

describe("citations", () => {
  const documents: Conversation["documents"] = [
    { id: "doc:0", data: { title: "Towers", text: "The Eiffel Tower is 330 metres tall." }, hiddenKeys: [] },
    { id: "doc:1", data: { text: "Penguins live in the southern hemisphere." }, hiddenKeys: [] },
  ];
  const answer = "The Eiffel Tower is 330 metres tall. 😀 Nothing else is known.";
  const cited = (events: readonly ReplyEvent[]) => events.flatMap((event) => (event.type === "citation" ? [event.citation] : []));

  test("name the document with the reply's statement, by code points", async () => {
    const { engine } = await start();
    const { events, text } = await read(engine, userSays(`say:😀 ${answer}`, { documents }), { citations: "accurate" });
    const citations = cited(events);
    expect(citations.length).toBeGreaterThan(0);
    for (const citation of citations) {
      expect(Array.from(text).slice(citation.start, citation.end).join("")).toBe(citation.text);
      expect(citation).toMatchObject({
        on: "text",
        contentIndex: 0,
        sources: [{ type: "document", id: "doc:0", data: documents[0]?.data }],
      });
    }
  });

  test("come after the text where they are accurate, between its deltas where they are fast, and are the same", async () => {
    const { engine } = await start();
    const accurate = (await read(engine, userSays(`say:${answer}`, { documents }), { citations: "accurate" })).events;
    const fast = (await read(engine, userSays(`say:${answer}`, { documents }), { citations: "fast" })).events;
    expect(cited(fast)).toEqual(cited(accurate));
    const index = (events: readonly ReplyEvent[], type: ReplyEvent["type"]) => events.findLastIndex((event) => event.type === type);
    expect(index(accurate, "citation")).toBeGreaterThan(index(accurate, "text-delta"));
    expect(index(accurate, "citation")).toBeLessThan(index(accurate, "text-end"));
    expect(index(fast, "citation")).toBeLessThan(index(fast, "text-delta"));
  });

  test("are numbered through the reply", async () => {
    const { engine } = await start();
    const penguins = "Penguins live in the southern hemisphere.";
    const script = `say:<think>${penguins}</think>\n\nThe Eiffel Tower is 330 metres tall. ${penguins}`;
    for (const citations of ["accurate", "fast"] as const) {
      const { events } = await read(engine, userSays(script, { documents }), { citations });
      const indices = events.flatMap((event) => (event.type === "citation" ? [event.index] : []));
      expect(indices.length).toBeGreaterThan(2);
      expect(indices).toEqual(indices.map((_, index) => index));
    }
  });

  test("are none where they are off, and none without sources", async () => {
    const { engine } = await start();
    expect(cited((await read(engine, userSays(`say:${answer}`, { documents }), { citations: "off" })).events)).toEqual([]);
    expect(cited((await read(engine, userSays(`say:${answer}`), { citations: "accurate" })).events)).toEqual([]);
  });

  test("do not cite text that the model could not see", async () => {
    const { engine } = await start();
    const hidden: Conversation["documents"] = [
      { id: "a", data: { note: "x", text: "The Eiffel Tower is 330 metres tall." }, hiddenKeys: ["text"] },
    ];
    expect(cited((await read(engine, userSays(`say:${answer}`, { documents: hidden }), { citations: "accurate" })).events)).toEqual([]);
  });

  test("are on thinking and on plans, too", async () => {
    const { engine } = await start();
    const fact = "The Eiffel Tower is 330 metres tall.";
    const thought = await read(engine, userSays(`say:<think>${fact}</think>\n\nYes.`, { documents }), { citations: "accurate" });
    expect(cited(thought.events)).toMatchObject([{ on: "thinking", contentIndex: 0 }]);
    const planned = await read(engine, userSays(`plan:${fact}|call:clock {}`, { documents, tools: [clock] }), { citations: "accurate" });
    expect(cited(planned.events)).toMatchObject([{ on: "plan", contentIndex: 0 }]);
    const types = planned.events.map((event) => event.type);
    expect(types.indexOf("citation")).toBeLessThan(types.indexOf("tool-call-start"));
  });

  test("name tool results by their own ids", async () => {
    const { engine } = await start();
    const conversation = userSays("", {
      tools: [clock],
      messages: [
        { role: "user", parts: [{ type: "text", text: "call:clock {}" }] },
        { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [{ id: "c1", name: "clock", arguments: "{}" }] },
        { role: "tool", toolCallId: "c1", outputs: [{ id: "c1:0", data: { output: "The Eiffel Tower is 330 metres tall." } }] },
      ],
    });
    expect(cited((await read(engine, conversation, { citations: "accurate" })).events)).toMatchObject([
      { sources: [{ type: "tool", id: "c1:0" }] },
    ]);
  });
});
