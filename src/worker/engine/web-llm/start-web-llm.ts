/** Brings a model up on web-llm, from bytes that are given to it, on a device that is given to it. */
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
  /** Its cache is allocated whole at the start. */
  contextLength: number;
  device: WatchedDevice;
  read: ReadArtifact;
  /** Everything was read: what follows is compiling. */
  onFetched: () => void;
}

/** web-llm reads a tokenizer whatever it is used for; ours is the one in use, so it gets one without tokens. */
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

/** One engine a worker: its loader and its device are set up by way of the worker's own globals. */
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
          // Positions must stay where they are: what a window leaves behind cannot be taken back.
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
      // Phases are told in words only; this is the one behind the last file.
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

/** What browser, TVM and web-llm say of a library that is none, is of another version or does not fit the weights. */
const unusableLibrary = /LinkError|CompileError|TypeError|Cannot find (required VM function|parameter)|Program terminated/i;

function startFailure(caught: unknown): unknown {
  const { kind, cause } = runFailure(caught);
  if (kind !== "run-failed" || cause === undefined || !unusableLibrary.test(cause)) return caught;
  const detail = "the model library cannot be used: it must be compiled for web-llm 0.2.86 and for the architecture of these weights";
  return new EngineFailureError({ kind: "files-damaged", detail, cause });
}
