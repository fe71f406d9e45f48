import { expect, test } from "vitest";
import { releaseBuffers } from "../../../src/worker/base/release-buffers.ts";

// Node has the method from version 22 on; before it nothing is detached.
const canDetach = "transfer" in ArrayBuffer.prototype;

test("detaches each buffer once, but those that a kept array uses", () => {
  const file = new Uint8Array(64);
  const [first, second] = [file.subarray(0, 8), file.subarray(8, 16)];
  const used = new Uint8Array(32);
  const part = used.subarray(4, 8);
  releaseBuffers([first, second, used], [part]);
  expect(file.buffer.byteLength).toBe(canDetach ? 0 : 64);
  expect(part).toHaveLength(4);
  releaseBuffers([first, part]);
  expect(used.buffer.byteLength).toBe(canDetach ? 0 : 32);
});

test("leaves shared memory as it is", () => {
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  releaseBuffers([shared]);
  expect(shared).toHaveLength(8);
});
