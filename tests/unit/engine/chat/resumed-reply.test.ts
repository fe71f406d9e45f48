/** A reply that one engine begins and another continues, cut after every piece that was written. */
import { describe, expect, test } from "vitest";
import type { WrittenReply } from "../../../../src/inference/written-reply.ts";
import type { Seam } from "../../../scripted/scripted-engine.ts";
import { type WholeReply, readReply, startScriptedEngine, userSays } from "../../../scripted/start-scripted-engine.ts";
import { clock, type Recording, recordings } from "./recordings.ts";

const cases: Record<string, Recording> = {
  ...recordings,
  "penalties and drawn letters": {
    conversation: userSays("uniform"),
    generation: { temperature: 1, seed: 11n, k: 20, p: 0.9, frequencyPenalty: 0.7, presencePenalty: 0.3, maxTokens: 30 },
  },
  "JSON held to a schema": {
    conversation: userSays("uniform"),
    generation: { temperature: 1, seed: 3n, maxTokens: 60 },
    form: {
      output: { type: "json" },
    },
  },
  "a required call": {
    conversation: userSays("uniform", { tools: [clock] }),
    generation: { temperature: 1, seed: 5n, maxTokens: 200 },
    form: { toolChoice: "required", strictTools: true },
  },
  "no tokens at all": { conversation: userSays("silent") },
};

async function replyTo({ conversation, generation, form }: Recording, seam: Seam | undefined, written?: WrittenReply): Promise<WholeReply> {
  const { engine } = await startScriptedEngine({ contextLength: 4000, features: ["reasoning"] }, seam);
  return readReply(engine, conversation, generation, undefined, form, written);
}

const cutAt = ({ written }: WholeReply, pieces: number): WrittenReply => ({
  cachedTokens: 7,
  pieces: written.pieces.slice(0, pieces),
  weights: written.weights.slice(0, pieces),
});

/** Returns the events as if 7 tokens of the prompt were in the cache. */
const eventsOf = ({ events }: WholeReply): string => JSON.stringify(events).replace(/"cachedTokens":\d+/, '"cachedTokens":7');

describe("a reply of a token model", () => {
  test.for(Object.keys(cases))("continues after each of its tokens, byte for byte: %s", async (name) => {
    const recording = cases[name] ?? { conversation: userSays("") };
    const whole = await replyTo(recording, undefined);
    expect(whole.written.pieces.length).toBe(whole.end?.usage.outputTokens);
    for (let cut = 0; cut <= whole.written.pieces.length; cut++) {
      const resumed = await replyTo(recording, undefined, cutAt(whole, cut));
      expect(eventsOf(resumed)).toBe(eventsOf(whole));
      expect(resumed.written.pieces).toEqual(whole.written.pieces.slice(cut));
      expect(resumed.written.end).toEqual(whole.written.end);
    }
  });

  test("that had ended is written again without the model", async () => {
    const recording = { conversation: userSays("say:all of it") };
    const whole = await replyTo(recording, undefined);
    const { engine, model } = await startScriptedEngine({ contextLength: 4000 });
    const again = await readReply(engine, recording.conversation, {}, undefined, {}, { cachedTokens: 7, ...whole.written });
    expect(eventsOf(again)).toBe(eventsOf(whole));
    expect(model?.computedTokens).toBe(0);
  });

  test("is refused tokens that its grammar does not allow, and ids that the model does not have", async () => {
    const recording = { conversation: userSays("uniform"), form: { output: { type: "json" } } as const };
    for (const id of ["x".charCodeAt(0), 1_000_000]) {
      const { outcome, written } = await replyTo(recording, undefined, { cachedTokens: 0, pieces: [id], weights: [0] });
      expect(outcome).toMatchObject({ ok: false, failure: { kind: "internal" } });
      expect(written.pieces).toEqual([]);
    }
  });
});

describe("a reply of a completer", () => {
  test.for<[Seam, string]>([
    ["token-completer", "thinking that is cut short"],
    ["token-completer", "citations within the text"],
    ["token-completer", "a plan and two calls"],
    ["text-completer", "thinking that is cut short"],
    ["text-completer", "citations behind the text"],
  ])("of %s continues after each piece: %s", async ([seam, name]) => {
    const { generation, ...rest } = recordings[name] ?? { conversation: userSays("") };
    const { logprobs: _, ...supported } = generation ?? {};
    const recording = { ...rest, generation: supported };
    const whole = await replyTo(recording, seam);
    expect(whole.end?.finishReason).not.toBe("ERROR");
    for (let cut = 0; cut <= whole.written.pieces.length; cut++) {
      const resumed = await replyTo(recording, seam, { ...cutAt(whole, cut), cachedTokens: 0 });
      // A completion behind a part of the reply counts other tokens as cached.
      expect(JSON.stringify(resumed.events.slice(0, -1))).toBe(JSON.stringify(whole.events.slice(0, -1)));
      expect(resumed.end?.finishReason).toBe(whole.end?.finishReason);
    }
  });
});

/** The events before the end. Neighbours of one block are joined, because engines write texts in pieces of other lengths. */
function joinedEvents({ events }: WholeReply): object[] {
  const joined: Record<string, unknown>[] = [];
  for (const event of events.slice(0, -1)) {
    const [key, text] = event.type.endsWith("-delta") ? (Object.entries(event).find(([name]) => textFields.has(name)) ?? []) : [];
    const last = joined.at(-1);
    if (key !== undefined && last?.["type"] === event.type) last[key] = `${String(last[key])}${String(text)}`;
    else joined.push({ ...event });
  }
  return joined;
}
const textFields = new Set(["text", "thinking", "arguments"]);

describe("a reply that is begun by one kind of engine and continued by another", () => {
  const seams: [Seam | undefined, Seam | undefined][] = [
    ["text-completer", undefined],
    [undefined, "text-completer"],
    [undefined, "token-completer"],
  ];
  const names = ["thinking that is cut short", "citations within the text", "a plan and two calls"];
  test.for(seams.flatMap(([first, next]) => names.map((name) => [first ?? "token-model", next ?? "token-model", name, first, next] as const)))(
    "%s, then %s: %s",
    async ([, , name, first, next]) => {
      const { generation, ...rest } = recordings[name] ?? { conversation: userSays("") };
      const { logprobs: _, ...supported } = generation ?? {};
      const recording = { ...rest, generation: supported };
      const whole = await replyTo(recording, first);
      for (let cut = 0; cut <= whole.written.pieces.length; cut += 4) {
        const resumed = await replyTo(recording, next, { ...cutAt(whole, cut), cachedTokens: 0 });
        expect(joinedEvents(resumed), `${cut} pieces`).toEqual(joinedEvents(whole));
        expect(resumed.end?.finishReason).toBe(whole.end?.finishReason);
      }
    },
  );

  test("follows its schema if a token model continues a text", async () => {
    const recording = cases["JSON held to a schema"] ?? { conversation: userSays("") };
    const whole = await replyTo(recording, undefined);
    const text = new TextDecoder().decode(Uint8Array.from(whole.written.pieces, Number));
    for (const cut of [1, Math.floor(text.length / 2), text.length]) {
      const begun = { cachedTokens: 0, pieces: [text.slice(0, cut)], weights: [cut] };
      const { events, end } = await replyTo(recording, undefined, begun);
      const written = events.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
      expect(written.startsWith(text.slice(0, cut))).toBe(true);
      expect(end?.usage.outputTokens).toBeLessThanOrEqual(60);
      if (end?.finishReason === "COMPLETE") expect(JSON.parse(written)).toEqual(expect.anything());
    }
  });
});
