/**
 * The package in a chunk of its own, under a name of its own: 6 MB, most of it a tokenizer as WebAssembly that is started
 * with an empty vocabulary and never used. Fetched when the first model of this engine is loaded.
 */
export { MLCEngine } from "@mlc-ai/web-llm";
