/** Loads a model's GGUF files with llama.cpp. */
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { ggufPaths } from "../../models/record/gguf-part.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import { frameLength } from "../encode/encoder-rows.ts";
import { EncodeSession } from "../encode/encode-session.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { loadedUrls } from "../loaded-urls.ts";
import { ModelFiles } from "../model-folder/model-files.ts";
import { coreBuild } from "./core-build.ts";
import { CoreEncoder } from "./core-encoder.ts";
import { chatParams, embedParams, rerankParams } from "./core-params.ts";
import { CoreRerankSession } from "./core-rerank-session.ts";
import { CoreImages } from "./images/core-images.ts";
import { ImageTokenCounts } from "./images/image-token-counts.ts";
import { type ProjectorFacts, readProjectorFacts } from "./images/projector-facts.ts";
import { standInToken } from "./images/stand-in-token.ts";
import { isVisionToken } from "./images/vision-tokens.ts";
import type { GgufHeader } from "../../models/gguf/gguf-header.ts";
import { withGgufHeader } from "../model-folder/gguf-header-in.ts";
import { type GgufPrompting, ggufPromptingOf } from "../model-folder/gguf-prompting.ts";
import type { CoreParams, LlamaCore } from "./llama-core.ts";
import { LlamaCompleter } from "./llama-completer.ts";
import { PrivateTokens, renameControlTokens } from "./private-tokens.ts";
import { promptStep } from "./prompt-steps.ts";
import { readerTags } from "./reader-tags.ts";
import { type CoreStart, startCore } from "./start-core.ts";

/** The parts of a role: the files and parameters for llama.cpp, and the session over the loaded core. */
interface RoleParts {
  files: readonly Blob[];
  params: CoreParams;
  contextLength: number;
  cacheBytes: number;
  open: (core: LlamaCore, vocabulary: GgufPrompting) => Pick<LoadedParts, "chat" | "encode"> & { dimensions?: number };
}

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
  const [firstPath = ""] = gguf.files;
  const [first = new Blob()] = blobs;
  const header = await withGgufHeader(firstPath, first, (read) => read);
  const role = await partsOfRole(request, header, blobs);
  onProgress({ phase: "compile", ...fetched });
  const { core, vocabulary } = await startWith({ device, ...role }, () => ggufPromptingOf(firstPath, header));
  const { dimensions = 0, ...sessions } = role.open(core, vocabulary);
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  const { worker, thread, wasm } = coreBuild(device);
  return {
    facts: {
      contextLength: role.contextLength,
      vocabularySize: vocabulary.tokenizer.table.size,
      dimensions,
      memoryBytes: role.cacheBytes + blobs.reduce((sum, { size }) => sum + size, 0),
      device,
      loadedUrls: [...loadedUrls(), worker, thread, wasm],
    },
    tokenizer: vocabulary.tokenizer,
    ...sessions,
  };
}

/** Makes the vocabulary while llama.cpp reads the files in its own worker: each takes seconds. */
async function startWith(
  start: Omit<CoreStart, "onReading">,
  makeVocabulary: () => GgufPrompting,
): Promise<{ core: LlamaCore; vocabulary: GgufPrompting }> {
  let onReading = (): void => undefined;
  const reading = new Promise<void>((resolve) => (onReading = resolve));
  const starting = startCore({ ...start, onReading });
  await Promise.race([reading, starting]);
  // Its failure is reported below, unless that of the vocabulary comes first.
  starting.catch(() => undefined);
  const vocabulary = makeVocabulary();
  return { core: await starting, vocabulary };
}

function partsOfRole(request: LoadRequest, header: GgufHeader, files: readonly Blob[]): Promise<RoleParts> {
  switch (request.record.role) {
    case "chat":
      return chatParts(request, header, files);
    case "embed":
      return embedParts(request.record, files);
    case "rerank":
      return rerankParts(request.record, header, files);
  }
}

async function chatParts({ record, device }: LoadRequest, header: GgufHeader, files: readonly Blob[]): Promise<RoleParts> {
  const projector = await projectorOf(record, files);
  const [first = new Blob(), ...others] = files;
  const head = new Uint8Array(await first.slice(0, header.dataStart).arrayBuffer());
  const keeps = (text: string): boolean => projector !== undefined && isVisionToken(text, projector.type);
  const controlTexts = renameControlTokens(head, header, keeps);
  const weights = projector === undefined ? files : files.slice(0, -1);
  const step = promptStep(
    header,
    weights.map(({ size }) => size),
    device,
  );
  const { params, memory } = chatParams(header, record.contextLength, device, Math.max(step, projector?.stepTokens ?? 0));
  const supportsReasoning = record.features.includes("reasoning");
  const { contextLength, slots, cacheBytes } = memory;
  return {
    files: [new Blob([head, first.slice(header.dataStart)]), ...others],
    params,
    contextLength,
    cacheBytes,
    open: (core, vocabulary) => {
      const { tokenizer } = vocabulary;
      const template = vocabulary.template({ keepsImageMarks: projector !== undefined });
      const { dialect, tags } = readerTags(record, template.source, tokenizer);
      const privateTokens = new PrivateTokens(tokenizer, controlTexts);
      const images = projector && imagesOf({ core, vocabulary, contextLength, slots, written: [template.source, ...tags] });
      const completer = new LlamaCompleter({ core, privateTokens, contextLength, slots, tags, images });
      const yieldToEventLoop = createEventLoopYield();
      const reading = images === undefined ? {} : { images };
      return { chat: new ChatSession({ tokenizer, template, dialect, supportsReasoning, completer, yieldToEventLoop, ...reading }) };
    },
  };
}

/** Returns the facts of the vision part, the last of the files. */
async function projectorOf({ gguf }: ModelRecord, files: readonly Blob[]): Promise<ProjectorFacts | undefined> {
  const blob = files.at(-1);
  return gguf?.projector === undefined || blob === undefined ? undefined : readProjectorFacts(gguf.projector, blob);
}

interface ImagesOptions {
  core: LlamaCore;
  vocabulary: GgufPrompting;
  contextLength: number;
  slots: number;
  /** Texts that the template or the dialect may write. */
  written: readonly string[];
}

function imagesOf({ core, vocabulary, contextLength, slots, written }: ImagesOptions): CoreImages {
  const marker = core.imageMarker;
  if (marker === undefined) {
    throw new EngineFailureError({ kind: "files-damaged", detail: "llama.cpp reads no images with the model's vision part" });
  }
  // Each word is a token at least.
  const filler = " a".repeat(2 * contextLength);
  const counts = new ImageTokenCounts({ core, slots, marker, filler });
  return new CoreImages({ standIn: standInToken(vocabulary.header, vocabulary.tokenizer, written), marker, counts });
}

async function embedParts(record: ModelRecord, files: readonly Blob[]): Promise<RoleParts> {
  return {
    files,
    params: embedParams(record),
    contextLength: record.contextLength,
    cacheBytes: 0,
    open: (core, { tokenizer }) => {
      const encode = new EncodeSession({ tokenizer, record, encoder: new CoreEncoder(core, core.info.n_embd), padId: 0 });
      return { encode, dimensions: encode.vectors?.width ?? 0 };
    },
  };
}

async function rerankParts(record: ModelRecord, header: GgufHeader, files: readonly Blob[]): Promise<RoleParts> {
  // llama.cpp applies the softmax to the answers "yes" and "no" of these models.
  const scoresAreProbabilities = String(header.metadata.get("general.architecture")).startsWith("qwen3");
  const template = header.metadata.get("tokenizer.chat_template.rerank");
  return {
    files,
    params: rerankParams(record),
    contextLength: record.contextLength,
    cacheBytes: 0,
    open: (core, { tokenizer }) => {
      const addedTokens = typeof template === "string" ? tokenizer.encodePrompt(template).length : frameLength(tokenizer.frame("pair")) + 1;
      return { encode: new CoreRerankSession({ core, tokenizer, record, scoresAreProbabilities, addedTokens }) };
    },
  };
}
