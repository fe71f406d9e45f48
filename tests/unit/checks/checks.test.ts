import { describe, expect, test } from "vitest";
import { violationsOf } from "../../../scripts/checks/byte-budgets.mjs";
import { importCycles, mutualImports, violationsIn } from "../../../scripts/checks/source-rules.mjs";

describe("import directions", () => {
  test.each([
    ["src/sw/a.ts", 'import { z } from "zod";'],
    ["src/sw/a.ts", 'import { start } from "../page/start.ts";'],
    ["src/page/a.ts", 'import { hostOptionsSchema } from "../worker/host/host-options.ts";'],
    ["src/page/a.ts", 'import {\n  type One,\n  two,\n} from "../worker/host/host-options.ts";'],
    ["src/api/a.ts", 'import type { Engine } from "../worker/engine/engine.ts";'],
    ["src/chat/a.ts", 'export * from "../api/stores.ts";'],
    ["src/inference/a.ts", 'import type { Dialect } from "../chat/dialect.ts";'],
    ["src/worker/engine/a.ts", 'import { Unprocessable } from "../../api/errors.ts";'],
    ["src/worker/host/a.ts", 'import { InferenceSession } from "onnxruntime-web";'],
    ["src/worker/base/a.ts", 'import type { ModelRecord } from "../models/record/model-record.ts";'],
    ["src/worker/models/a.ts", 'import type { Engine } from "../engine/engine.ts";'],
    ["src/worker/hub/a.ts", 'import { openWeightStore } from "../weights/open-weight-store.ts";'],
    ["src/worker/weights/download/a.ts", 'import { runFailure } from "../../engine/engine-errors.ts";'],
    ["src/worker/engine/onnx/a.ts", 'import { Records } from "../../storage/records.ts";'],
    ["src/worker/storage/a.ts", 'const { runJob } = await import("../jobs/stored-jobs.ts");'],
    ["src/worker/jobs/a.ts", 'import { HubRecords } from "../reading/derived/hub-records.ts";'],
    ["src/worker/jobs/a.ts", 'import { CallQueue } from "../host/calls/running-reply.ts";'],
    ["src/worker/a.ts", ""],
    ["src/worker/host/a.ts", 'const library = await import("@huggingface/transformers");'],
    ["demo/a.ts", 'import { Caller } from "../src/transport/calls/caller.ts";'],
    ["src/new-folder/a.ts", ""],
    ["src/page/a.ts", 'throw new Error("something");'],
  ])("%s with %s is refused", (file, text) => {
    expect(violationsIn(file, text)).toHaveLength(1);
  });

  test.each([
    ["src/sw/a.ts", 'import { Caller } from "../transport/caller.ts";'],
    ["src/page/a.ts", 'import type { HostOptionsInput } from "../worker/host/host-options.ts";'],
    ["src/page/a.ts", 'new Worker(new URL("../worker/host/host.worker.ts", import.meta.url));'],
    ["src/api/a.ts", 'import { Cancelled } from "../inference/errors.ts";'],
    ["src/worker/host/a.ts", 'import { InProcessLocks } from "../base/in-process-locks.ts";'],
    ["src/worker/engine/encode/a.ts", 'import { modelRecordSchema } from "../../models/record/model-record.ts";'],
    ["src/worker/engine/onnx/a.ts", 'import * as ort from "onnxruntime-web/webgpu";'],
    ["demo/a.ts", 'import { start } from "../src/index.ts";'],
    ["src/api/a.ts", "throw new ModelNotFoundError(name);"],
  ])("%s with %s is allowed", (file, text) => {
    expect(violationsIn(file, text)).toEqual([]);
  });
});

describe("byte budgets", () => {
  const budgets = { "cohabit-sw": 100, index: 50 };
  const files = [
    { name: "cohabit-sw", bytes: 100, text: "" },
    { name: "index", bytes: 50, text: "" },
  ];

  test("files within their budgets pass", () => {
    expect(violationsOf(files, budgets)).toEqual([]);
  });

  test("a file one byte over its budget is named", () => {
    expect(violationsOf([{ name: "cohabit-sw", bytes: 101, text: "" }, ...files.slice(1)], budgets)).toEqual([
      "cohabit-sw: 101 bytes, its budget is 100",
    ]);
  });

  test("a file without a budget is named", () => {
    expect(violationsOf([...files, { name: "surprise", bytes: 1, text: "" }], budgets)).toEqual(["surprise: 1 bytes without a budget"]);
  });

  test("a budget without a file is named", () => {
    expect(violationsOf(files.slice(1), budgets)).toEqual(["cohabit-sw: has a budget but is not built"]);
  });

  test("a schema library in the service worker is named", () => {
    expect(violationsOf([{ name: "cohabit-sw", bytes: 10, text: "class ZodError" }, ...files.slice(1)], budgets)).toEqual([
      "cohabit-sw: contains a schema library",
    ]);
  });
});

test("finds import cycles, also of type imports", () => {
  const texts = new Map([
    ["src/chat/a.ts", 'import type { B } from "./b.ts";'],
    ["src/chat/b.ts", 'import { c } from "./c.ts";\nimport "./d.ts";'],
    ["src/chat/c.ts", 'export { a } from "./a.ts";'],
    ["src/chat/d.ts", ""],
  ]);
  expect(importCycles(texts)).toEqual(["import cycle: src/chat/a.ts -> src/chat/b.ts -> src/chat/c.ts -> src/chat/a.ts"]);
  texts.set("src/chat/c.ts", "");
  expect(importCycles(texts)).toEqual([]);
});

test("folders side by side that import each other are named with the files that do it", () => {
  const texts = new Map([
    ["src/worker/engine/chat/a.ts", 'import { b } from "../guided/b.ts";'],
    ["src/worker/engine/guided/b.ts", 'import { d } from "../encode/modules/d.ts";'],
    ["src/worker/engine/guided/c.ts", 'import type { A } from "../chat/a.ts";\nimport { b } from "./b.ts";'],
    ["src/worker/engine/encode/modules/d.ts", 'import { e } from "../e.ts";'],
    ["src/worker/engine/encode/e.ts", ""],
    ["src/worker/engine/encode/f.ts", 'import { d } from "./modules/d.ts";'],
  ]);
  expect(mutualImports(texts)).toEqual([
    "src/worker/engine/chat and src/worker/engine/guided import each other: " +
      "src/worker/engine/chat/a.ts -> src/worker/engine/guided/b.ts, src/worker/engine/guided/c.ts -> src/worker/engine/chat/a.ts",
  ]);
  texts.delete("src/worker/engine/guided/c.ts");
  expect(mutualImports(texts)).toEqual([]);
});
