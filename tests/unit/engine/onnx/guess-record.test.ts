import { expect, test } from "vitest";
import { GuessRecord } from "../../../../src/worker/engine/onnx/causal/guess-record.ts";

test("guessing pays until two of the last few guesses were wrong, and again after some right ones", () => {
  const record = new GuessRecord();
  const pays = [true, false, true, false, false, true, true, true, true, true, true, true].map((isRight) => {
    record.add(isRight);
    return record.pays;
  });
  expect(pays).toEqual([true, true, true, false, false, false, false, false, false, false, true, true]);
});
