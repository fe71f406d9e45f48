/**
 * A model of web-llm as a token model. A run is `forwardTokensAndSample` with a logit processor that takes the logits and
 * throws: web-llm's own sampler, which would sort the vocabulary on the GPU and wait for it once more, is never reached.
 */
import type { LogitProcessor, MLCEngine } from "@mlc-ai/web-llm";
import type { TokenModel } from "../chat/token-loop/token-model.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { Pipeline } from "./pipeline.ts";
import type { WatchedDevice } from "./watched-device.ts";

/** Most tokens between two looks at what the host wants; a library may take more at once. */
const maxPrefillChunk = 256;

/** The logits are taken, nothing else is wanted of the run. */
class LogitsTakenSignal extends Error {
  constructor() {
    super("the logits were taken");
    this.name = "LogitsTakenSignal";
  }
}

/** To be registered with the engine that runs the model. */
export class LogitTap implements LogitProcessor {
  #logits: Float32Array | undefined;

  /** Of the run that was made since this was called last; a copy that is nobody else's. */
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
    // Never reached.
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

  /** `engine`: with one model loaded, whose logit processor is `tap`. */
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
    // With the device the cache is lost, and TVM has disposed of itself; the next run says so.
    if (this.#device.isLost) return;
    if (length > 0 && length >= this.length) return;
    if (length > 0 && this.#pipeline.canTakeBack) this.#pipeline.takeBack(this.length - length);
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
