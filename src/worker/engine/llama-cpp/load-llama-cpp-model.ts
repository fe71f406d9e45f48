/** Loads a model's GGUF files with llama.cpp. Prompts are rendered and tokenised here, and replies are read here. */
import { detectDialect } from "../../../chat/dialects/detect-dialect.ts";
import { type Dialect, dialectOf, tagsOf } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/dialects/dialects.ts";
import { recordDialects } from "../../../chat/dialects/record-dialects.ts";
import type { ChatTemplate } from "../../../chat/prompt/prompt.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { ggufPaths } from "../../models/record/gguf-part.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { ModelFiles } from "../model-folder/model-files.ts";
import { coreBuild } from "./core-build.ts";
import { readGgufVocabulary } from "./gguf-vocabulary.ts";
import { LlamaCompleter } from "./llama-completer.ts";
import { startCore } from "./start-core.ts";

/**
 * Max tokens of a prompt that are computed in one step, by device. A step cannot be cancelled, and on the CPU it takes long; a larger one is
 * hardly faster there.
 */
const stepTokens = { wasm: 32, webgpu: 256 };

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, folder, device } = request;
  const { gguf } = record;
  if (gguf === undefined) throw new EngineFailureError({ kind: "files-missing", detail: `the record of ${record.id} has no part 'gguf'` });
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(folder, record, (progress) => {
    fetched = progress;
    onProgress({ phase: "fetch", ...progress });
  });
  const paths = ggufPaths(gguf, gguf.projector);
  files.expect(paths);
  const blobs: Blob[] = [];
  for (const path of paths) blobs.push(await files.blob(path));
  const [first = new Blob()] = blobs;
  const { tokenizer, template: readTemplate } = await readGgufVocabulary(paths[0] ?? "", first);
  const template = readTemplate();
  onProgress({ phase: "compile", ...fetched });
  const contextLength = record.contextLength;
  const slots = 1;
  const core = await startCore({
    device,
    files: blobs,
    params: {
      n_ctx: contextLength * slots,
      n_parallel: slots,
      kv_unified: false,
      n_batch: stepTokens[device.kind],
      n_ubatch: stepTokens[device.kind],
      warmup: false,
      kv_overrides,
    },
  });
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  const dialect = dialectFor(record, template, tokenizer);
  const completer = new LlamaCompleter({ core, tokenizer, contextLength, slots, tags: tagsOf(dialect) });
  const { worker, thread, wasm } = coreBuild(device);
  return {
    facts: {
      contextLength,
      vocabularySize: tokenizer.table.size,
      dimensions: 0,
      memoryBytes: blobs.reduce((sum, { size }) => sum + size, 0),
      device,
      loadedUrls: [...performance.getEntriesByType("resource").map(({ name }) => name), worker, thread, wasm],
    },
    tokenizer,
    chat: new ChatSession({
      tokenizer,
      template,
      dialect,
      supportsReasoning: record.features.includes("reasoning"),
      completer,
      yieldToEventLoop: createEventLoopYield(),
    }),
  };
}

/** Prompts are rendered whole, so llama.cpp adds no tokens to them. An entry without a name ends the list. */
const kv_overrides = {
  "tokenizer.ggml.add_bos_token": "bool:false",
  "tokenizer.ggml.add_eos_token": "bool:false",
  "tokenizer.ggml.add_space_prefix": "bool:false",
  "": "bool:false",
};

function dialectFor(record: ModelRecord, template: ChatTemplate, tokenizer: TextTokenizer): Dialect {
  const tokens = tokenizer.table.addedTokens.map(({ content }) => content);
  const dialect = recordDialects[record.dialect] ?? dialects[detectDialect(template.source, tokens)];
  return dialectOf(dialect, record.features.includes("reasoning"));
}
