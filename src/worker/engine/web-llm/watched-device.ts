/**
 * The GPU device that web-llm computes on: requested by us, so that its loss is noticed at once and told apart from a lack
 * of memory. web-llm itself destroys the device if a buffer cannot be made, and then only sees that it is lost.
 */
import { Ending } from "../../../transport/ending.ts";
import { type EngineFailure, EngineFailureError } from "../../base/engine-failure.ts";

/** Milliseconds after a failed run within which the browser says that the device is lost. */
const lossMs = 1000;

export class WatchedDevice {
  readonly device: GPUDevice;
  readonly #ending = new Ending();
  #memoryError: string | undefined;
  #bufferBytes = 0;
  #isLost = false;

  constructor(device: GPUDevice) {
    this.device = device;
    const popErrorScope = device.popErrorScope.bind(device);
    device.popErrorScope = async () => {
      const error = await popErrorScope();
      if (error instanceof GPUOutOfMemoryError) this.#memoryError ??= error.message;
      return error;
    };
    const createBuffer = device.createBuffer.bind(device);
    device.createBuffer = (descriptor) => {
      const buffer = createBuffer(descriptor);
      this.#bufferBytes += descriptor.size;
      const destroy = buffer.destroy.bind(buffer);
      let isDestroyed = false;
      buffer.destroy = () => {
        if (!isDestroyed) this.#bufferBytes -= descriptor.size;
        isDestroyed = true;
        destroy();
      };
      return buffer;
    };
    void device.lost.then((info) => {
      this.#isLost = true;
      this.#ending.end(new EngineFailureError(this.#failure(info)));
    });
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Of the buffers that exist. */
  get bufferBytes(): number {
    return this.#bufferBytes;
  }

  /** Settles like `run`, or rejects as soon as the device is lost: what then still waits for it may wait for ever. */
  async during<Value>(run: () => Promise<Value>): Promise<Value> {
    return this.#ending.during(run().catch((caught: unknown) => this.#causeOf(caught)));
  }

  /** A failed run can be the first sign of a loss; the engine is of no use after either, so there is time to wait for it. */
  async #causeOf(caught: unknown): Promise<never> {
    await this.#ending.during(new Promise((resolve) => setTimeout(resolve, lossMs)));
    throw caught;
  }

  /** As the adapter that web-llm asks for, whose only device is this one. */
  get adapter(): Pick<GPUAdapter, "features" | "limits" | "info" | "requestDevice"> {
    const { device } = this;
    return { features: device.features, limits: device.limits, info: device.adapterInfo, requestDevice: async () => device };
  }

  #failure({ message, reason }: GPUDeviceLostInfo): EngineFailure {
    if (this.#memoryError !== undefined) {
      return { kind: "out-of-memory", detail: "the model does not fit into the memory of the GPU", cause: this.#memoryError };
    }
    return { kind: "device-lost", detail: "the device that the model ran on was lost", cause: `${reason}: ${message}` };
  }
}
