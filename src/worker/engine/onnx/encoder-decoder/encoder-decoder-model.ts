/**
 * An encoder-decoder model for the token loop. Its sequence of tokens is the prompt, `replyStartId`, and the reply. The encoder reads
 * the prompt in one run when `replyStartId` comes. The decoder's caches of the prompt and of the start tokens are kept, so that the
 * same prompt is not computed again. A reply cannot be truncated: `truncate` goes back to its start.
 */
import type { Tensor } from "onnxruntime-web";
import type { TokenModel } from "../../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { integerTensor } from "../causal/input-tensors.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import { floatsOf } from "../../../base/half-floats.ts";
import type { Ort } from "../ort-builds.ts";
import { agree } from "../../self-test.ts";
import { decoderInputs, type DecoderSignature, readDecoderSignature } from "./decoder-signature.ts";
import type { EncoderDecoderConfig } from "./encoder-decoder-config.ts";
import type { PromptEncoder } from "./prompt-encoder.ts";

/** Marks the end of a prompt and the decoder's start tokens. It is above every vocabulary, so that no text has it. */
export const replyStartId = 2 ** 24 - 1;

export interface EncoderDecoderOptions {
  ort: Ort;
  encoder: PromptEncoder;
  decoder: GraphSession;
  config: EncoderDecoderConfig;
  contextLength: number;
}

/** Number of tokens of the self-test: larger than the sizes at which kernels are known to switch. */
const testLength = 33;

type Tensors = Readonly<Record<string, Tensor>>;

/** The computed state of a prompt. */
interface Prompt {
  /** The encoder's output. */
  encoded: Tensor;
  /** The decoder's caches of kind "text". */
  text: Tensors;
  /** State after the start tokens: the decoder's caches of kind "reply", and the logits. */
  start: { reply: Tensors; logits: Float32Array };
}

export class EncoderDecoderModel implements TokenModel {
  readonly contextLength: number;
  readonly vocabularySize: number;
  readonly readsPromptWhole = true;
  readonly #options: EncoderDecoderOptions;
  readonly #signature: DecoderSignature;
  #ids: number[] = [];
  #prompt: Prompt | undefined;
  /** The decoder's caches of kind "reply". */
  #reply: Tensors = {};
  /** Positions of `replyStartId` and the reply; 0 before the start tokens are computed. */
  #written = 0;

  /** @throws EngineFailureError ("files-damaged") with the reason if the graph is no such decoder. */
  constructor(options: EncoderDecoderOptions) {
    this.#options = options;
    this.#signature = readDecoderSignature(options.decoder);
    this.contextLength = options.contextLength;
    this.vocabularySize = this.#signature.vocabularySize;
  }

  get length(): number {
    return this.#ids.length + this.#written;
  }

  /** The whole context, because the encoder reads a prompt in one run. */
  get prefillChunk(): number {
    return this.contextLength;
  }

  /** Returns an empty array if `ids` end within the prompt, which has no logits. */
  async prefill(ids: Int32Array): Promise<Float32Array> {
    let logits: Float32Array = new Float32Array(0);
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop
      if (this.#written > 0) logits = await this.decode(id);
      else if (id === replyStartId) logits = await this.#start();
      else this.#addToPrompt(id);
    }
    return logits;
  }

  async decode(id: number): Promise<Float32Array> {
    if (this.#prompt === undefined || this.#written === 0) return this.prefill(Int32Array.of(id));
    const { reply, logits } = await this.#next(id, this.#prompt, this.#reply);
    this.#replaceReply(reply);
    this.#written += 1;
    return logits;
  }

  truncate(length: number): void {
    if (length >= this.length) return;
    this.#replaceReply(this.#prompt?.start.reply ?? {});
    if (length < this.#ids.length) this.#clear();
    else this.#written = length === this.#ids.length ? 0 : 1;
  }

  /**
   * Tests whether a token has the same logits in a run of many tokens and in a run of its own; with some GPUs and drivers it does
   * not. Empties the caches.
   */
  async computesConsistently(): Promise<boolean> {
    this.#clear();
    const ids = Array.from({ length: testLength }, (_, index) => (index * 101 + 7) % this.vocabularySize);
    this.#ids = ids;
    try {
      const encoded = await this.#options.encoder.encode(ids);
      const whole = await this.#run(ids, encoded, this.#caches(noTensor), false);
      const first = await this.#run(ids.slice(0, 1), encoded, this.#caches(noTensor), false);
      const second = await this.#next(ids[1] ?? 0, { encoded, text: first.text }, first.reply);
      for (const tensors of [{ encoded }, whole.text, whole.reply, first.text, first.reply, second.reply]) release(tensors);
      return agree(whole.logits.subarray(this.vocabularySize, 2 * this.vocabularySize), second.logits);
    } finally {
      this.#ids = [];
    }
  }

  /** Adds a token to the prompt. A computed state of the shorter prompt is discarded. */
  #addToPrompt(id: number): void {
    const ids = this.#ids;
    if (this.#prompt !== undefined) this.#clear();
    this.#ids = ids;
    ids.push(id);
  }

  async #start(): Promise<Float32Array> {
    this.#prompt ??= await this.#read();
    const { reply, logits } = this.#prompt.start;
    this.#reply = reply;
    this.#written = 1;
    return logits.slice();
  }

  async #read(): Promise<Prompt> {
    const encoded = await this.#options.encoder.encode(this.#ids);
    const [first, ...others] = this.#options.config.startIds;
    const { logits, ...made } = await this.#run([first], encoded, this.#caches(noTensor), false);
    const prompt = { encoded, text: made.text, start: { reply: made.reply, logits } };
    for (const id of others) {
      const { reply } = prompt.start;
      // oxlint-disable-next-line no-await-in-loop
      prompt.start = await this.#next(id, prompt, reply);
      release(reply);
    }
    return prompt;
  }

  #next(id: number, { encoded, text }: Pick<Prompt, "encoded" | "text">, reply: Tensors) {
    return this.#run(
      [id],
      encoded,
      this.#caches(({ of, past }) => (of === "text" ? text : reply)[past]),
      true,
    );
  }

  /** Returns a tensor for each cache. `given`: returns the tensor of a cache; undefined: an empty one is used. */
  #caches(given: (cache: DecoderSignature["caches"][number]) => Tensor | undefined): Tensors {
    const { Tensor } = this.#options.ort;
    return Object.fromEntries(
      this.#signature.caches.map((cache) => {
        const { past, type, heads, width } = cache;
        const none = () => new Tensor(type, type === "float16" ? new Uint16Array(0) : new Float32Array(0), [1, heads, 0, width]);
        return [past, given(cache) ?? none()];
      }),
    );
  }

  /**
   * Runs the decoder. Returns the logits after each token and the new caches, by their input names. Caches of kind "text" are returned
   * only if `hasCaches` is false, by the branch that creates them.
   */
  async #run(ids: readonly number[], encoded: Tensor, caches: Tensors, hasCaches: boolean) {
    const { ort, decoder, config } = this.#options;
    const { idType, maskType, logitsType, vocabularySize, caches: known } = this.#signature;
    const feeds: Record<string, Tensor> = {
      ...caches,
      [decoderInputs.ids]: integerTensor(ort, idType, [1, ids.length], (index) => ids[index] ?? 0),
      [decoderInputs.encoded]: encoded,
      [decoderInputs.branch]: new ort.Tensor("bool", Uint8Array.of(hasCaches ? 1 : 0), [1]),
      ...(maskType && { [decoderInputs.mask]: integerTensor(ort, maskType, [1, this.#ids.length], () => 1) }),
    };
    const fetched = known.filter(({ of }) => of === "reply" || !hasCaches);
    const outputs = await decoder.session.run(feeds, ["logits", ...fetched.map(({ present }) => present)]);
    const logits = floatsOf(outputs["logits"]?.data, logitsType);
    if (logits?.length !== ids.length * vocabularySize)
      throw damaged(`its output "logits" does not have ${vocabularySize} numbers of ${logitsType} for each token`);
    for (let row = 0; row < ids.length; row++) {
      for (const suppressed of config.suppressedIds) logits[row * vocabularySize + suppressed] = Number.NEGATIVE_INFINITY;
    }
    const made = (of: "text" | "reply"): Tensors =>
      Object.fromEntries(
        fetched.flatMap((cache) => {
          const tensor = outputs[cache.present];
          return cache.of !== of || tensor === undefined ? [] : [[cache.past, tensor] as const];
        }),
      );
    return { logits, text: made("text"), reply: made("reply") };
  }

  /** Releases the caches of the last reply, unless they are those of the start, which belong to the prompt. */
  #replaceReply(reply: Tensors): void {
    if (this.#reply !== this.#prompt?.start.reply && this.#reply !== reply) release(this.#reply);
    this.#reply = reply;
  }

  #clear(): void {
    if (this.#prompt !== undefined) {
      const { encoded, text, start } = this.#prompt;
      release({ encoded });
      release(text);
      release(start.reply);
    }
    this.#prompt = undefined;
    this.#reply = {};
    this.#written = 0;
    this.#ids = [];
  }
}

const noTensor = (): undefined => undefined;

function release(tensors: Tensors): void {
  for (const tensor of Object.values(tensors)) tensor.dispose();
}

function damaged(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used as a decoder: ${reason}` });
}
