/** What a graph's own file declares is checked before its weights are fetched. */
import { describe, expect, test, vi } from "vitest";
import { ModelFiles } from "../../../../src/worker/engine/model-folder/model-files.ts";
import { checkDeclaredGraph } from "../../../../src/worker/engine/onnx/check-declared-graph.ts";
import { GraphDraft } from "../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import { readGraphFiles } from "../../../../src/worker/engine/onnx/read-graph-files.ts";
import { onnxWeightsSchema } from "../../../../src/worker/models/record/onnx-part.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { starterModels } from "../../../../src/worker/models/starter-models.ts";
import { readFileSync } from "node:fs";
import { companionsOf, familyGraph } from "../../../scripted/tiny-families.ts";

type Role = "chat" | "embed" | "rerank";
const weights = onnxWeightsSchema.parse({ file: "onnx/model.onnx" });
const recordOf = (role: Role) => modelRecordSchema.parse({ id: "m", role });

/** Reads a folder with the weights in a companion, and gives what was asked for. */
async function load(graph: Uint8Array, role: Role): Promise<{ asked: string[]; detail: string }> {
  const files = new Map<string, Uint8Array>([["onnx/model.onnx", graph]]);
  for (const [name, content] of companionsOf("llama-split")) files.set(`onnx/${name}`, content);
  const asked: string[] = [];
  const folder = new ModelFiles("https://hub.test/m/", recordOf(role), () => undefined);
  vi.spyOn(folder, "bytes").mockImplementation(async (path) => {
    asked.push(path);
    return new Uint8Array(files.get(path) ?? []);
  });
  const request = { device: { kind: "wasm" as const, threads: 1 }, record: recordOf(role) };
  const reading = readGraphFiles(folder, weights, request, (facts) => checkDeclaredGraph(facts, recordOf(role), weights));
  return {
    detail: await reading.then(
      () => "read",
      (caught: unknown) => String(caught),
    ),
    asked,
  };
}

/** Bytes of the same length in the place of a text. */
function withText(graph: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(graph).toString("latin1").replaceAll(from, to), "latin1"));
}

describe("a graph that is what its model is for", () => {
  test.each<[string, Role]>([
    ["llama-split", "chat"],
    ["llama-concat", "chat"],
    ["llama-half", "chat"],
    ["lfm2-conv", "chat"],
    ["gemma3-window", "chat"],
    ["gemma3-window-concat", "chat"],
    ["qwen3-half-cache", "chat"],
    ["qwen3-yes-no", "rerank"],
    ["qwen3-embed", "embed"],
    ["bert-sentence", "embed"],
    ["bert-one-logit", "rerank"],
    ["bert-two-logits", "rerank"],
  ])("is accepted: %s", (family, role) => {
    expect(() => checkDeclaredGraph(graphFacts(new GraphDraft(familyGraph(family))), recordOf(role), weights)).not.toThrow();
  });

  test("is accepted: the starter models", () => {
    for (const record of starterModels()) {
      const { wasm } = record.onnx ?? {};
      if (wasm === undefined) continue;
      const graph = graphFacts(new GraphDraft(readFileSync(`models/${record.id}/${wasm.file}`)));
      expect(() => checkDeclaredGraph(graph, record, wasm)).not.toThrow();
    }
  });
});

describe("a graph that is not is refused by its file's name, before its weights are asked for", () => {
  const graph = familyGraph("llama-split");
  const onlyGraph = ["onnx/model.onnx"];

  test("a causal model as an embedder", async () => {
    const { asked, detail } = await load(graph, "embed");
    expect(detail).toMatch(/onnx\/model\.onnx: the graph cannot be used for texts: for embedding it needs an output sentence_embedding/);
    expect(asked).toEqual(onlyGraph);
  });

  test("an encoder as a chat model", async () => {
    const { asked, detail } = await load(familyGraph("bert-sentence"), "chat");
    expect(detail).toMatch(/onnx\/model\.onnx: the graph cannot be used as a language model: it has no output "logits"/);
    expect(asked).toEqual(onlyGraph);
  });

  test("operators that the runtime does not have", async () => {
    const { asked, detail } = await load(withText(graph, "com.microsoft", "com.acme.labs"), "chat");
    expect(detail).toMatch(/onnx\/model\.onnx: it needs operators that ONNX Runtime does not have: com\.acme\.labs\.\w+/);
    expect(asked).toEqual(onlyGraph);
  });

  test("a cache that is not given back", async () => {
    const { asked, detail } = await load(withText(graph, "present.1.value", "present.1.other"), "chat");
    expect(detail).toMatch(/it has an input "past_key_values\.1\.value" but no output "present\.1\.value"/);
    expect(asked).toEqual(onlyGraph);
  });

  test.each([
    ["text", new TextEncoder().encode("hello")],
    ["half a graph", graph.subarray(0, 20)],
  ])("what is no graph: %s", async (_, content) => {
    const { asked, detail } = await load(new Uint8Array(content), "chat");
    expect(detail).toMatch(/onnx\/model\.onnx is not an ONNX graph/);
    expect(asked).toEqual(onlyGraph);
  });

  test("one that is right has its weights fetched", async () => {
    expect((await load(graph, "chat")).asked.length).toBeGreaterThan(1);
  });
});
