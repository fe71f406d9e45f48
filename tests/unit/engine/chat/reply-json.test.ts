/** Replies that are JSON. */
import { describe, expect, test } from "vitest";
import { readReply, userSays } from "../../../scripted/start-scripted-engine.ts";
import { read, start, thinkingOf } from "./reply-harness.ts";
import { jsonOutput } from "../../../scripted/read-schemas.ts";

describe("JSON output", () => {
  const schema = { type: "object", properties: { age: { type: "integer" }, name: { type: "string" } }, required: ["age", "name"] };

  test("is an object of the schema, also if the model would write another text", async () => {
    const { engine } = await start();
    const { text, end } = await read(engine, userSays("say:Hello."), { output: jsonOutput(schema) });
    expect(JSON.parse(text)).toEqual({ age: expect.any(Number), name: expect.any(String) });
    expect(end?.finishReason).toBe("COMPLETE");
  });

  test("is any object where there is no schema", async () => {
    const { engine } = await start();
    const { text } = await read(engine, userSays('say:{"a": [1, true]}'), { output: { type: "json" } });
    expect(JSON.parse(text)).toEqual({ a: [1, true] });
  });

  test("ends with the object if the model has no token that ends a reply", async () => {
    const { engine } = await start({ id: "scripted-endless" });
    const { text, end } = await read(engine, userSays('say:{"age": 7, "name": "x"}'), { output: jsonOutput(schema) });
    expect(text).toBe('{"age": 7, "name": "x"}');
    expect(end?.finishReason).toBe("COMPLETE");
  });

  test("begins after the thinking of a model that thinks", async () => {
    const { engine } = await start({ features: ["reasoning"] });
    const { events, text } = await read(engine, userSays('say:<think>Hm, 7?</think>\n\n{"age": 7, "name": "x"}'), {
      output: jsonOutput(schema),
    });
    expect(thinkingOf(events)).toBe("Hm, 7?");
    expect(text).toBe('{"age": 7, "name": "x"}');
  });

  test("has the model's own log probabilities, not those after masking", async () => {
    const { engine } = await start();
    const { events } = await readReply(engine, userSays("say:Hello."), { logprobs: true }, undefined, { output: { type: "json" } });
    const [first] = events.flatMap((event) => (event.type === "text-delta" && event.logprobs !== undefined ? [event.logprobs] : []));
    expect(first?.text).toBe("{");
    // The script was certain of another letter.
    expect(first?.logprobs[0]).toBeLessThan(-100);
  });
});
