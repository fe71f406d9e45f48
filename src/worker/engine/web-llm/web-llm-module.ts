/**
 * Puts web-llm into a chunk of its own, which is fetched when the first model of this engine is loaded. It has 6 MB, most of
 * them a WebAssembly tokenizer that is started with an empty vocabulary and never used.
 */
export { MLCEngine } from "@mlc-ai/web-llm";
