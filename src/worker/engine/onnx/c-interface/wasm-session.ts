/** Opens a graph on the CPU, and runs it with fixed sets of inputs and outputs. */
import { elementTypeOf } from "../graph/element-types.ts";
import type { TensorShape } from "../graph/tensor-shape.ts";
import type { Handle, MountedFile, OrtModule, Pointer } from "./ort-module.ts";
import type { WasmRuntime } from "./wasm-runtime.ts";

const allOptimizations = 99;
const noOptimizations = 0;
const logErrorsOnly = 3;

export interface SessionOptions {
  /** Files with external data, by their path in the graph. Default: none. */
  externalData?: ReadonlyMap<string, MountedFile>;
  /**
   * Whether quantised weights become float32 at load. The runtime then folds DequantizeLinear nodes, because it does not look for
   * quantised graphs. Default: false.
   */
  widened?: boolean;
  /** Whether the runtime leaves the graph as it is. Default: false, the runtime optimises it. */
  isFused?: boolean;
}

/** Rejects with OnnxRuntimeError if the runtime refuses the graph. */
export async function createWasmSession(
  runtime: WasmRuntime,
  graph: Uint8Array,
  { externalData = new Map(), widened = false, isFused = false }: SessionOptions = {},
): Promise<WasmSession> {
  const { module } = runtime;
  const data = runtime.allocate(graph.byteLength);
  const level = isFused ? noOptimizations : allOptimizations;
  const options = module._OrtCreateSessionOptions(level, true, true, 0, false, 0, 0, logErrorsOnly, 0, 0);
  try {
    if (options === 0) throw runtime.lastError();
    if (widened) configure(runtime, module, options, "session.disable_quant_qdq", "1");
    module.HEAPU8.set(graph, data);
    for (const [path, file] of externalData) module.mountExternalData(path, file);
    const session = await module._OrtCreateSession(data, graph.byteLength, options);
    if (session === 0) throw runtime.lastError();
    return new WasmSession(runtime, session);
  } finally {
    module.unmountExternalData();
    if (options !== 0) module._OrtReleaseSessionOptions(options);
    module._free(data);
  }
}

function configure(runtime: WasmRuntime, module: OrtModule, options: Handle, key: string, value: string): void {
  const texts = [runtime.allocateText(key), runtime.allocateText(value)] as const;
  try {
    if (module._OrtAddSessionConfigEntry(options, ...texts) !== 0) throw runtime.lastError();
  } finally {
    for (const text of texts) module._free(text);
  }
}

export class WasmSession {
  readonly inputs: ReadonlyMap<string, TensorShape>;
  readonly outputs: ReadonlyMap<string, TensorShape>;
  readonly #runtime: WasmRuntime;
  readonly #session: Handle;

  constructor(runtime: WasmRuntime, session: Handle) {
    this.#runtime = runtime;
    this.#session = session;
    const { module } = runtime;
    const stack = module.stackSave();
    try {
      const counts = module.stackAlloc(8);
      if (module._OrtGetInputOutputCount(session, counts, counts + 4) !== 0) throw runtime.lastError();
      const inputCount = module.getValue(counts, "i32");
      const total = inputCount + module.getValue(counts + 4, "i32");
      const signatures = Array.from({ length: total }, (_, index) => this.#signature(index));
      this.inputs = new Map(signatures.slice(0, inputCount));
      this.outputs = new Map(signatures.slice(inputCount));
    } finally {
      module.stackRestore(stack);
    }
  }

  /** Prepares calls with these inputs and outputs. A call fails if the graph lacks one of the names. */
  call(inputNames: readonly string[], outputNames: readonly string[]): WasmCall {
    return new WasmCall(this.#runtime, this.#session, inputNames, outputNames);
  }

  /** Frees the graph. Calls of it fail from then on. */
  release(): void {
    this.#runtime.module._OrtReleaseSession(this.#session);
  }

  #signature(index: number): [string, TensorShape] {
    const { module } = this.#runtime;
    const stack = module.stackSave();
    let metadata: Pointer = 0;
    try {
      const pointers = module.stackAlloc(8);
      if (module._OrtGetInputOutputMetadata(this.#session, index, pointers, pointers + 4) !== 0) {
        throw this.#runtime.lastError();
      }
      const name = module.UTF8ToString(module.getValue(pointers, "*"));
      metadata = module.getValue(pointers + 4, "*");
      // Layout: element type, rank, pointers to names of symbolic dimensions, sizes of fixed ones.
      const typeCode = module.getValue(metadata, "i32");
      const rank = typeCode === 0 ? 0 : module.getValue(metadata + 4, "i32");
      const dims = Array.from({ length: rank }, (_, axis) => {
        const symbol = module.getValue(metadata + 8 + 4 * axis, "*");
        const size = symbol === 0 ? module.getValue(metadata + 8 + 4 * (axis + rank), "i32") : -1;
        return size < 0 ? undefined : size;
      });
      return [name, { type: elementTypeOf(typeCode), dims }];
    } finally {
      module.stackRestore(stack);
      if (metadata !== 0) module._OrtFree(metadata);
    }
  }
}

/** A call with fixed names of inputs and outputs, which are written to the heap once. The tensors are set before each run. */
export class WasmCall {
  readonly #runtime: WasmRuntime;
  readonly #session: Handle;
  readonly #options: Handle;
  readonly #inputNames: Pointer;
  readonly #inputs: Pointer;
  readonly #inputCount: number;
  readonly #outputNames: Pointer;
  readonly #outputs: Pointer;
  readonly #outputTensors: Handle[];

  constructor(runtime: WasmRuntime, session: Handle, inputNames: readonly string[], outputNames: readonly string[]) {
    this.#runtime = runtime;
    this.#session = session;
    this.#options = runtime.module._OrtCreateRunOptions(3, 0, false, 0);
    if (this.#options === 0) throw runtime.lastError();
    this.#inputNames = this.#writeNames(inputNames);
    this.#outputNames = this.#writeNames(outputNames);
    this.#inputCount = inputNames.length;
    this.#inputs = runtime.allocate(4 * inputNames.length);
    this.#outputs = runtime.allocate(4 * outputNames.length);
    this.#outputTensors = outputNames.map(() => 0);
  }

  setInput(index: number, tensor: Handle): void {
    this.#runtime.module.setValue(this.#inputs + 4 * index, tensor, "*");
  }

  /** `tensor`: must have the exact shape of the output; it may share its memory with an input. */
  setOutput(index: number, tensor: Handle): void {
    this.#outputTensors[index] = tensor;
  }

  async run(): Promise<void> {
    const { module } = this.#runtime;
    for (let index = 0; index < this.#outputTensors.length; index++) {
      module.setValue(this.#outputs + 4 * index, this.#outputTensors[index] ?? 0, "*");
    }
    const code = await module._OrtRun(
      this.#session,
      this.#inputNames,
      this.#inputs,
      this.#inputCount,
      this.#outputNames,
      this.#outputTensors.length,
      this.#outputs,
      this.#options,
    );
    if (code !== 0) throw this.#runtime.lastError();
  }

  #writeNames(names: readonly string[]): Pointer {
    const pointer = this.#runtime.allocate(4 * names.length);
    names.forEach((name, index) => this.#runtime.module.setValue(pointer + 4 * index, this.#runtime.allocateText(name), "*"));
    return pointer;
  }
}
