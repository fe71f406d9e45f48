/** The sizes of a model's key/value caches. llama.cpp allocates them whole when it loads the model. */
import type { GgufHeader } from "../../models/gguf/gguf-header.ts";
import type { LocalDevice } from "../../models/devices/device.ts";

const megabyte = 1024 ** 2;
/** Max bytes of the cache of one sequence, by device. A model with a larger context gets a shorter one. */
const maxCacheBytes = { wasm: 512 * megabyte, webgpu: 1024 * megabyte };
/** Max bytes of the caches of several sequences together. */
const maxCachesBytes = { wasm: 256 * megabyte, webgpu: 512 * megabyte };
const maxSlots = 4;
const minContextLength = 512;
const elementBytes = { f16: 2, f32: 4 };

export interface CoreMemory {
  /** Of keys and values. */
  precision: keyof typeof elementBytes;
  contextLength: number;
  /** Number of sequences with a cache of this length. */
  slots: number;
  /** Bytes of all caches. */
  cacheBytes: number;
}

export function coreMemory(
  { metadata }: Pick<GgufHeader, "metadata">,
  contextLength: number,
  { kind }: Pick<LocalDevice, "kind">,
): CoreMemory {
  const elements = cachedElements(metadata);
  // Half precision where float32 would shorten the context.
  const precision = kind === "wasm" && contextLength * elements * elementBytes.f32 <= maxCacheBytes.wasm ? "f32" : "f16";
  const positionBytes = elements * elementBytes[precision];
  if (positionBytes === 0) return { precision, contextLength, slots: 1, cacheBytes: 0 };
  const length = Math.min(contextLength, Math.max(minContextLength, Math.floor(maxCacheBytes[kind] / positionBytes)));
  const slots = Math.max(1, Math.min(maxSlots, Math.floor(maxCachesBytes[kind] / (length * positionBytes))));
  return { precision, contextLength: length, slots, cacheBytes: slots * length * positionBytes };
}

/** Returns the numbers in the caches of all layers for one position; 0 if the file does not name its sizes. */
function cachedElements(metadata: GgufHeader["metadata"]): number {
  const architecture = String(metadata.get("general.architecture"));
  const numbers = (name: string): readonly number[] => {
    const value = metadata.get(`${architecture}.${name}`);
    if (typeof value === "number") return [value];
    return typeof value === "object" ? Array.from(value, Number) : [];
  };
  const [layers = 0] = numbers("block_count");
  const [width = 0] = numbers("embedding_length");
  const heads = numbers("attention.head_count");
  const keyHeads = numbers("attention.head_count_kv");
  const headWidth = width / (heads[0] ?? 1);
  const [keyLength = headWidth] = numbers("attention.key_length");
  const [valueLength = keyLength] = numbers("attention.value_length");
  let elements = 0;
  for (let layer = 0; layer < layers; layer++) {
    elements += (keyHeads[layer] ?? keyHeads[0] ?? heads[layer] ?? heads[0] ?? 0) * (keyLength + valueLength);
  }
  return Number.isFinite(elements) ? elements : 0;
}
