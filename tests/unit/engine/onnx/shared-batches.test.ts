import { describe, expect, test } from "vitest";
import { SharedBatches } from "../../../../src/worker/engine/onnx/causal/shared-batches.ts";

const commands = (label: string): GPUCommandBuffer => ({ label });

/** A device that only keeps what is submitted, in batches. */
function keepingDevice(): { device: GPUDevice; batches: string[][] } {
  const batches: string[][] = [];
  const submit = (batch: Iterable<GPUCommandBuffer>) => void batches.push(Array.from(batch, ({ label }) => label));
  return { device: Object({ queue: { submit } }), batches };
}

describe("commands in the batch of a run", () => {
  test.each([
    { own: [["a", "b"]], expected: [["a", "b", "read"]], isDone: true },
    { own: [], expected: [], isDone: false },
    { own: [["a"], ["b"]], expected: [["a", "read"], ["b"]], isDone: false },
  ])("$own.length batches of its own", async ({ own, expected, isDone }) => {
    const { device, batches } = keepingDevice();
    const run = async () => {
      await Promise.resolve();
      for (const batch of own) device.queue.submit(batch.map(commands));
    };
    expect(await SharedBatches.of(device).append(commands("read"), run)).toBe(isDone);
    expect(batches).toEqual(expected);
    // The next batch is somebody else's.
    device.queue.submit([commands("other")]);
    expect(batches.at(-1)).toEqual(["other"]);
  });

  test("a run that fails leaves no commands, and a device is extended once", async () => {
    const { device, batches } = keepingDevice();
    const failing = SharedBatches.of(device).append(commands("read"), () => Promise.reject(new Error("lost")));
    await expect(failing).rejects.toThrow("lost");
    const again = SharedBatches.of(device).append(commands("read"), async () => device.queue.submit([commands("a")]));
    expect(await again).toBe(true);
    expect(batches).toEqual([["a", "read"]]);
  });
});
