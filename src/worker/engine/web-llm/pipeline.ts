/**
 * What this engine uses of web-llm that is not part of its interface, and the check that it is there. Everything here was
 * read in 0.2.86; the package is pinned to that version.
 */
import type { MLCEngine } from "@mlc-ai/web-llm";
import { EngineFailureError } from "../../base/engine-failure.ts";

type Foreign = (...values: unknown[]) => unknown;

/** TVM's runtime. Objects made between `beginScope` and `endScope` are freed by the latter. */
interface TvmInstance {
  beginScope(): void;
  endScope(): void;
  getGlobalFunc(name: string): Foreign;
  scalar(value: number, dtype: string): unknown;
}

/** `LLMChatPipeline`. */
interface LlmPipeline {
  tvm: TvmInstance;
  kvCache: unknown;
  /** "kv_cache", or a kind with recurrent states beside it. */
  kvStateKind: string;
  filledKVCacheLength: number;
  prefillChunkSize: number;
  fullVocabSize: number;
  contextWindowSize: number;
  /** Empties the cache, whatever state a failed run left it in. */
  resetChat(keepStats: boolean): void;
}

const popSequence = "vm.builtin.kv_state_popn";

export class Pipeline {
  readonly #pipeline: LlmPipeline;

  private constructor(pipeline: LlmPipeline) {
    this.#pipeline = pipeline;
  }

  /** Of the only model that the engine has loaded. Rejects a version of web-llm that is built otherwise. */
  static of(engine: MLCEngine): Pipeline {
    const pipelines = member(engine, "loadedModelIdToPipeline");
    const pipeline: unknown = pipelines instanceof Map ? [...pipelines.values()][0] : undefined;
    const absent = absentMember(pipeline);
    if (isPipeline(pipeline, absent)) return new Pipeline(pipeline);
    throw new EngineFailureError({
      kind: "internal",
      detail: `this version of @mlc-ai/web-llm cannot be used: its pipeline has no '${absent}' (0.2.86 has)`,
    });
  }

  get length(): number {
    return this.#pipeline.filledKVCacheLength;
  }

  get contextLength(): number {
    return this.#pipeline.contextWindowSize;
  }

  get prefillChunk(): number {
    return this.#pipeline.prefillChunkSize;
  }

  get vocabularySize(): number {
    return this.#pipeline.fullVocabSize;
  }

  /** Whether positions can be taken back: recurrent states only go on or begin anew. */
  get canTakeBack(): boolean {
    return this.#pipeline.kvStateKind === "kv_cache";
  }

  /** Takes the last positions out of the cache. */
  takeBack(count: number): void {
    const { tvm, kvCache } = this.#pipeline;
    tvm.beginScope();
    try {
      tvm.getGlobalFunc(popSequence)(kvCache, tvm.scalar(0, "int64"), tvm.scalar(count, "int32"));
    } finally {
      tvm.endScope();
    }
    this.#pipeline.filledKVCacheLength -= count;
  }

  clear(): void {
    this.#pipeline.resetChat(true);
  }

  /** Closes the scope that `forwardTokensAndSample` leaves open if its logit processor throws. */
  endForward(): void {
    this.#pipeline.tvm.endScope();
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** undefined: all that is used is there. */
function absentMember(pipeline: unknown): string | undefined {
  const types: readonly (readonly [name: string, type: string])[] = [
    ["kvStateKind", "string"],
    ["filledKVCacheLength", "number"],
    ["prefillChunkSize", "number"],
    ["fullVocabSize", "number"],
    ["contextWindowSize", "number"],
    ["resetChat", "function"],
  ];
  const absent = types.find(([name, type]) => typeof member(pipeline, name) !== type)?.[0];
  if (absent !== undefined) return absent;
  if (member(pipeline, "kvStateKind") !== "rnn_state" && member(pipeline, "kvCache") === undefined) return "kvCache";
  const tvm = member(pipeline, "tvm");
  const functions = ["beginScope", "endScope", "getGlobalFunc", "scalar"];
  const absentFunction = functions.find((name) => typeof member(tvm, name) !== "function");
  return absentFunction === undefined ? undefined : `tvm.${absentFunction}`;
}

function isPipeline(value: unknown, absent: string | undefined): value is LlmPipeline {
  return value !== undefined && absent === undefined;
}
