/**
 * Environment variables of the runtime, which some of its kernels read when they are made. Emscripten's glue writes its
 * own few into the heap when the module starts and lets nobody add one; so the texts of those that nothing here reads are
 * written over. Where they are not found everything works as without the variable.
 */
import type { OrtModule, Pointer } from "./ort-module.ts";

/** The first of a row of texts: `USER=web_user`, `LOGNAME=web_user`, `PATH=/`, `PWD=/`, `HOME=/home/web_user`, and more. */
const replaced = ["LOGNAME=web_user", "PATH=/", "PWD=/", "HOME=/home/web_user"].map((text) => `${text}\0`).join("");

/** Once a module, before the first session. Whether it was set. */
export function setVariable({ HEAPU8 }: Pick<OrtModule, "HEAPU8">, name: string, value: string): boolean {
  const variable = new TextEncoder().encode(`${name}=${value}\0`);
  const found = indexOf(HEAPU8, new TextEncoder().encode(replaced));
  if (found === undefined || variable.length > replaced.length) return false;
  // What is left behind it has no name that is ever asked for.
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
