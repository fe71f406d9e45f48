import { expect, test } from "vitest";
import { checkFixedSampling } from "../../../src/api/chat/request/fixed-sampling.ts";
import { scriptedModels } from "../../contract/scripted/scripted-models.ts";

const [model] = scriptedModels.list();

function check(request: object, approximatesTemperature?: boolean): { refusal: string | undefined; warnings: string[] } {
  if (model === undefined) throw new Error("there is no scripted model");
  const warnings: string[] = [];
  const fixedSampling = approximatesTemperature === undefined ? {} : { fixedSampling: { approximatesTemperature } };
  const refusal = checkFixedSampling({ stop_sequences: undefined, ...request }, { ...model, ...fixedSampling }, warnings);
  return { refusal, warnings };
}

test("a model whose sampling can be set takes every value", () => {
  expect(check({ seed: 1, k: 3, p: 0.5, temperature: 1 })).toEqual({ refusal: undefined, warnings: [] });
});

test.each([
  ["seed", 0],
  ["k", 1],
  ["p", 0.5],
  ["frequency_penalty", 0.1],
  ["presence_penalty", 1],
])("%s of %d is refused by its name", (name, value) => {
  expect(check({ [name]: value }, true).refusal).toContain(`${name}: the browser samples the tokens`);
});

test.each([
  ["k", 0],
  ["p", 0.75],
  ["p", 0.99],
  ["p", 1],
  ["frequency_penalty", 0],
  ["presence_penalty", 0],
])("%s of %d is reported", (name, value) => {
  expect(check({ [name]: value }, true).warnings).toEqual([expect.stringContaining(`${name} was ignored`)]);
});

test("a temperature is reported, never refused", () => {
  expect(check({ temperature: 0 }, true).warnings).toEqual(["temperature was approximated by a sampling mode of the browser"]);
  expect(check({ temperature: 2 }, false).warnings).toEqual([expect.stringContaining("temperature was ignored")]);
});
