/** Set by the build of the package, which compresses WebAssembly and adds `.bin` to its name. The pages of tests have it as it is. */
declare const __COHABIT_PACKS_WASM__: boolean | undefined;

export const isPacked = typeof __COHABIT_PACKS_WASM__ === "boolean" && __COHABIT_PACKS_WASM__;

/** Returns the URL of the compressed file; undefined if the site has the file as it is. */
export function packedUrl(wasm: string): string | undefined {
  return isPacked ? `${wasm}.bin` : undefined;
}
