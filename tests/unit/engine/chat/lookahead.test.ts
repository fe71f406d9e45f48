/** Drafted tokens save runs and do not change a reply. */
import { describe, expect, test } from "vitest";
import type { TokenGuide } from "../../../../src/worker/engine/guided/token-guide.ts";
import { PrefixCache } from "../../../../src/worker/engine/chat/token-loop/prefix-cache.ts";
import { runTokenLoop } from "../../../../src/worker/engine/chat/token-loop/token-loop.ts";
import type { TokenModel } from "../../../../src/worker/engine/chat/token-loop/token-model.ts";
import { Sampler, type SamplerOptions } from "../../../../src/worker/engine/sampling/sampler.ts";

const vocabularySize = 64;

interface QuotingModelOptions {
  rate: number;
  maxTokens?: number;
  contextLength?: number;
  exactPositions?: number;
}

/** Its logits are drawn from all that its cache holds; most of the time it repeats the token that followed the last token before. */
class QuotingModel implements TokenModel {
  readonly vocabularySize = vocabularySize;
  readonly prefillChunk = 16;
  readonly contextLength: number;
  readonly batchDecode: TokenModel["batchDecode"];
  readonly #rate: number;
  /** After this number of positions, logits depend on how the tokens were split into runs, as rounding does. */
  readonly #exactPositions: number;
  ids: number[] = [];
  /** Of each token: its place in its run, and the tokens of that run. */
  #places: string[] = [];
  runs = 0;
  computed = 0;

  constructor({ rate, maxTokens, contextLength = 400, exactPositions = contextLength }: QuotingModelOptions) {
    this.#rate = rate;
    this.contextLength = contextLength;
    this.#exactPositions = exactPositions;
    if (maxTokens !== undefined) this.batchDecode = { maxTokens, exactPositions, append: (ids) => this.#append(ids, maxTokens) };
  }

  get length(): number {
    return this.ids.length;
  }

  async prefill(ids: Int32Array): Promise<Float32Array> {
    this.#take(ids);
    return this.#logits();
  }

  async decode(id: number): Promise<Float32Array> {
    this.#take([id]);
    return this.#logits();
  }

  truncate(length: number): void {
    this.ids.length = Math.min(length, this.ids.length);
    this.#places.length = this.ids.length;
  }

  async #append(ids: Int32Array, maxTokens: number): Promise<Float32Array[]> {
    if (ids.length > maxTokens) throw new RangeError(`${ids.length} tokens in a run`);
    this.runs -= ids.length - 1;
    const ends = this.ids.length + ids.length;
    return Array.from(ids, (id, index) => {
      this.#take([id], ends <= this.#exactPositions ? "" : `${index} of ${ids.length}`);
      return this.#logits();
    });
  }

  #take(ids: Iterable<number>, place = ""): void {
    for (const id of ids) {
      this.ids.push(id);
      this.#places.push(place);
      this.computed += 1;
    }
    this.runs += 1;
    if (this.ids.length > this.contextLength) throw new RangeError(`${this.ids.length} tokens in the context`);
  }

  #logits(): Float32Array {
    const places = Array.from(this.#places.join(), (letter) => letter.charCodeAt(0));
    const seed = [...this.ids, ...places].reduce((hash, id) => (Math.imul(hash, 31) + id) | 0, 7);
    const noise = (index: number): number => Math.abs(Math.sin(seed + index * 78.233) * 43758.5453) % 1;
    const logits = Float32Array.from({ length: vocabularySize }, (_, index) => 3 * noise(index));
    const before = this.ids.lastIndexOf(this.ids.at(-1) ?? 0, -2);
    const next = this.ids[before + 1] ?? 0;
    if (noise(1000) < this.#rate) logits[next] = 12;
    return logits;
  }
}

const promptIds = Int32Array.from({ length: 48 }, (_, index) => (index * 37) % 61);
const plain: SamplerOptions = { temperature: 0, seed: 5n, frequencyPenalty: 0, presencePenalty: 0, k: 0, p: 1, logprobs: true };

interface Writing {
  options?: Partial<SamplerOptions>;
  guide?: () => TokenGuide;
  endTokenIds?: number[];
  maxTokens?: number;
  writtenIds?: number[];
  cache?: PrefixCache;
  form?: Form;
}

async function write(
  model: QuotingModel,
  { options = {}, guide, endTokenIds = [], maxTokens = 120, writtenIds = [], cache = new PrefixCache(model), form }: Writing = {},
) {
  const writtenLikely = writtenIds.map((id) => {
    form?.accept(id);
    return form?.likelyIds() ?? new Int32Array(0);
  });
  const tokens: { id: number; logprob: number }[] = [];
  const end = await runTokenLoop({
    model,
    cache,
    sampler: new Sampler(vocabularySize, { ...plain, ...options }, promptIds),
    promptIds,
    writtenIds: Int32Array.from(writtenIds),
    writtenLikely,
    likely: form && (() => form.likelyIds()),
    maxTokens,
    endTokenIds: new Set(endTokenIds),
    guide: form ?? guide?.(),
    interruption: () => undefined,
    yieldToEventLoop: async () => undefined,
    onStart: () => undefined,
    onToken: (id, logprob) => {
      tokens.push({ id, logprob });
      return "more";
    },
  });
  return { end, tokens, cache };
}

/** Every third token must be even. */
const guide = (): TokenGuide => {
  let count = 0;
  return {
    mask: (logits: Float32Array) => {
      if (count % 3 === 0) for (let id = 1; id < logits.length; id += 2) logits[id] = Number.NEGATIVE_INFINITY;
      return Promise.resolve();
    },
    dispose: () => undefined,
    accept: () => {
      count += 1;
    },
  };
};

/** Gives all but the first of each `period` tokens; the likely tokens that it names are right, or `shift` too large. */
class Form implements TokenGuide {
  readonly #period: number;
  readonly #shift: number;
  #count = 0;

  constructor(period: number, shift = 0) {
    this.#period = period;
    this.#shift = shift;
  }

  async mask(logits: Float32Array): Promise<void> {
    const given = this.#given(this.#count);
    if (given !== undefined) for (let id = 0; id < logits.length; id++) if (id !== given) logits[id] = Number.NEGATIVE_INFINITY;
  }

  accept(_id: number): void {
    this.#count += 1;
  }

  dispose(): void {
    // Nothing is held.
  }

  likelyIds(): Int32Array {
    const ids: number[] = [];
    for (let id = this.#given(this.#count); id !== undefined; id = this.#given(this.#count + ids.length)) ids.push(id + this.#shift);
    return Int32Array.from(ids);
  }

  #given(index: number): number | undefined {
    return index % this.#period === 0 ? undefined : (index * 7) % (vocabularySize - 1);
  }
}

/** Allows the same tokens as `Form`, but names no likely ones. */
class SilentForm extends Form {
  override likelyIds(): Int32Array {
    return new Int32Array(0);
  }
}

const writings: Record<string, Writing> = {
  greedy: {},
  drawn: { options: { temperature: 1, k: 20, p: 0.9 } },
  "drawn hot": { options: { temperature: 3, seed: 9n } },
  "with penalties": { options: { temperature: 0.7, frequencyPenalty: 0.4, presencePenalty: 0.3 } },
  "under a grammar": { guide },
  "with an end": { endTokenIds: [41, 12], options: { temperature: 1 } },
};

describe("a reply that is computed ahead", () => {
  test.each(Object.entries(writings))("%s is the same, to the last log probability", async (_name, writing) => {
    for (const rate of [0, 0.5, 0.9, 1]) {
      const expected = await write(new QuotingModel({ rate }), writing);
      for (const maxTokens of [2, 4, 8]) {
        const found = await write(new QuotingModel({ rate, maxTokens }), writing);
        expect({ end: found.end, tokens: found.tokens }).toEqual({ end: expected.end, tokens: expected.tokens });
      }
    }
  });

  test("takes fewer runs if it quotes its prompt, and hardly more if it does not", async () => {
    const runsOf = async (rate: number, maxTokens?: number) => {
      const model = new QuotingModel({ rate, ...(maxTokens !== undefined && { maxTokens }) });
      await write(model);
      return model.runs;
    };
    expect(await runsOf(1, 8)).toBeLessThan((await runsOf(1)) / 3);
    expect(await runsOf(0, 8)).toBeLessThanOrEqual(await runsOf(0));
  });

  test("takes one run for each choice that a grammar leaves, and is the same", async () => {
    const expected = await write(new QuotingModel({ rate: 0 }), { form: new Form(6) });
    const model = new QuotingModel({ rate: 0, maxTokens: 8 });
    const found = await write(model, { form: new Form(6) });
    expect(found.tokens).toEqual(expected.tokens);
    expect(model.runs).toBeLessThanOrEqual(promptIds.length / 16 + 120 / 6 + 1);
  });

  test("is the same if the likely tokens never come, and drafts become rare", async () => {
    const expected = await write(new QuotingModel({ rate: 0 }), { form: new Form(6) });
    const model = new QuotingModel({ rate: 0, maxTokens: 8 });
    const found = await write(model, { form: new Form(6, 1) });
    expect(found.tokens).toEqual(expected.tokens);
    const silent = new QuotingModel({ rate: 0, maxTokens: 8 });
    await write(silent, { form: new SilentForm(6) });
    expect(model.computed).toBeLessThan(silent.computed + 60);
  });

  test("drafts become rare if nothing is quoted", async () => {
    const computedAfter = async (maxTokens: number) => {
      const model = new QuotingModel({ rate: 0, maxTokens: 4, contextLength: 1000 });
      await write(model, { maxTokens });
      return model.computed;
    };
    // Of 300 tokens that do not quote, beside the tokens themselves.
    expect((await computedAfter(600)) - (await computedAfter(300))).toBeLessThan(300 + 100);
  });

  test("leaves the cache as the model has it, so that the next prompt begins there", async () => {
    const model = new QuotingModel({ rate: 0.9, maxTokens: 8 });
    const { cache, tokens } = await write(model);
    const next = Int32Array.from([...promptIds, ...tokens.map(({ id }) => id), 3]);
    const reused = cache.reuse(next);
    expect(reused).toBeGreaterThanOrEqual(next.length - 2);
    expect(model.ids).toEqual([...next.subarray(0, reused)]);
  });

  test("stays within the context", async () => {
    const contextLength = promptIds.length + 30;
    const expected = await write(new QuotingModel({ rate: 1, contextLength }), { maxTokens: 30 });
    const found = await write(new QuotingModel({ rate: 1, contextLength, maxTokens: 8 }), { maxTokens: 30 });
    expect(found.tokens).toEqual(expected.tokens);
  });
});

describe("a reply that continues in another engine", () => {
  test.each([0, 70, 400])("is the same after each token, if runs change the logits after %i positions", async (exactPositions) => {
    const model = () => new QuotingModel({ rate: 0.9, maxTokens: 8, exactPositions });
    const whole = await write(model());
    expect(whole.tokens).toHaveLength(120);
    for (let cut = 0; cut < whole.tokens.length; cut++) {
      const writtenIds = whole.tokens.slice(0, cut).map(({ id }) => id);
      expect((await write(model(), { writtenIds })).tokens).toEqual(whole.tokens.slice(cut));
    }
  });

  test("is the same after each token of a form", async () => {
    const model = () => new QuotingModel({ rate: 0.5, maxTokens: 8, exactPositions: 0 });
    const whole = await write(model(), { form: new Form(5) });
    for (let cut = 0; cut < whole.tokens.length; cut++) {
      const writtenIds = whole.tokens.slice(0, cut).map(({ id }) => id);
      expect((await write(model(), { writtenIds, form: new Form(5) })).tokens).toEqual(whole.tokens.slice(cut));
    }
  });

  test("computes the written tokens in as few runs as possible, if runs do not change the logits", async () => {
    const whole = await write(new QuotingModel({ rate: 0, maxTokens: 8 }));
    const resumed = new QuotingModel({ rate: 0, maxTokens: 8 });
    await write(resumed, { writtenIds: whole.tokens.slice(0, 112).map(({ id }) => id), maxTokens: 113 });
    expect(resumed.runs).toBeLessThan(Math.ceil(promptIds.length / 16) + 112 / 4);
  });

  test("takes no token of the reply from a cache", async () => {
    const model = new QuotingModel({ rate: 0.9, maxTokens: 8, exactPositions: 0 });
    const whole = await write(model);
    const writtenIds = whole.tokens.slice(0, 60).map(({ id }) => id);
    expect((await write(model, { writtenIds, cache: whole.cache })).tokens).toEqual(whole.tokens.slice(60));
  });
});
