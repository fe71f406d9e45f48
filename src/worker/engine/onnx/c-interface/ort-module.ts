/**
 * Types of the C interface of ONNX Runtime's WebAssembly build, which its Emscripten glue exports. Causal models on the CPU call it
 * directly, because the package's `InferenceSession.run` copies each input into the heap and each output out of it (the whole
 * key/value cache twice per token), and cannot bind one buffer as input and output.
 * Sources: onnxruntime/wasm/api.h; `lib/wasm/wasm-types.ts` of onnxruntime-web 1.31.
 */

/** Offset into the WebAssembly heap. */
export type Pointer = number;
/** A pointer to a native object; 0 if there is none. */
export type Handle = number;

/** A file with weights. The runtime reads each tensor once, while it creates a session. */
export interface MountedFile {
  readonly byteLength: number;
  subarray(start: number, end: number): Uint8Array;
}

export interface OrtModule {
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): Pointer;
  _free(pointer: Pointer): void;
  stackSave(): Pointer;
  stackAlloc(bytes: number): Pointer;
  stackRestore(pointer: Pointer): void;
  getValue(pointer: Pointer, type: "i32" | "*"): number;
  setValue(pointer: Pointer, value: number, type: "i32" | "*"): void;
  UTF8ToString(pointer: Pointer): string;
  stringToUTF8(text: string, pointer: Pointer, capacity: number): void;
  lengthBytesUTF8(text: string): number;
  mountExternalData(path: string, file: MountedFile): void;
  unmountExternalData(): void;
  _OrtInit(threads: number, logLevel: number): number;
  _OrtGetLastError(code: Pointer, message: Pointer): number;
  _OrtCreateSessionOptions(
    graphOptimization: number,
    memoryArena: boolean,
    memoryPattern: boolean,
    executionMode: number,
    profiling: boolean,
    profilePrefix: Pointer,
    logId: Pointer,
    logSeverity: number,
    logVerbosity: number,
    optimizedModelPath: Pointer,
  ): Handle;
  _OrtAddSessionConfigEntry(options: Handle, key: Pointer, value: Pointer): number;
  _OrtReleaseSessionOptions(options: Handle): number;
  _OrtCreateSession(model: Pointer, bytes: number, options: Handle): Handle | Promise<Handle>;
  _OrtReleaseSession(session: Handle): number;
  _OrtGetInputOutputCount(session: Handle, inputs: Pointer, outputs: Pointer): number;
  _OrtGetInputOutputMetadata(session: Handle, index: number, name: Pointer, metadata: Pointer): number;
  _OrtFree(pointer: Pointer): number;
  _OrtCreateTensor(type: number, data: Pointer, bytes: number, dims: Pointer, rank: number, location: number): Handle;
  _OrtReleaseTensor(tensor: Handle): number;
  _OrtCreateRunOptions(logSeverity: number, logVerbosity: number, terminate: boolean, tag: Pointer): Handle;
  _OrtRun(
    session: Handle,
    inputNames: Pointer,
    inputs: Pointer,
    inputCount: number,
    outputNames: Pointer,
    outputCount: number,
    outputs: Pointer,
    options: Handle,
  ): number | Promise<number>;
}

/** The default export of the glue file. */
export type OrtModuleFactory = (settings: {
  numThreads: number;
  /** URL of the .wasm file. */
  locateFile?: (name: string) => string;
  /** Replaces fetching and compiling that file. The factory rejects with its error. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => Record<string, never>;
}) => Promise<unknown>;

const functionsUsed = [
  "_malloc",
  "_free",
  "stackSave",
  "stackAlloc",
  "stackRestore",
  "getValue",
  "setValue",
  "UTF8ToString",
  "stringToUTF8",
  "lengthBytesUTF8",
  "mountExternalData",
  "unmountExternalData",
  "_OrtInit",
  "_OrtGetLastError",
  "_OrtCreateSessionOptions",
  "_OrtAddSessionConfigEntry",
  "_OrtReleaseSessionOptions",
  "_OrtCreateSession",
  "_OrtReleaseSession",
  "_OrtGetInputOutputCount",
  "_OrtGetInputOutputMetadata",
  "_OrtFree",
  "_OrtCreateTensor",
  "_OrtReleaseTensor",
  "_OrtCreateRunOptions",
  "_OrtRun",
] as const;

/** Whether the glue still exports what this project calls: a newer build might not. */
export function isOrtModule(value: unknown): value is OrtModule {
  if (typeof value !== "object" || value === null) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return members.get("HEAPU8") instanceof Uint8Array && functionsUsed.every((name) => typeof members.get(name) === "function");
}
