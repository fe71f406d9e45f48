/** Creates GPU buffers that shaders can read and write and that can be copied. */

/** GPUBufferUsage.COPY_SRC, COPY_DST and STORAGE (WebGPU 5.1.2), which the type library does not declare for workers. */
const usage = 0x0004 | 0x0008 | 0x0080;

/** Creates a buffer of `bytes`, rounded up to a multiple of 16. */
export function storageBuffer(device: GPUDevice, bytes: number): GPUBuffer {
  return device.createBuffer({ size: 16 * Math.max(1, Math.ceil(bytes / 16)), usage });
}
