/**
 * Commands in the same batch as those of a run: a batch costs the CPU and the GPU something by itself, whatever is in it. ONNX Runtime
 * submits its batches itself, on a device of ours, so they are extended where they are submitted.
 */
export class SharedBatches {
  static readonly #known = new WeakMap<GPUDevice, SharedBatches>();
  #waiting: GPUCommandBuffer | undefined;
  /** Since commands began to wait. */
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
   * Whether `run` submitted one batch, which ends with `commands`. If it submitted none or several, they are not submitted, or too
   * early. One call at a time.
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
