/**
 * Loads web-xgrammar when the first grammar is needed: it has over a megabyte, and plain chats never need it. The package is
 * a UMD file that is declared as an ES module, so its exports depend on the bundler: they are named exports, a default export,
 * or only a global.
 */
import wasmUrl from "virtual:xgrammar/wasm?url";
import type * as Xgrammar from "@mlc-ai/web-xgrammar";
import { packedUrl } from "../web-assembly/packed-url.ts";
import { wasmResponse } from "../web-assembly/wasm-response.ts";

export type XgrammarModule = Pick<typeof Xgrammar, "TokenizerInfo" | "GrammarCompiler" | "GrammarMatcher">;

/** The grammar library did not start: its file is missing or damaged, or WebAssembly is forbidden. */
class GrammarLibraryError extends Error {
  constructor(cause: unknown) {
    super("the grammar library could not be loaded", { cause });
    this.name = "GrammarLibraryError";
  }
}

let loading: Promise<XgrammarModule> | undefined;

/** Loads the library once. After a failure the next call tries again. */
export function loadXgrammar(): Promise<XgrammarModule> {
  loading ??= load().catch((caught: unknown) => {
    loading = undefined;
    throw new GrammarLibraryError(caught);
  });
  return loading;
}

async function load(): Promise<XgrammarModule> {
  const imported: unknown = await import("@mlc-ai/web-xgrammar");
  const candidates = [
    imported,
    property(imported, "default"),
    property(property(imported, "default"), "default"),
    property(globalThis, "xgrammar"),
  ];
  const found = candidates.find(isXgrammar);
  if (found === undefined) throw new TypeError("the package has unknown exports");
  const options = property(found, "moduleOptions");
  // The build makes its WebAssembly a file of its own (scripts/build/xgrammar-file.mjs). Node's tests have the package as it is.
  if (typeof options === "object" && options !== null) Reflect.set(options, "wasmBinary", await wasmBytes());
  return found;
}

async function wasmBytes(): Promise<ArrayBuffer> {
  const url = new URL(wasmUrl, import.meta.url).href;
  return (await wasmResponse(packedUrl(url) ?? url)).arrayBuffer();
}

function property(value: unknown, name: string): unknown {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
  return Reflect.get(value, name);
}

function isXgrammar(value: unknown): value is XgrammarModule {
  return ["TokenizerInfo", "GrammarCompiler", "GrammarMatcher"].every((name) => typeof property(value, name) === "function");
}
