/** Loads a chat model from a GGUF file: its tensors become a graph for ONNX Runtime's CPU build. */
import { recordDialects } from "../../../../chat/dialects/record-dialects.ts";
import { createEventLoopYield } from "../../../../transport/calls/event-loop-yield.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { readGgufDecoder } from "../../../models/gguf/gguf-decoder.ts";
import { endTokenIds } from "../../../models/gguf/gguf-special-tokens.ts";
import { ChatSession } from "../../chat/chat-session.ts";
import type { LoadedParts } from "../../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../../engine.ts";
import { readGgufPrompting } from "../../model-folder/gguf-prompting.ts";
import { ModelFiles } from "../../model-folder/model-files.ts";
import { startWasmRuntime } from "../c-interface/start-wasm-runtime.ts";
import { openDecoder } from "./open-decoder.ts";
import type { ReadBytes } from "./gguf-matrix.ts";

/** Failures that depend on the file or the device are `run-failed`, so that the host tries llama.cpp next. */
export async function loadGgufParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, folder, device } = request;
  const [path, ...others] = record.gguf?.files ?? [];
  if (path === undefined || others.length > 0 || device.kind !== "wasm") {
    throw unable(record.id, others.length > 0 ? "its GGUF file is split" : `${device.kind} has no graph of a GGUF file`);
  }
  void startWasmRuntime(device).catch(() => undefined);
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(folder, record, (progress) => {
    fetched = progress;
    onProgress({ phase: "fetch", ...progress });
  });
  files.expect([path]);
  const file = await files.blob(path);
  const { header, tokenizer, template } = await readGgufPrompting(path, file);
  const { contextLength } = record;
  const { decoder, obstacle } = readGgufDecoder(header, contextLength);
  if (decoder === undefined) throw unable(record.id, obstacle);
  onProgress({ phase: "compile", ...fetched });
  const runtime = await startWasmRuntime(device);
  if (runtime === undefined) throw unable(record.id, "this build of ONNX Runtime does not export the C interface");
  const usesKernels = device.kernelsObstacle === undefined;
  const model = await openDecoder(runtime, decoder, { contextLength, usesKernels, read: blobBytes(file) });
  const parts: LoadedParts = {
    facts: {
      contextLength,
      vocabularySize: tokenizer.table.size,
      dimensions: 0,
      memoryBytes: runtime.heapBytes,
      device,
      loadedUrls: performance.getEntriesByType("resource").map(({ name }) => name),
    },
    tokenizer,
    chat: new ChatSession({
      tokenizer,
      template: template(),
      dialect: recordDialects[record.dialect],
      supportsReasoning: record.features.includes("reasoning"),
      toolCallThresholds: record.toolCallThresholds,
      model,
      endTokenIds: endTokenIds(header.metadata),
      yieldToEventLoop: createEventLoopYield(),
    }),
  };
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return parts;
}

function unable(id: string, obstacle: string): EngineFailureError {
  return new EngineFailureError({ kind: "run-failed", detail: `the onnx engine cannot run the GGUF file of ${id}: ${obstacle}` });
}

/** Reads a blob without waiting: the runtime asks for weights inside a call. Only workers can. */
function blobBytes(blob: Blob): ReadBytes {
  const reader = new FileReaderSync();
  return (offset, length) => new Uint8Array(reader.readAsArrayBuffer(blob.slice(offset, offset + length)));
}
