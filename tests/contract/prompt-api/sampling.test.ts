/** Sampling modes, and the parameters that extensions may set. */
import { expect, test } from "vitest";
import { openPromptPage, unchecked } from "./prompt-page.ts";

test("each mode sets the temperature of the requests, and clones keep it", async () => {
  const { LanguageModel, requests } = openPromptPage();
  const temperatures: unknown[] = [];
  const modes = [
    "most-predictable",
    "predictable",
    "slightly-predictable",
    "balanced",
    "slightly-creative",
    "creative",
    "most-creative",
  ] as const;
  for (const samplingMode of modes) {
    const session = await (await LanguageModel.create({ samplingMode })).clone();
    expect(session.samplingMode).toBe(samplingMode);
    await session.prompt("x");
    temperatures.push(requests.findLast(({ body }) => body?.stream)?.body.temperature);
  }
  const [first, ...rest] = temperatures.filter((value) => typeof value === "number");
  expect(first).toBe(0);
  expect(rest).toEqual(rest.toSorted((one, other) => one - other));
  // The model's own.
  expect(temperatures[3]).toBeUndefined();
  expect((await LanguageModel.create()).samplingMode).toBe("balanced");
});

test("pages cannot set parameters", async () => {
  const { LanguageModel, requests } = openPromptPage();
  const session = await LanguageModel.create({ topK: 3, temperature: 0.6 });
  await session.prompt("x");
  expect(requests.at(-2)?.body).not.toHaveProperty("temperature");
  expect([session.topK, session.temperature, session.samplingMode, LanguageModel.params]).toEqual([
    undefined,
    undefined,
    "balanced",
    undefined,
  ]);
});

test("extensions set parameters, which are checked and clamped", async () => {
  const { LanguageModel, requests } = openPromptPage({ samplingParameters: true });
  const limits = await LanguageModel.params?.();
  expect(limits).toMatchObject({ maxTopK: 500, maxTemperature: 2, defaultTemperature: expect.any(Number) });
  const session = await LanguageModel.create({ topK: 2.7, temperature: Infinity });
  expect([session.topK, session.temperature, session.samplingMode]).toEqual([2, 2, null]);
  await session.prompt("x");
  expect(requests.findLast(({ body }) => body?.stream)?.body).toMatchObject({ temperature: 2, top_k: 2 });
  for (const options of [{ temperature: -1 }, { temperature: NaN }, { topK: 0 }]) {
    await expect(LanguageModel.create(options)).rejects.toThrow(RangeError);
  }
  await expect(unchecked(LanguageModel, "create", { samplingMode: "balanced", topK: 1 })).rejects.toThrow(TypeError);
});
