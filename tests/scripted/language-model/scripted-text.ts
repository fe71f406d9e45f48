/** The text that a scripted `LanguageModel` writes, as the last user message and the constraint command. */
import { z } from "zod";
import { sampleOf } from "../../contract/scripted/schema-sample.ts";
import { lastingScript, scriptFor } from "../script.ts";
import type { Schema } from "./prompt-api.ts";

export type TextStep = string | { waitMs: number } | "fail" | "hang";

const resultOf = /^Result of [^\n]*:\n/;
const callPattern = /<tool_call>\s*\{"name": ("(?:[^"\\]|\\.)*"), "arguments": ([^]*?)\}\s*<\/tool_call>/g;

/** `said`: texts of the user messages, oldest first. */
export function* scriptedText(said: readonly string[], schema: Schema | undefined): Generator<TextStep> {
  const last = said.at(-1) ?? "";
  const lasting = said.find((text) => text.startsWith(lastingScript))?.slice(lastingScript.length);
  const results = resultOf.test(last) ? last.split("\n\n").map((each) => each.replace(resultOf, "")) : [];
  const question = said.findLast((text) => !resultOf.test(text)) ?? "";
  const script = scriptFor(lasting ?? question, (text) => Int32Array.from(new TextEncoder().encode(text)), {
    toolAnswer: results.length > 0 ? results.join("\n") : undefined,
  });
  const steps = stepsOf(script);
  if (schema === undefined) {
    yield* steps;
    return;
  }
  const isEndless = /^(never-end|slow|letters|uniform|fail-after|hang-after|die-after)\b/.test(question.trim());
  if (isEndless) {
    yield '{"reply": "';
    yield* steps;
    return;
  }
  const text = [...steps].filter((step) => typeof step === "string").join("");
  const whole = isWrapped(schema) ? wrapped(text, schema) : jsonOf(text, schema);
  yield* whole.match(/[^]{1,4}/gu) ?? [];
}

function* stepsOf({ step, delayMs }: ReturnType<typeof scriptFor>): Generator<TextStep> {
  const decoder = new TextDecoder();
  for (let written = 0; ; written++) {
    const next = step(written);
    if (next.do === "end") return;
    if (next.do === "fail" || next.do === "die") return yield "fail";
    if (next.do === "hang") return yield "hang";
    if (delayMs > 0) yield { waitMs: delayMs };
    const text = decoder.decode(Uint8Array.of(next.do === "write" ? next.id : 0x61), { stream: true });
    if (text !== "") yield text;
  }
}

const isWrapped = (schema: Schema): boolean => JSON.stringify(schema).includes('"tool_calls"');

function wrapped(text: string, schema: Schema): string {
  const calls = [...text.matchAll(callPattern)].map(([, name = "", json = ""]) => `{"name": ${name}, "arguments": ${json}}`);
  const reply = text.replaceAll(callPattern, "");
  const mustCall = !JSON.stringify(schema).includes('"reply"');
  if (calls.length === 0) return mustCall ? JSON.stringify(sampleOf(schema)) : JSON.stringify({ reply });
  const said = reply === "" || mustCall ? "" : `"reply": ${JSON.stringify(reply)}, `;
  return `{${said}"tool_calls": [${calls.join(", ")}]}`;
}

function jsonOf(text: string, schema: Schema): string {
  try {
    return JSON.stringify(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  } catch {
    return JSON.stringify(sampleOf(schema));
  }
}
