/**
 * Sets an environment variable of the runtime, which some of its kernels read when they are created. Emscripten's glue writes
 * fixed variables into the heap at the start and has no way to add one, so unused ones are overwritten. If they are not
 * found, the variable is not set.
 */
import type { OrtModule, Pointer } from "./ort-module.ts";

/** Four adjacent variables of Emscripten that the runtime does not read. */
const replaced = ["LOGNAME=web_user", "PATH=/", "PWD=/", "HOME=/home/web_user"].map((text) => `${text}\0`).join("");

/** Call it at most once per module, before the first session. Returns whether the variable was set. */
export function setVariable({ HEAPU8 }: Pick<OrtModule, "HEAPU8">, name: string, value: string): boolean {
  const variable = new TextEncoder().encode(`${name}=${value}\0`);
  const found = indexOf(HEAPU8, new TextEncoder().encode(replaced));
  if (found === undefined || variable.length > replaced.length) return false;
  // The other variables' pointers now point to empty texts, or into the value: no lookup of a name matches those.
  HEAPU8.fill(0, found, found + replaced.length);
  HEAPU8.set(variable, found);
  return true;
}

function indexOf(heap: Uint8Array, text: Uint8Array): Pointer | undefined {
  const [first = 0] = text;
  for (let at = heap.indexOf(first); at >= 0; at = heap.indexOf(first, at + 1)) {
    if (text.every((byte, index) => heap[at + index] === byte)) return at;
  }
  return undefined;
}
