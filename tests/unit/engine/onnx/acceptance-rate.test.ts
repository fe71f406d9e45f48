import { expect, test } from "vitest";
import { AcceptanceRate } from "../../../../src/worker/engine/onnx/causal/acceptance-rate.ts";

test("the acceptance rate is too low after two of the last few tokens were rejected, until some are accepted", () => {
  const rate = new AcceptanceRate();
  const isHighEnough = [true, false, true, false, false, true, true, true, true, true, true, true].map((isAccepted) => {
    rate.add(isAccepted);
    return rate.isHighEnough;
  });
  expect(isHighEnough).toEqual([true, true, true, false, false, false, false, false, false, false, true, true]);
});
