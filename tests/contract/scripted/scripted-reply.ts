/** The replies of the scripted service: events that keep the port's promises, as the last user message commands. */
import type { Conversation, Generation } from "../../../src/inference/conversation.ts";
import type { Citation, FinishReason, ReplyEvent, Usage } from "../../../src/inference/reply-events.ts";
import type { ChatCall } from "../../../src/inference/inference-service.ts";
import { sampleOf } from "./schema-sample.ts";

/** A piece of a reply. Each is a token, except the name of a call and a citation. */
type Piece = { kind: "thinking" | "text" | "plan"; text: string } | { kind: "call"; name: string; json: string };

/** The parts of a reply before it is cut to its limits. */
interface Draft {
  pieces: Piece[];
  /** Whether it ends with an error, if no limit ends it before. */
  fails?: boolean;
}

/**
 * Parts of a command, separated by "|": `say:TEXT` (TEXT may contain <think>...</think>), `plan:TEXT`,
 * `call:NAME {"a":1}`, `fail-after:N` (N letters, then an error). Undefined if the message is no command.
 */
function commandOf(message: string): Draft | undefined {
  const pieces: Piece[] = [];
  for (const part of message.split("|")) {
    const { verb, rest } = /^\s*(?<verb>say|plan|call|fail-after):(?<rest>[^]*)$/.exec(part)?.groups ?? {};
    if (rest === undefined) return undefined;
    if (verb === "call") {
      const [, name = "", json = ""] = /^(\S+)\s*([^]*)$/.exec(rest) ?? [];
      pieces.push({ kind: "call", name, json: json === "" ? "{}" : json });
    } else if (verb === "fail-after") {
      return { pieces: Array.from({ length: Number(rest) }, () => ({ kind: "text", text: "a" })), fails: true };
    } else {
      const { thinking, text = "" } = /^(?:<think>(?<thinking>[^]*?)<\/think>)?(?<text>[^]*)$/.exec(rest)?.groups ?? {};
      if (thinking !== undefined) pieces.push({ kind: "thinking", text: thinking });
      pieces.push({ kind: verb === "plan" ? "plan" : "text", text });
    }
  }
  return { pieces };
}

const lastUserText = ({ messages }: Conversation) => {
  const message = messages.findLast((each) => each.role === "user");
  return message?.parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n") ?? "";
};

/** Obeys the form first, then the command, then writes `drawn`. */
function draftOf({ conversation, form }: ChatCall, drawn: readonly string[]): Draft {
  const command = commandOf(lastUserText(conversation));
  if (form.output.type === "json") {
    const said = command?.pieces.find((piece) => piece.kind === "text");
    const json = said?.kind === "text" ? said.text : JSON.stringify(sampleOf(form.output.schema?.json ?? { type: "object" }));
    return { pieces: [{ kind: "text", text: json }] };
  }
  const mayCall = conversation.tools.length > 0 && form.toolChoice !== "none";
  const draft = command ?? { pieces: drawn.map((text) => ({ kind: "text" as const, text })) };
  const pieces = draft.pieces.filter(
    ({ kind }) => (kind !== "thinking" || form.thinking.enabled) && ((kind !== "call" && kind !== "plan") || mayCall),
  );
  if (form.toolChoice === "required" && !pieces.some(({ kind }) => kind === "call")) {
    const [tool] = conversation.tools;
    return { pieces: [{ kind: "call", name: tool?.name ?? "", json: JSON.stringify(sampleOf(tool?.parameters ?? {})) }] };
  }
  return { ...draft, pieces };
}

/** Words with the space after them; a JSON text in pieces of four characters. */
const tokensOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
const jsonTokens = (json: string) => json.match(/[^]{1,4}/gu) ?? [];

interface PromptCounts {
  billed: number;
  inputTokens: number;
}

export function replyEvents(call: ChatCall, { billed, inputTokens }: PromptCounts, drawn: readonly string[]): ReplyEvent[] {
  const { replyId, generation, form } = call;
  const draft = draftOf(call, drawn);
  const writer = new ReplyWriter(call, generation);
  writer.events.push({ type: "reply-start", replyId });
  if (form.promptLogprobs) writer.promptLogprobs(lastUserText(call.conversation));
  const calls = draft.pieces.some(({ kind }) => kind === "call");
  let finishReason: FinishReason = draft.fails ? "ERROR" : calls ? "TOOL_CALL" : "COMPLETE";
  for (const piece of draft.pieces) finishReason = writer.write(piece) ?? finishReason;
  writer.closeBlock();
  const usage: Usage = { inputTokens, outputTokens: writer.tokens, billedInputTokens: billed, cachedTokens: 0 };
  const { stopSequence } = writer;
  return [
    ...writer.events,
    {
      type: "reply-end",
      finishReason,
      usage,
      ...(finishReason === "ERROR" && { error: "the script says: fail" }),
      ...(stopSequence !== undefined && { stopSequence }),
    },
  ];
}

/** Writes pieces as events until a limit is reached. */
class ReplyWriter {
  readonly events: ReplyEvent[] = [];
  tokens = 0;
  stopSequence: string | undefined;
  readonly #call: ChatCall;
  readonly #generation: Generation;
  #ended = false;
  #open: "text" | "thinking" | undefined;
  #blocks = 0;
  #calls = 0;
  #citations = 0;
  #text = "";
  /** Ids of the sources that are cited already. */
  readonly #cited = new Set<string>();

  constructor(call: ChatCall, generation: Generation) {
    this.#call = call;
    this.#generation = generation;
  }

  promptLogprobs(prompt: string): void {
    const tokens = tokensOf(prompt).map((text, index) => ({ text, ...(index > 0 && { logprob: -1 }) }));
    this.events.push({ type: "prompt-logprobs", tokens });
  }

  /** The finish reason, if there is one. */
  write(piece: Piece): FinishReason | undefined {
    if (this.#ended) return undefined;
    if (piece.kind === "call") return this.#writeCall(piece.name, piece.json);
    for (const token of tokensOf(piece.text)) {
      if (this.tokens >= this.#generation.maxTokens) return this.#end("MAX_TOKENS");
      this.tokens++;
      if (piece.kind === "plan") this.events.push({ type: "plan-delta", text: token });
      else if (piece.kind === "thinking") this.#writeThinking(token);
      else if (this.#writeText(token)) return this.#end("STOP_SEQUENCE");
    }
    return undefined;
  }

  closeBlock(): void {
    if (this.#open === undefined) return;
    if (this.#open === "text" && this.#call.form.citations === "accurate") this.#cite();
    const type = this.#open === "text" ? ("text-end" as const) : ("thinking-end" as const);
    this.events.push({ type, index: this.#blocks++ });
    this.#open = undefined;
  }

  #end(reason: FinishReason): FinishReason {
    this.#ended = true;
    return reason;
  }

  #writeThinking(thinking: string): void {
    this.#openBlock("thinking");
    this.events.push({ type: "thinking-delta", index: this.#blocks, thinking });
  }

  /** True when the text came to a stop sequence; it ends before it. */
  #writeText(token: string): boolean {
    const before = this.#text;
    const whole = before + token;
    const stops = this.#generation.stopSequences.filter((stop) => whole.includes(stop));
    const [first] = stops.toSorted((one, other) => whole.indexOf(one) - whole.indexOf(other));
    const kept = first === undefined ? token : whole.slice(before.length, Math.max(before.length, whole.indexOf(first)));
    this.stopSequence = first;
    if (kept !== "") {
      this.#openBlock("text");
      this.#text += kept;
      const { logprobs } = this.#generation;
      this.events.push({
        type: "text-delta",
        index: this.#blocks,
        text: kept,
        ...(logprobs && { logprobs: { text: kept, tokenIds: [kept.length], logprobs: [-0.5] } }),
      });
      if (this.#call.form.citations === "fast") this.#cite();
    }
    return first !== undefined;
  }

  #writeCall(name: string, json: string): FinishReason | undefined {
    this.closeBlock();
    const pieces = jsonTokens(json);
    const left = this.#generation.maxTokens - this.tokens;
    this.tokens += Math.min(pieces.length, left);
    // A call that is cut short is not passed on.
    if (pieces.length > left) return this.#end("MAX_TOKENS");
    const index = this.#calls++;
    this.events.push({ type: "tool-call-start", index, id: `${name}_${String(index).padStart(12, "0")}`, name });
    for (const piece of pieces) this.events.push({ type: "tool-call-delta", index, arguments: piece });
    this.events.push({ type: "tool-call-end", index });
    return undefined;
  }

  #openBlock(kind: "text" | "thinking"): void {
    if (this.#open === kind) return;
    this.closeBlock();
    this.#open = kind;
    this.events.push(kind === "text" ? { type: "text-start", index: this.#blocks } : { type: "thinking-start", index: this.#blocks });
  }

  /** Cites each source once, at the first occurrence of its first text value in the reply so far. */
  #cite(): void {
    for (const source of sourcesOf(this.#call.conversation)) {
      const value = Object.values(source.data).find((each): each is string => typeof each === "string" && each !== "");
      const place = value === undefined ? -1 : this.#text.indexOf(value);
      if (value === undefined || place < 0 || this.#cited.has(source.id)) continue;
      this.#cited.add(source.id);
      const start = Array.from(this.#text.slice(0, place)).length;
      const citation: Citation = {
        start,
        end: start + Array.from(value).length,
        text: value,
        on: "text",
        contentIndex: this.#blocks,
        sources: [source],
      };
      this.events.push({ type: "citation", index: this.#citations++, citation });
    }
  }
}

function sourcesOf({ documents, messages }: Conversation): Citation["sources"] {
  return [
    ...documents.map(({ id, data }) => ({ type: "document" as const, id, data })),
    ...messages.flatMap((message) =>
      message.role === "tool" ? message.outputs.map(({ id, data }) => ({ type: "tool" as const, id, data })) : [],
    ),
  ];
}
