/** ONNX Runtime on the CPU: memory, tensors and sessions over the C interface. */
import { OnnxRuntimeError } from "../engine-errors.ts";
import { type Handle, isOrtModule, type OrtModule, type OrtModuleFactory, type Pointer } from "./ort-module.ts";
import { WasmSession } from "./wasm-session.ts";

/** ONNX element types that are used here (onnx.proto, TensorProto.DataType) and their sizes in bytes. */
export const elementTypes = {
  float32: { code: 1, bytes: 4 },
  int64: { code: 7, bytes: 8 },
  float16: { code: 10, bytes: 2 },
} as const;
export type ElementType = keyof typeof elementTypes;

const logErrorsOnly = 3;
const allOptimizations = 99;
const cpuLocation = 1;

export interface SessionSettings {
  externalData?: ReadonlyMap<string, Uint8Array>;
  widened?: boolean;
}

export class WasmRuntime {
  readonly module: OrtModule;

  private constructor(module: OrtModule) {
    this.module = module;
  }

  /** Once per realm. `wasmUrl`: absent where the glue finds the file by itself (Node). */
  static async start(factory: OrtModuleFactory, threads: number, wasmUrl?: string): Promise<WasmRuntime> {
    const settings = { numThreads: threads };
    const module = await factory(wasmUrl === undefined ? settings : { ...settings, locateFile: () => wasmUrl });
    if (!isOrtModule(module)) throw new OnnxRuntimeError(0, "this build of ONNX Runtime lacks functions that are needed");
    const runtime = new WasmRuntime(module);
    if (module._OrtInit(threads, logErrorsOnly) !== 0) throw runtime.lastError();
    return runtime;
  }

  /**
   * `externalData`: companion files by the path that the graph names. `widened`: quantised weights become float32 at load;
   * the runtime leaves DequantizeLinear alone when it folds constants, unless it is told not to look for quantised graphs.
   */
  async createSession(model: Uint8Array, { externalData = new Map(), widened = false }: SessionSettings = {}): Promise<WasmSession> {
    const { module } = this;
    const data = this.allocate(model.byteLength);
    const options = module._OrtCreateSessionOptions(allOptimizations, true, true, 0, false, 0, 0, logErrorsOnly, 0, 0);
    try {
      if (options === 0) throw this.lastError();
      if (widened) this.#configure(options, "session.disable_quant_qdq", "1");
      module.HEAPU8.set(model, data);
      for (const [path, bytes] of externalData) module.mountExternalData(path, bytes);
      const session = await module._OrtCreateSession(data, model.byteLength, options);
      if (session === 0) throw this.lastError();
      return new WasmSession(this, session);
    } finally {
      module.unmountExternalData();
      if (options !== 0) module._OrtReleaseSessionOptions(options);
      module._free(data);
    }
  }

  #configure(options: Handle, key: string, value: string): void {
    const texts = [this.allocateText(key), this.allocateText(value)] as const;
    try {
      if (this.module._OrtAddSessionConfigEntry(options, ...texts) !== 0) throw this.lastError();
    } finally {
      for (const text of texts) this.module._free(text);
    }
  }

  allocate(bytes: number): Pointer {
    const pointer = this.module._malloc(Math.max(1, bytes));
    if (pointer === 0) throw new OnnxRuntimeError(0, `failed to allocate ${bytes} bytes`);
    return pointer;
  }

  allocateText(text: string): Pointer {
    const capacity = this.module.lengthBytesUTF8(text) + 1;
    const pointer = this.allocate(capacity);
    this.module.stringToUTF8(text, pointer, capacity);
    return pointer;
  }

  /** A tensor over memory that stays the caller's; release it with `releaseTensor`. */
  createTensor(type: ElementType, data: Pointer, dims: readonly number[]): Handle {
    const { module } = this;
    const { code, bytes } = elementTypes[type];
    const size = dims.reduce((product, dimension) => product * dimension, bytes);
    const stack = module.stackSave();
    try {
      const dimsPointer = module.stackAlloc(4 * Math.max(1, dims.length));
      for (let axis = 0; axis < dims.length; axis++) module.setValue(dimsPointer + 4 * axis, dims[axis] ?? 0, "i32");
      const tensor = module._OrtCreateTensor(code, data, size, dimsPointer, dims.length, cpuLocation);
      if (tensor === 0) throw this.lastError();
      return tensor;
    } finally {
      module.stackRestore(stack);
    }
  }

  releaseTensor(tensor: Handle): void {
    this.module._OrtReleaseTensor(tensor);
  }

  // The heap may move when it grows: views are made for each use.
  float32(pointer: Pointer, length: number): Float32Array {
    return new Float32Array(this.module.HEAPU8.buffer, pointer, length);
  }

  int64(pointer: Pointer, length: number): BigInt64Array {
    return new BigInt64Array(this.module.HEAPU8.buffer, pointer, length);
  }

  /** Bytes of the heap: weights, caches and scratch. It never shrinks. */
  get heapBytes(): number {
    return this.module.HEAPU8.byteLength;
  }

  lastError(): OnnxRuntimeError {
    const { module } = this;
    const stack = module.stackSave();
    try {
      const code = module.stackAlloc(8);
      module._OrtGetLastError(code, code + 4);
      const message = module.getValue(code + 4, "*");
      return new OnnxRuntimeError(module.getValue(code, "i32"), message === 0 ? "" : module.UTF8ToString(message));
    } finally {
      module.stackRestore(stack);
    }
  }
}
