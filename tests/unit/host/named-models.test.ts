/** Models that are only named are read by readers that may hang: their host keeps working. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NamedModels } from "../../../src/worker/host/named-models.ts";
import type { ReaderHandle } from "../../../src/worker/host/reading/reader-handle.ts";
import type { NamedModel } from "../../../src/worker/models/model-entry.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import type { ModelReader, ReadOutcome } from "../../../src/worker/reading/model-reader.ts";

const entryOf = (id: string): NamedModel => ({ kind: "named", id, reference: id, overrides: {} });
const forever = new Promise<never>(() => undefined);
const record = modelRecordSchema.parse({ id: "a/b", role: "chat" });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** `readers`: by the model's id. */
function namedModels(readers: Record<string, ModelReader>, died: Promise<string> = forever) {
  const counts = { started: 0, ended: 0 };
  const startReader = (): ReaderHandle => {
    counts.started += 1;
    let isAlive: ModelReader["isAlive"] = async () => true;
    return {
      reader: {
        read: (request) => {
          const reader = readers[request.entry.id] ?? { read: () => forever, isAlive };
          ({ isAlive } = reader);
          return reader.read(request);
        },
        isAlive: () => isAlive(),
      },
      died,
      end: () => void (counts.ended += 1),
    };
  };
  return { counts, models: new NamedModels({ hubs: undefined, dtype: undefined, loadStallMs: 60_000 }, startReader) };
}
const hanging: ModelReader = { read: () => forever, isAlive: () => forever };
/** Hangs once it has started. */
const hangingLater = (): ModelReader => {
  let answers = 1;
  return { read: () => forever, isAlive: () => (answers-- > 0 ? Promise.resolve(true) : forever) };
};
const answering = (outcome: unknown): ModelReader => ({ read: async () => outcome as ReadOutcome, isAlive: async () => true });
const failing = async (work: Promise<unknown>): Promise<string> => {
  const caught = work.then(() => "read", String);
  await vi.advanceTimersByTimeAsync(120_000);
  return caught;
};

describe("a model that is only named", () => {
  test("fails with its name and the reason if its reader hangs, and the reader is ended", async () => {
    const { models, counts } = namedModels({ "a/b": hangingLater() });
    expect(await failing(models.read(entryOf("a/b"), "models[0]"))).toMatch(/model 'a\/b' \(models\[0\]\): .*chat template may not end/);
    expect(counts).toEqual({ started: 1, ended: 1 });
  });

  test("that hung twice is not tried again, until it is forgotten; another is read meanwhile", async () => {
    const { models, counts } = namedModels({ "a/b": hanging, "c/d": answering({ ok: true, record }) });
    for (let time = 0; time < 2; time++) await failing(models.read(entryOf("a/b"), "models[0]"));
    await expect(models.read(entryOf("a/b"), "models[0]")).rejects.toThrow(/not tried again until the page is reloaded/);
    expect(counts.started).toBe(2);
    expect(await models.read(entryOf("c/d"), "models[1]")).toEqual(record);
    vi.useRealTimers();
    await models.forget("a/b");
    vi.useFakeTimers();
    await failing(models.read(entryOf("a/b"), "models[0]"));
    expect(counts.started).toBe(4);
  });

  test("is not tried again, until it is forgotten, if its files took their whole budget", async () => {
    const failure = { kind: "failed", detail: "model 'a/b' (models[0]): its chat template takes too many steps", isCostly: true };
    const { models, counts } = namedModels({ "a/b": answering({ ok: false, failure }) });
    await expect(models.read(entryOf("a/b"), "models[0]")).rejects.toThrow(/too many steps$/);
    await expect(models.read(entryOf("a/b"), "models[0]")).rejects.toThrow(
      /too many steps; it is not tried again until the page is reloaded/,
    );
    expect(counts.started).toBe(1);
    vi.useRealTimers();
    await models.forget("a/b");
    await expect(models.read(entryOf("a/b"), "models[0]")).rejects.toThrow(/too many steps$/);
    expect(counts.started).toBe(2);
  });

  test("that a slow hub gives is waited for as long as its reader answers", async () => {
    let finish: (outcome: ReadOutcome) => void = () => undefined;
    const read = (): Promise<ReadOutcome> => new Promise((resolve) => (finish = resolve));
    const { models } = namedModels({ "a/b": { read, isAlive: async () => true } });
    const reading = models.read(entryOf("a/b"), "models[0]");
    await vi.advanceTimersByTimeAsync(300_000);
    finish({ ok: true, record });
    expect(await reading).toEqual(record);
  });

  test("is refused by the host if its reader returns an invalid record", async () => {
    const { models } = namedModels({ "a/b": answering({ ok: true, record: { ...record, contextLength: "x" } }) });
    expect(await failing(models.read(entryOf("a/b"), "models[0]"))).toMatch(/contextLength/);
  });

  test.each<[string, ReadOutcome, RegExp]>([
    [
      "unavailable",
      { ok: false, failure: { kind: "unavailable", detail: "away", retryAfterSeconds: 7 } },
      /cannot take the request now: away/,
    ],
    ["failed", { ok: false, failure: { kind: "failed", detail: "no config.json" } }, /the engine failed: no config.json/],
  ])("passes on why it could not be read: %s", async (_, outcome, reason) => {
    expect(await failing(namedModels({ "a/b": answering(outcome) }).models.read(entryOf("a/b"), "models[0]"))).toMatch(reason);
  });

  test("fails if its reader cannot be started", async () => {
    const { models } = namedModels({}, Promise.resolve("a script of the runtime could not be loaded"));
    expect(await failing(models.read(entryOf("a/b"), "models[0]"))).toMatch(/model 'a\/b' \(models\[0\]\): a script/);
  });
});
