/** The reply of a scripted chat model. The last user message chooses it, or an earlier message that begins with `lastingScript`. */

import { z } from "zod";
import { callsText } from "../../src/chat/dialects/calls/call-text.ts";
import type { CallSyntax } from "../../src/chat/dialects/dialect.ts";

const argumentsSchema = z.record(z.string(), z.unknown());

type ScriptStep =
  /** Write this token. */
  | { do: "write"; id: number }
  /** Any lower-case letter, all equally likely. */
  | { do: "choose" }
  | { do: "end" }
  | { do: "fail" }
  | { do: "die" }
  | { do: "hang" };

export interface Script {
  /** Returns the step after `written` tokens of the reply. */
  step(written: number): ScriptStep;
  /** Milliseconds that each token takes. */
  delayMs: number;
}

/** How the model writes calls. Default: as Hermes models do, the arguments as the script has them. */
export interface ScriptContext {
  toolAnswer?: string | undefined;
  syntax?: CallSyntax | undefined;
}

/** Tokens of a text, special tokens included. */
export type Encode = (text: string) => Int32Array;

/** A user message that begins with this text sets every later reply, for questions that must not contain the answer. */
export const lastingScript = "from-now-on:";

/**
 * `say:TEXT` writes TEXT (which may contain <think>...</think> and <tool_call>...</tool_call>) and ends. `call:NAME
 * ARGUMENTS` calls a tool, with JSON as arguments, and once the tool has answered writes "The tool says: " and its
 * answer. `plan:TEXT|call:NAME ARGUMENTS` does so with TEXT before the call. `silent` ends at once. `never-end` writes
 * "word " for ever. `slow:MS` does so with a pause before each token; `letters:MS` writes letters that seldom repeat a
 * row of three. `uniform` draws letters for ever. `fail-after:N`, `die-after:N` and `hang-after:N` write N letters and
 * then fail, end the worker, or never come back. `break-in-call:NAME` begins a call with arguments and then ends the
 * worker. `half-character` ends in the middle of a euro sign. Anything else is answered with "You said: " and the
 * message.
 */
export function scriptFor(message: string, encode: Encode, { toolAnswer, syntax }: ScriptContext = {}): Script {
  const [command, argument] = splitOnce(message.trim());
  if (command === "call" || command === "plan") {
    return writing(encode(toolAnswer === undefined ? withCall(command, argument, syntax) : `The tool says: ${toolAnswer}`));
  }
  const count = Number.parseInt(argument, 10);
  if (command === "say") return writing(encode(argument));
  if (command === "silent") return writing(new Int32Array(0));
  if (command === "half-character") return writing(encode("10 €").subarray(0, -1));
  if (command === "never-end") return { delayMs: 0, step: repeating(encode("word ")) };
  if (command === "slow") return { delayMs: count, step: repeating(encode("word ")) };
  if (command === "letters") return { delayMs: count, step: (written) => ({ do: "write", id: letterAt(written) }) };
  if (command === "uniform") return { delayMs: 0, step: () => ({ do: "choose" }) };
  if (command === "break-in-call") {
    const begun = writing(encode(withCall("call", `${argument} {"a": "b`).slice(0, -"}\n</tool_call>".length)));
    return { delayMs: 0, step: (written) => (begun.step(written).do === "end" ? { do: "die" } : begun.step(written)) };
  }
  const fate = fates.get(command);
  if (fate !== undefined) {
    const letter = repeating(encode("a"));
    return { delayMs: 0, step: (written) => (written < count ? letter(written) : { do: fate }) };
  }
  return writing(encode(`You said: ${message}`));
}

function withCall(command: "call" | "plan", argument: string, syntax?: CallSyntax): string {
  const [plan, call] = command === "plan" ? splitOnce(argument, "|call:") : ["", argument];
  const [name, json] = splitOnce(call, " ");
  if (syntax !== undefined)
    return plan + callsText(syntax, [{ name, arguments: argumentsSchema.parse(JSON.parse(json === "" ? "{}" : json)) }]);
  return `${plan}<tool_call>\n{"name": ${JSON.stringify(name)}, "arguments": ${json === "" ? "{}" : json}}\n</tool_call>`;
}

const fates = new Map<string, "fail" | "die" | "hang">([
  ["fail-after", "fail"],
  ["die-after", "die"],
  ["hang-after", "hang"],
]);

/** The same letter at the same position, in no order. */
const letterAt = (position: number): number => "a".charCodeAt(0) + ((Math.imul(position + 1, 0x9e_37_79_b1) >>> 16) % 26);

function writing(ids: Int32Array): Script {
  return {
    delayMs: 0,
    step: (written) => {
      const id = ids[written];
      return id === undefined ? { do: "end" } : { do: "write", id };
    },
  };
}

function repeating(ids: Int32Array): Script["step"] {
  return (written) => ({ do: "write", id: ids[written % ids.length] ?? 0 });
}

function splitOnce(text: string, separator = ":"): [string, string] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + separator.length)];
}
