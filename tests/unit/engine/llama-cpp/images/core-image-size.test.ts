import { expect, test } from "vitest";
import { coreImageSize } from "../../../../../src/worker/engine/llama-cpp/images/core-image-size.ts";

test.each([
  ["high", [640, 480], [640, 480]],
  ["auto", [4032, 3024], [2048, 1536]],
  ["auto", [3024, 4032], [1536, 2048]],
  ["auto", [3000, 3000], [1536, 1536]],
  ["high", [10_000, 10], [2048, 2]],
  ["high", [60_000, 1], [2048, 1]],
  ["low", [1024, 768], [512, 384]],
  ["low", [300, 200], [300, 200]],
] as const)("with the detail %s an image of %j pixels has %j", (detail, [width, height], [scaledWidth, scaledHeight]) => {
  expect(coreImageSize({ width, height }, detail)).toEqual({ width: scaledWidth, height: scaledHeight });
});
