/** Puts the pieces of tool calls (OpenAI's `delta.tool_calls`) in order: one call after another. */
import { z } from "zod";
import type { ConversationPart } from "../../chat/completer/conversation-completer.ts";
import { serverFailed } from "../http/server-failure.ts";

export const toolCallDeltaSchema = z.looseObject({
  index: z.int().min(0).nullish(),
  id: z.string().nullish(),
  function: z
    .looseObject({
      /** Only in the first piece of a call; some servers repeat it as "". */
      name: z.string().nullish(),
      /** A piece of JSON text; TGI sends the whole object. */
      arguments: z.union([z.string(), z.record(z.string(), z.unknown()).transform((object) => JSON.stringify(object))]).nullish(),
    })
    .nullish(),
});

type Delta = z.output<typeof toolCallDeltaSchema>;

interface Call {
  name: string;
  /** The arguments so far, as JSON text. */
  arguments: string;
}

/** A server may send pieces of several calls alternately. Pieces of a later call wait until the call before it is complete. */
export class ToolCallDeltas {
  /** The calls that are not passed on completely, by the server's index. */
  readonly #calls = new Map<number, Call>();
  /** Index of the call that is being passed on. */
  #current: number | undefined;
  #next = 0;

  push({ index, id, function: piece }: Delta): ConversationPart[] {
    const at = index ?? (id === null || id === undefined ? Math.max(0, this.#next - 1) : this.#next);
    this.#next = Math.max(this.#next, at + 1);
    const text = piece?.arguments ?? "";
    const call = this.#calls.get(at);
    if (call !== undefined) {
      call.arguments += text;
      return this.#current === at ? argumentsPart(text) : this.#beginNext();
    }
    const name = piece?.name ?? "";
    if (name === "") throw serverFailed("the server sent a piece of a tool call that has no name");
    this.#calls.set(at, { name, arguments: text });
    return this.#beginNext();
  }

  /** Returns the calls that waited. Call it at the end of the reply. */
  flush(): ConversationPart[] {
    const parts: ConversationPart[] = [];
    for (;;) {
      if (this.#current !== undefined) this.#calls.delete(this.#current);
      this.#current = undefined;
      const begun = this.#beginNext();
      if (begun.length === 0) return parts;
      parts.push(...begun);
    }
  }

  #beginNext(): ConversationPart[] {
    if (this.#current !== undefined) {
      const isWhole = isJson(this.#calls.get(this.#current)?.arguments ?? "");
      if (this.#calls.size < 2 || !isWhole) return [];
      this.#calls.delete(this.#current);
    }
    const [index] = [...this.#calls.keys()].sort((one, other) => one - other);
    const call = index === undefined ? undefined : this.#calls.get(index);
    this.#current = index;
    return call === undefined ? [] : [{ type: "tool-call", name: call.name }, ...argumentsPart(call.arguments)];
  }
}

/** Whether the arguments of a call are complete. A call may have none. */
function isJson(text: string): boolean {
  if (text === "") return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function argumentsPart(text: string): ConversationPart[] {
  return text === "" ? [] : [{ type: "arguments", text }];
}
