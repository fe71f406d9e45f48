/** Starts a model on web-llm with our verified files and our GPU device. */
import { runFailure } from "../engine-errors.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { ArtifactCaches, artifactUrls, type ReadArtifact } from "./artifact-caches.ts";
import { withProperty } from "./scoped-property.ts";
import type { WatchedDevice } from "./watched-device.ts";
import { LogitTap, WebLlmModel } from "./web-llm-model.ts";

export interface WebLlmStart {
  modelId: string;
  /** Path of the model manifest; most models have none. */
  manifest: string | undefined;
  /** Positions of the key/value cache, which is allocated at the start. */
  contextLength: number;
  device: WatchedDevice;
  read: ReadArtifact;
  /** Called when all files are read, before the shaders are compiled. */
  onFetched: () => void;
}

/** web-llm always loads a tokenizer. It gets an empty one, because we use our own. */
const emptyTokenizer = {
  version: "1.0",
  truncation: null,
  padding: null,
  added_tokens: [],
  normalizer: null,
  pre_tokenizer: null,
  post_processor: null,
  decoder: null,
  model: { type: "BPE", dropout: null, unk_token: null, fuse_unk: false, vocab: {}, merges: [] },
};

/** A worker can start only one model, because web-llm's files and device are set by way of the worker's globals. */
export async function startWebLlm({ modelId, manifest, contextLength, device, read, onFetched }: WebLlmStart): Promise<WebLlmModel> {
  const { MLCEngine } = await import("./web-llm-module.ts");
  const tap = new LogitTap();
  const engine = new MLCEngine({
    appConfig: {
      cacheBackend: "cache",
      model_list: [
        {
          model: artifactUrls.model,
          model_id: modelId,
          model_lib: artifactUrls.library,
          ...(manifest !== undefined && { model_manifest: manifest }),
          // No sliding window: positions that it drops could not be restored when the cache is truncated.
          overrides: {
            context_window_size: contextLength,
            sliding_window_size: -1,
            attention_sink_size: -1,
            tokenizer_files: ["tokenizer.json"],
          },
        },
      ],
    },
    logitProcessorRegistry: new Map([[modelId, tap]]),
    initProgressCallback: ({ text }) => {
      // web-llm reports phases only as text; this phase comes after the last file.
      if (text.startsWith("Loading GPU shader modules")) onFetched();
    },
    logLevel: "SILENT",
  });
  const artifacts = new ArtifactCaches(async (artifact) => {
    const isTokenizer = artifact !== "library" && artifact.path === "tokenizer.json";
    return isTokenizer ? new TextEncoder().encode(JSON.stringify(emptyTokenizer)) : read(artifact);
  });
  try {
    await withProperty(globalThis, "caches", artifacts.storage(caches), () =>
      withProperty(
        navigator.gpu,
        "requestAdapter",
        async () => device.adapter,
        () => device.during(() => engine.reload(modelId)),
      ),
    );
  } catch (caught) {
    throw artifacts.failure ?? startFailure(caught);
  }
  return new WebLlmModel(engine, tap, device);
}

/** Error texts of the browser, TVM and web-llm for a library that is invalid, of another version, or for other weights. */
const unusableLibrary = /LinkError|CompileError|TypeError|Cannot find (required VM function|parameter)|Program terminated/i;

function startFailure(caught: unknown): unknown {
  const { kind, cause } = runFailure(caught);
  if (kind !== "run-failed" || cause === undefined || !unusableLibrary.test(cause)) return caught;
  const detail = "the model library cannot be used: it must be compiled for web-llm 0.2.86 and for the architecture of these weights";
  return new EngineFailureError({ kind: "files-damaged", detail, cause });
}
