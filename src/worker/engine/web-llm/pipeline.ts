/**
 * Wraps the members of web-llm's pipeline that are not part of its public interface, and checks that they exist. They were read
 * from the source of 0.2.86; the package is pinned to that version.
 */
import type { MLCEngine } from "@mlc-ai/web-llm";
import { EngineFailureError } from "../../base/engine-failure.ts";

type Foreign = (...values: unknown[]) => unknown;

/** TVM's runtime. `endScope` frees the objects that were made since `beginScope`. */
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
  /** "kv_cache", or a kind that also has recurrent states. */
  kvStateKind: string;
  filledKVCacheLength: number;
  prefillChunkSize: number;
  fullVocabSize: number;
  contextWindowSize: number;
  /** Empties the cache, also after a failed run. */
  resetChat(keepStats: boolean): void;
}

const popSequence = "vm.builtin.kv_state_popn";

export class Pipeline {
  readonly #pipeline: LlmPipeline;

  private constructor(pipeline: LlmPipeline) {
    this.#pipeline = pipeline;
  }

  /** Returns the pipeline of the engine's only model. Throws EngineFailureError if this version of web-llm has other members. */
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

  /** Whether the cache can be truncated. Recurrent states can only be continued or reset. */
  get canTruncate(): boolean {
    return this.#pipeline.kvStateKind === "kv_cache";
  }

  /** Removes the last `count` positions from the cache. */
  removeLast(count: number): void {
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

/** Returns the name of a member that is missing; undefined if all exist. */
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
