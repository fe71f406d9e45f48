import { afterEach, describe, expect, test, vi } from "vitest";
import { ModelFiles } from "../../../../src/worker/engine/model-folder/model-files.ts";
import { bufferObstacle } from "../../../../src/worker/engine/onnx/gpu-buffers.ts";
import { GraphDraft } from "../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { readGraphFiles } from "../../../../src/worker/engine/onnx/read-graph-files.ts";
import { onnxWeightsSchema } from "../../../../src/worker/models/record/onnx-part.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { companionsOf, familyGraph } from "../../../scripted/tiny-families.ts";

const facts = graphFacts(new GraphDraft(familyGraph("llama-split")));

afterEach(() => vi.unstubAllGlobals());

describe("a GPU whose buffers are too small", () => {
  test("is said with what it holds: a tensor, or a cache and the context that fits", () => {
    expect(bufferObstacle(facts, 1000, 1e6)).toBeUndefined();
    const table = { ...facts, largestTensor: { name: "embed", bytes: 604e6 } };
    expect(bufferObstacle(table, 1000, 268e6)).toBe("its tensor 'embed' takes 604 MB, a buffer of this GPU holds up to 268 MB");
    expect(bufferObstacle({ ...facts, cacheRowBytes: 2048 }, 131_072, 2048 * 65_536)).toBe(
      "the cache of a layer takes 268 MB for 131072 tokens, a buffer of this GPU holds up to 134 MB: a contextLength of 65536 fits",
    );
    expect(bufferObstacle({ ...facts, cacheRowBytes: 2048 }, 65_536, 2048 * 65_536)).toBeUndefined();
  });

  test("is found out before the companions of a graph are asked for; on WASM nobody asks", async () => {
    const record = modelRecordSchema.parse({ id: "m", role: "chat" });
    const files = new Map<string, Uint8Array>([["model.onnx", familyGraph("llama-split")], ...companionsOf("llama-split")]);
    const asked: string[] = [];
    const read = (maxBufferSize: number, kind: "webgpu" | "wasm") => {
      asked.length = 0;
      vi.stubGlobal("navigator", { gpu: { requestAdapter: async () => ({ limits: { maxBufferSize } }) } });
      const folder = new ModelFiles("https://hub.test/m/", record, () => undefined);
      vi.spyOn(folder, "bytes").mockImplementation(async (path) => {
        asked.push(path);
        return new Uint8Array(files.get(path) ?? []);
      });
      const device = kind === "wasm" ? { kind, threads: 1 } : { kind };
      return readGraphFiles(folder, onnxWeightsSchema.parse({ file: "model.onnx" }), { device, record });
    };
    await expect(read(69_000, "webgpu")).rejects.toMatchObject({
      failure: { kind: "out-of-memory", detail: expect.stringContaining("embed_tokens.weight") },
    });
    expect(asked).toEqual(["model.onnx"]);
    await read(1e9, "webgpu");
    await read(69_000, "wasm");
    expect(asked).toHaveLength(3);
  });
});
