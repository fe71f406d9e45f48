/** A page that loads one library with one model and has it complete prompts. */
import { wrap } from "comlink";
import { type Completion, isProduct, type Peer, type PeerName, type PeerOptions } from "../peers/peer.ts";
import type { TransformersPeer } from "../peers/transformers-peer.worker.ts";

async function loadTransformers(options: PeerOptions): Promise<Peer> {
  const worker = new Worker(new URL("../peers/transformers-peer.worker.ts", import.meta.url), { type: "module" });
  const remote = wrap<TransformersPeer>(worker);
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", ({ message }) => reject(new Error(`its worker failed: ${message}`)));
  });
  await Promise.race([remote.load(options), failed]);
  return { complete: (...given) => Promise.race([remote.complete(...given), failed]) };
}

// Loaded one at a time: a page holds the code of its own library only.
async function loadPeer(name: PeerName, options: PeerOptions): Promise<Peer> {
  if (isProduct(name)) return (await import("../peers/cohabit-peer.ts")).loadCohabit(options, name === "cohabit by llama.cpp");
  if (name === "wllama") return (await import("../peers/wllama-peer.ts")).loadWllama(options);
  if (name === "web-llm") return (await import("../peers/web-llm-peer.ts")).loadWebLlm(options);
  return loadTransformers(options);
}

let peer: Peer | undefined;

const peers = {
  /** @returns milliseconds until the model can complete prompts. */
  async load(name: PeerName, options: PeerOptions): Promise<number> {
    const startedAt = performance.now();
    peer = await loadPeer(name, options);
    return performance.now() - startedAt;
  },
  complete(...given: Parameters<Peer["complete"]>): Promise<Completion> {
    if (peer === undefined) throw new Error("nothing is loaded");
    return peer.complete(...given);
  },
  /** Whether there is a GPU that is not a software adapter. */
  async hasGpu(): Promise<boolean> {
    const info = (await navigator.gpu?.requestAdapter())?.info;
    return info !== undefined && !info.isFallbackAdapter && info.architecture !== "swiftshader";
  },
};

declare global {
  interface Window {
    peers: typeof peers;
  }
}

window.peers = peers;
