/**
 * A token model on web-llm. A run calls `forwardTokensAndSample` with a logit processor that keeps the logits and throws, so
 * that web-llm's own sampler, which would sort the vocabulary on the GPU and wait for the result, does not run.
 */
import type { LogitProcessor, MLCEngine } from "@mlc-ai/web-llm";
import type { TokenModel } from "../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { Pipeline } from "./pipeline.ts";
import type { WatchedDevice } from "./watched-device.ts";

/** Max tokens of a prefill. A library may take more, but a run cannot be cancelled. */
const maxPrefillChunk = 256;

/** Thrown by the logit processor to end a run as soon as its logits are known. */
class LogitsTakenSignal extends Error {
  constructor() {
    super("the logits were taken");
    this.name = "LogitsTakenSignal";
  }
}

/** The logit processor that must be registered with the engine. */
export class LogitTap implements LogitProcessor {
  #logits: Float32Array | undefined;

  /** Returns the logits of the last run, once. They are a copy that the caller may change. */
  take(): Float32Array | undefined {
    const logits = this.#logits;
    this.#logits = undefined;
    return logits;
  }

  processLogits(logits: Float32Array): Float32Array {
    this.#logits = logits;
    throw new LogitsTakenSignal();
  }

  processSampledToken(): void {
    // Not called, because `processLogits` throws.
  }

  resetState(): void {
    this.#logits = undefined;
  }
}

export class WebLlmModel implements TokenModel {
  readonly vocabularySize: number;
  readonly contextLength: number;
  readonly prefillChunk: number;
  readonly #engine: MLCEngine;
  readonly #pipeline: Pipeline;
  readonly #tap: LogitTap;
  readonly #device: WatchedDevice;

  /** `engine`: must have loaded one model, with `tap` as its logit processor. */
  constructor(engine: MLCEngine, tap: LogitTap, device: WatchedDevice) {
    this.#engine = engine;
    this.#pipeline = Pipeline.of(engine);
    this.#tap = tap;
    this.#device = device;
    this.vocabularySize = this.#pipeline.vocabularySize;
    this.contextLength = this.#pipeline.contextLength;
    this.prefillChunk = Math.min(this.#pipeline.prefillChunk, maxPrefillChunk);
  }

  get length(): number {
    return this.#pipeline.length;
  }

  prefill(ids: Int32Array): Promise<Float32Array> {
    return this.#device.during(() => this.#forward([...ids]));
  }

  decode(id: number): Promise<Float32Array> {
    return this.#device.during(() => this.#forward([id]));
  }

  truncate(length: number): void {
    // A lost device has no cache and TVM is disposed; the next run fails with the device's loss.
    if (this.#device.isLost) return;
    if (length > 0 && length >= this.length) return;
    if (length > 0 && this.#pipeline.canTruncate) this.#pipeline.removeLast(this.length - length);
    else this.#pipeline.clear();
  }

  async #forward(ids: number[]): Promise<Float32Array> {
    try {
      await this.#engine.forwardTokensAndSample(ids, ids.length > 1);
    } catch (caught) {
      if (!(caught instanceof LogitsTakenSignal)) throw caught;
    }
    this.#pipeline.endForward();
    const logits = this.#tap.take();
    if (logits instanceof Float32Array && logits.length === this.vocabularySize) return logits;
    throw new EngineFailureError({ kind: "files-damaged", detail: "the library's logits are not one float32 for each token" });
  }
}
