/** ONNX Runtime's CPU build in Node, over both of its interfaces. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as ort from "onnxruntime-web/wasm";
import type { OrtModuleFactory } from "../../../../src/worker/engine/onnx/c-interface/ort-module.ts";
import { WasmRuntime } from "../../../../src/worker/engine/onnx/c-interface/wasm-runtime.ts";
import { createWasmSession, type SessionOptions } from "../../../../src/worker/engine/onnx/c-interface/wasm-session.ts";
import { readCpuSignature } from "../../../../src/worker/engine/onnx/causal/causal-signature.ts";
import { GraphDraft } from "../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { graphFacts } from "../../../../src/worker/engine/onnx/graph/graph-facts.ts";
import type { GraphFiles } from "../../../../src/worker/engine/onnx/graph/graph.ts";
import { type Build, runtimeWithKernels } from "../../../../scripts/build/kernels/runtime-with-kernels.mjs";
import { type CacheScalesFile, cacheScalesSchema } from "../../../../src/worker/engine/onnx/graph/cache-scales.ts";
import { cpuCachePasses, int8Passes } from "../../../../src/worker/engine/onnx/rewriting/cpu-passes.ts";
import { applyPasses, type GraphPass } from "../../../../src/worker/engine/onnx/rewriting/graph-pass.ts";
import { type GraphSession, openGraphSession } from "../../../../src/worker/engine/onnx/graph/graph-session.ts";

export { ort };

const packageBuild = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));

export async function importGlue(): Promise<OrtModuleFactory> {
  const glue = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.mjs"));
  return (await import(/* @vite-ignore */ glue)).default;
}

/** Each file of 14 MB is compiled once for all runtimes. */
const compiledRuntimes = new Map<Build | "package", WebAssembly.Module>();

async function compiledRuntime(build: Build | "package"): Promise<WebAssembly.Module> {
  const file = build === "package" ? packageBuild : await runtimeWithKernels(build);
  const known = compiledRuntimes.get(build) ?? new WebAssembly.Module(readFileSync(file));
  compiledRuntimes.set(build, known);
  return known;
}

/**
 * `build`: with the kernels for processors that this one may not be, or as the package has it, without them. Node's own WebAssembly
 * may have no relaxed SIMD.
 */
export async function startRuntime(build: Build | "package" = "simd"): Promise<WasmRuntime> {
  const runtime = await WasmRuntime.start(await importGlue(), 1, undefined, await compiledRuntime(build));
  if (runtime === undefined) throw new Error("this build of ONNX Runtime does not export the C interface");
  return runtime;
}

/** The settings of a graph whose weights stay as they are. */
function filesOf(graph: Uint8Array<ArrayBuffer> | GraphDraft, settings: Partial<GraphFiles> = {}): GraphFiles {
  const draft = graph instanceof GraphDraft ? graph : new GraphDraft(graph);
  return { path: "model.onnx", draft, facts: graphFacts(draft), cacheType: undefined, widened: false, hasInt8Products: false, ...settings };
}

/** Parses a graph and applies passes to it. */
export function rewritten(
  graph: Uint8Array<ArrayBuffer>,
  passes: readonly GraphPass[],
  companions?: ReadonlyMap<string, Uint8Array>,
): GraphDraft {
  const draft = new GraphDraft(graph, companions);
  applyPasses(draft, passes);
  return draft;
}

export async function openOverCInterface(
  runtime: WasmRuntime,
  opened: Uint8Array<ArrayBuffer> | GraphDraft,
  options: Omit<SessionOptions, "externalData"> = {},
) {
  const { draft } = filesOf(opened);
  const { graph, externalData } = draft.write();
  const session = await createWasmSession(runtime, graph, { externalData, ...options });
  const { inputs, outputs } = session;
  return { session, signature: readCpuSignature({ inputs, outputs, facts: graphFacts(draft), cacheType: undefined }) };
}

/** As the engine does: its products in int8, and its cache, if it has scales. */
export function openInt8(runtime: WasmRuntime, graph: Uint8Array<ArrayBuffer>, cacheScales?: CacheScalesFile) {
  return openOverCInterface(runtime, rewritten(graph, [...int8Passes, ...cpuCachePasses(cacheScales, true)]));
}

export function starterScales(): CacheScalesFile {
  const path = "onnx/cache_scales.json";
  return { path, scales: cacheScalesSchema.parse(JSON.parse(readFileSync(`models/starter-chat/${path}`, "utf8"))) };
}

/** Before the first session over the package's own interface. */
export async function useKernels(): Promise<void> {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary ??= readFileSync(await runtimeWithKernels("simd"));
}

export async function openOnCpu(graph: Uint8Array<ArrayBuffer> | GraphDraft, settings: Partial<GraphFiles> = {}): Promise<GraphSession> {
  await useKernels();
  return openGraphSession(ort, filesOf(graph, settings), "wasm");
}
