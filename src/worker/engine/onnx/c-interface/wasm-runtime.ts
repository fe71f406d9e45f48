/** Starts ONNX Runtime on the CPU, and manages memory and tensors with its C interface. */
import { OnnxRuntimeError } from "../../engine-errors.ts";
import { threadsFailed } from "../../thread-failures.ts";
import { type ElementType, elementTypes } from "../graph/element-types.ts";
import { setVariable } from "./runtime-environment.ts";
import { type Handle, isOrtModule, type OrtModule, type OrtModuleFactory, type Pointer } from "./ort-module.ts";

const logErrorsOnly = 3;
const cpuLocation = 1;

export class WasmRuntime {
  readonly module: OrtModule;

  private constructor(module: OrtModule) {
    this.module = module;
  }

  /**
   * Must be called at most once per realm. Returns undefined if the module does not export the functions that are called here.
   * `wasmUrl`: absent if the glue finds the file itself (Node). `compiled`: the compiled file; absent: the glue fetches it.
   */
  static async start(
    factory: OrtModuleFactory,
    threads: number,
    wasmUrl?: string,
    compiled?: WebAssembly.Module,
  ): Promise<WasmRuntime | undefined> {
    const module = await factory({
      numThreads: threads,
      ...(wasmUrl !== undefined && { locateFile: () => wasmUrl }),
      ...(compiled !== undefined && {
        instantiateWasm: (imports, done) => {
          done(new WebAssembly.Instance(compiled, imports), compiled);
          return {};
        },
      }),
    });
    if (!isOrtModule(module)) return undefined;
    // Flash attention chooses its tile size by the L2 cache. WebAssembly cannot query that, so tiles have one row and take ten
    // times as long.
    setVariable(module, "ORT_GQA_DISABLE_FLASH_ATTENTION", "1");
    const runtime = new WasmRuntime(module);
    if (module._OrtInit(threads, logErrorsOnly) !== 0) throw threads > 1 ? threadsFailed(runtime.lastError()) : runtime.lastError();
    return runtime;
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

  /** Creates a tensor over memory that the caller owns; release it with `releaseTensor`. */
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

  // Views are created for each use, because they become invalid when the heap grows.
  float32(pointer: Pointer, length: number): Float32Array {
    return new Float32Array(this.module.HEAPU8.buffer, pointer, length);
  }

  /** Bits of float16 numbers. */
  halves(pointer: Pointer, length: number): Uint16Array {
    return new Uint16Array(this.module.HEAPU8.buffer, pointer, length);
  }

  int32(pointer: Pointer, length: number): Int32Array {
    return new Int32Array(this.module.HEAPU8.buffer, pointer, length);
  }

  int64(pointer: Pointer, length: number): BigInt64Array {
    return new BigInt64Array(this.module.HEAPU8.buffer, pointer, length);
  }

  /** Bytes of the heap: weights, caches and temporary memory. It never shrinks. */
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
