/** A `TokenModel` that follows a script. Everything around it (prompting, sampling, reading) is the real thing. */
import type { CallSyntax } from "../../src/chat/dialects/dialect.ts";
import type { TextTokenizer } from "../../src/chat/tokenizer/text-tokenizer.ts";
import { OnnxRuntimeError } from "../../src/worker/engine/engine-errors.ts";
import type { TokenModel } from "../../src/worker/engine/chat/token-loop/token-model.ts";
import { byteTokens } from "./byte-tokenizer.ts";
import { lastingScript, type Script, scriptFor } from "./script.ts";

const certain = 100;
const userHeader = "user\n";
const toolHeader = "tool\n";
/**
 * Tokens that the model prefers if a grammar forbids its script's token, best first. They end the reply as soon as
 * possible, so that any schema and any tool gets a short, valid answer.
 */
const finishing = [byteTokens.turnEnd, ...Array.from('"}]0,', (character) => character.charCodeAt(0))];
const replyHeader = "assistant\n";
const emptyThinking = [byteTokens.thinkStart, byteTokens.thinkEnd].join();

export interface ScriptedModelOptions {
  syntax?: CallSyntax | undefined;
  rows?: number | undefined;
}

export class ScriptedModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly prefillChunk = 64;
  /** Tokens computed since the model was made: shows the tokens that a prefix cache saved. */
  computedTokens = 0;
  siblings: readonly ScriptedModel[] = [];
  /** Absent unless it computes several tokens in the time of one. */
  readonly batchDecode: TokenModel["batchDecode"];
  readonly #tokenizer: TextTokenizer;
  readonly #die: () => void;
  readonly #syntax: CallSyntax | undefined;
  readonly #logits: Float32Array;
  #ids: number[] = [];
  /** The script of the turn that begins at `start`: read again only when another turn begins. */
  #current: { start: number; script: Script } | undefined;

  /**
   * `die`: ends the realm that the model runs in. `syntax`: syntax of its calls; default: the scripts' own. `rows`: max
   * tokens that it computes in the time of one; default: 1.
   */
  constructor(tokenizer: TextTokenizer, contextLength: number, die: () => void, { syntax, rows = 1 }: ScriptedModelOptions = {}) {
    this.#syntax = syntax;
    if (rows > 1) this.batchDecode = { maxTokens: rows, exactPositions: contextLength, append: (ids) => this.#append(ids) };
    this.#tokenizer = tokenizer;
    this.#die = die;
    this.contextLength = contextLength;
    this.vocabularySize = tokenizer.table.size;
    this.#logits = new Float32Array(this.vocabularySize);
  }

  /** The prompt and the reply that it holds. */
  get ids(): Int32Array {
    return Int32Array.from(this.#ids);
  }

  get length(): number {
    return this.#ids.length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    this.#take(ids);
    await this.#pause();
    return this.#nextLogits();
  }

  decode(id: number): Promise<Float32Array> {
    return this.prefill(Int32Array.of(id));
  }

  truncate(length: number): void {
    this.#ids.length = Math.min(this.#ids.length, length);
    this.#current = undefined;
  }

  #take(ids: Int32Array): void {
    this.#ids.push(...ids);
    if (ids.includes(byteTokens.turnStart)) this.#current = undefined;
    this.computedTokens += ids.length;
  }

  /** All tokens are one run, so there is one pause. */
  async #append(ids: Int32Array): Promise<Float32Array[]> {
    const logits: Float32Array[] = [];
    for (const [index, id] of ids.entries()) {
      this.#take(Int32Array.of(id));
      if (index === 0) await this.#pause();
      logits.push((await this.#nextLogits()).slice());
    }
    return logits;
  }

  async #pause(): Promise<void> {
    const { delayMs } = this.#place().script;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  }

  async #nextLogits(): Promise<Float32Array> {
    const { script, written } = this.#place();
    const step = script.step(written);
    const logits = this.#logits.fill(-certain);
    for (const [rank, id] of finishing.entries()) logits[id] = -certain + finishing.length - rank;
    switch (step.do) {
      case "write":
        logits[step.id] = certain;
        return logits;
      case "choose":
        return logits.fill(0, "a".charCodeAt(0), "z".charCodeAt(0) + 1);
      case "end":
        logits[byteTokens.turnEnd] = certain;
        return logits;
      case "fail":
        throw new OnnxRuntimeError(1, "the script says: fail");
      case "die":
        this.#die();
        return new Promise(() => undefined);
      case "hang":
        return new Promise(() => undefined);
    }
  }

  /** Returns the script of the last user message, or of a lasting one before it, and the number of written tokens. */
  #place(): { script: Script; written: number } {
    this.#current ??= this.#scriptOfTurn(this.#ids.lastIndexOf(byteTokens.turnStart));
    const { script, start } = this.#current;
    const replyStart = start + 1 + replyHeader.length;
    // The empty thinking block that a prompt may end with is not part of the reply.
    const isClosed = this.#ids.slice(replyStart, replyStart + 2).join() === emptyThinking;
    return { script, written: Math.max(0, this.#ids.length - replyStart - (isClosed ? 2 : 0)) };
  }

  #scriptOfTurn(start: number): { start: number; script: Script } {
    const messages = this.#turns(start);
    const users = textsOf(messages, userHeader);
    const answers = textsOf(
      messages.slice(messages.findLastIndex((yieldToEventLoop) => yieldToEventLoop.startsWith(userHeader)) + 1),
      toolHeader,
    );
    const toolAnswer = answers.length === 0 ? undefined : answers.join("\n");
    const lasting = users.findLast((text) => text.startsWith(lastingScript));
    const message = lasting?.slice(lastingScript.length) ?? users.at(-1) ?? "";
    return { start, script: scriptFor(message, (text) => this.#tokenizer.encodePrompt(text), { toolAnswer, syntax: this.#syntax }) };
  }

  /** Texts of the turns before a position, role first. */
  #turns(end: number): string[] {
    const messages: number[][] = [];
    for (const id of this.#ids.slice(0, Math.max(0, end))) {
      if (id === byteTokens.turnStart) messages.push([]);
      else if (id !== byteTokens.turnEnd) messages.at(-1)?.push(id);
    }
    return messages.map((ids) => this.#tokenizer.decode(Int32Array.from(ids)).trimEnd());
  }
}

function textsOf(messages: readonly string[], header: string): string[] {
  return messages
    .filter((yieldToEventLoop) => yieldToEventLoop.startsWith(header))
    .map((yieldToEventLoop) => yieldToEventLoop.slice(header.length));
}
