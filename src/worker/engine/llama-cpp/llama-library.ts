/** Puts the library into a chunk of its own, which is fetched when the first model of this engine is loaded. */
export { CacheManager, Wllama } from "@wllama/wllama";
