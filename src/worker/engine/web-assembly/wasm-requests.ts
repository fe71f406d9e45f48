/**
 * Answers the requests of libraries for their WebAssembly. They call this realm's `fetch` with the URL of the file and compile the response,
 * and have no option for a file that is compressed or in parts.
 */
import { keepWasmFailure } from "./wasm-failure.ts";
import { wasmResponse } from "./wasm-response.ts";

/** URLs of packed files, by the URL that the library requests. */
const packedUrls = new Map<string, string>();

/** From now on `fetch` returns the unpacked content of `packed` for `url`. */
export function answerRequests(url: string, packed: string): void {
  if (packedUrls.size === 0) replaceFetch();
  packedUrls.set(url, packed);
}

function replaceFetch(): void {
  const fetchOfBrowser = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const packed = packedUrls.get(input instanceof Request ? input.url : String(input));
    if (packed === undefined) return fetchOfBrowser(input, init);
    try {
      return await wasmResponse(packed);
    } catch (caught) {
      keepWasmFailure(caught);
      throw caught;
    }
  };
}
