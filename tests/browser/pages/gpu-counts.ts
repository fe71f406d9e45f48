/** The counts that the counting worker sends to a test. */
export interface GpuCounts {
  /** Calls of GPUQueue.submit: batches of commands. */
  submits: number;
  /** Calls of GPUBuffer.mapAsync for reading, and the bytes mapped. */
  readBacks: number;
  bytesRead: number;
  dispatches: number;
  /** Dispatches whose workgroups the GPU counts; `dispatches` leaves them out. */
  indirectDispatches: number;
  bindGroups: number;
}

export const noCounts: GpuCounts = { submits: 0, readBacks: 0, bytesRead: 0, dispatches: 0, indirectDispatches: 0, bindGroups: 0 };

/** "read" is answered with the counts since the worker began. */
export const gpuCountsChannel = "gpu-counts";
