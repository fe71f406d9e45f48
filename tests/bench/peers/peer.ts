/** The common interface of all libraries that the bench compares on published weights. */

export const peerNames = ["cohabit", "cohabit of GGUF", "cohabit by llama.cpp", "transformers.js", "wllama", "web-llm"] as const;
export type PeerName = (typeof peerNames)[number];

/** Whether it is the product: with weights in ONNX, with a GGUF file as a graph, or with a GGUF file in llama.cpp. */
export const isProduct = (peer: PeerName): boolean => peer.startsWith("cohabit");

export interface PeerOptions {
  /** Base URL of the hub, with a trailing slash. */
  hub: string;
  /** `org/name` of the ONNX weights; of its copies for transformers.js and, in GGUF, wllama; for web-llm a name of its own list. */
  model: string;
  device: "wasm" | "webgpu";
  threads: number;
  /** Prompt and reply together. */
  contextLength: number;
}

export const sampling = { k: 40, seed: 1 };

/** Moments of `performance.now()`. */
export interface Completion {
  sentAt: number;
  firstTokenAt: number;
  lastTokenAt: number;
  /** The library's own count. */
  inputTokens: number;
  outputTokens: number;
  text: string;
}

export interface Peer {
  /** From a prompt without a template; greedy, or at temperature 1 as `sampling` says. */
  complete(prompt: string, tokens: number, isSampled: boolean): Promise<Completion>;
}

/** Notes the moments at which pieces of a reply arrive. */
export class CompletionClock {
  readonly #sentAt = performance.now();
  #firstTokenAt: number | undefined;
  #lastTokenAt = 0;
  #text = "";

  add(piece: string): void {
    this.#lastTokenAt = performance.now();
    this.#firstTokenAt ??= this.#lastTokenAt;
    this.#text += piece;
  }

  end(inputTokens: number, outputTokens: number): Completion {
    if (this.#firstTokenAt === undefined) throw new Error("the reply is empty");
    const moments = { sentAt: this.#sentAt, firstTokenAt: this.#firstTokenAt, lastTokenAt: this.#lastTokenAt };
    return { ...moments, inputTokens, outputTokens, text: this.#text };
  }
}
