import { expect, test } from "vitest";
import { CoreLog } from "../../../../src/worker/engine/llama-cpp/core-log.ts";

test.each([
  ["ggml_aligned_malloc: insufficient memory (attempted to allocate 128.00 MB)", "out-of-memory"],
  ["ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 134217728", "out-of-memory"],
  ["ggml_webgpu: Device lost! Reason: 1, Message: A valid external Instance reference no longer exists.", "device-lost"],
])("a failure after the line '%s' is %s", (line, kind) => {
  const log = new CoreLog();
  log.add("srv    load_model:", "loading");
  log.add(line);
  expect(log.explain(new Error("(ABORT) Aborted()"))?.failure).toMatchObject({ kind, cause: expect.stringContaining(line) });
});

test("a failure that names its own reason needs no line", () => {
  expect(new CoreLog().explain(new RangeError("failed to allocate memory"))?.failure.kind).toBe("out-of-memory");
});

test("a failure without a known line is not explained, and lines before the call do not count", () => {
  const log = new CoreLog();
  log.add("failed to allocate buffer");
  log.clear();
  log.add("failed to parse grammar");
  expect(log.explain(new Error("invalid grammar"))).toBeUndefined();
});

test("only the last lines are kept", () => {
  const log = new CoreLog();
  for (let index = 0; index < 20; index++) log.add(`line ${index}`);
  expect(String(log).split("\n")).toHaveLength(8);
  expect(String(log)).toContain("line 19");
});
