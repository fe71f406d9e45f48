/**
 * Adds commands to the batch that ONNX Runtime submits for a run, because each batch has a fixed cost on CPU and GPU. ONNX Runtime
 * submits its batches to the queue of our device, so `queue.submit` is wrapped to extend them.
 */
export class SharedBatches {
  static readonly #known = new WeakMap<GPUDevice, SharedBatches>();
  #waiting: GPUCommandBuffer | undefined;
  /** Number of batches since `append` was called. */
  #submitted = 0;

  static of(device: GPUDevice): SharedBatches {
    const known = this.#known.get(device) ?? new SharedBatches(device.queue);
    this.#known.set(device, known);
    return known;
  }

  private constructor(queue: GPUQueue) {
    const submit = queue.submit.bind(queue);
    queue.submit = (commands) => {
      this.#submitted += 1;
      const added = this.#waiting;
      this.#waiting = undefined;
      submit(added === undefined ? commands : [...commands, added]);
    };
  }

  /**
   * Adds `commands` to the batch that `run` submits. Returns whether `run` submitted exactly one batch. If not, the commands were not
   * submitted, or too early, and must be submitted again. Calls must not overlap.
   */
  async append(commands: GPUCommandBuffer, run: () => Promise<unknown>): Promise<boolean> {
    this.#waiting = commands;
    this.#submitted = 0;
    try {
      await run();
      return this.#submitted === 1;
    } finally {
      this.#waiting = undefined;
    }
  }
}
