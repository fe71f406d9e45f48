import { describe, expect, test } from "vitest";
import { TransferSpeed } from "../../../../src/worker/engine/model-folder/transfer-speed.ts";

describe("TransferSpeed", () => {
  test("is that of the last ten seconds, and unknown at first", () => {
    let now = 0;
    const speed = new TransferSpeed(() => now);
    expect(speed.bytesPerSecond).toBeUndefined();
    speed.add(0);
    now = 100;
    speed.add(1000);
    expect(speed.bytesPerSecond).toBeUndefined();
    now = 1000;
    speed.add(5000);
    expect(speed.bytesPerSecond).toBe(5000);
    for (let second = 2; second <= 20; second++) {
      now = second * 1000;
      speed.add(5000 + (second - 1) * 100);
    }
    expect(speed.bytesPerSecond).toBe(100);
  });
});
