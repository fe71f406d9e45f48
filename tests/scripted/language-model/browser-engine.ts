/** An engine for the browser's own model in this process, with the page's side over a real port. */
import { serveBrowserModel } from "../../../src/page/browser-model/serve-browser-model.ts";
import { createEngine } from "../../../src/worker/engine/create-engine.ts";
import type { Engine } from "../../../src/worker/engine/engine.ts";
import { loadBuiltInModel } from "../../../src/worker/engine/built-in/load-built-in-model.ts";
import { createScriptedEngine } from "../scripted-engine.ts";
import { noDevice } from "../../remote/no-device.ts";
import { languageModelOf, type ScriptedBrowser } from "./scripted-language-model.ts";

/** Gives this process the globals of a window with the browser's model. Returns a function that takes them back. */
export function installLanguageModel(browser: ScriptedBrowser): () => void {
  const globals = { LanguageModel: languageModelOf(browser), isSecureContext: true };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}

export function pagePort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  serveBrowserModel(port2);
  return port1;
}

/** Runs any chat record over the browser's model of this process, and other records over scripted engines. */
export function browserEngine(): Engine {
  const chat = createEngine(noDevice, loadBuiltInModel);
  const encoder = createScriptedEngine({ die: () => undefined });
  let loaded = chat;
  const engine: Engine = {
    ...chat,
    load: (request, onProgress) => {
      const { record } = request;
      loaded = record.role === "chat" ? chat : encoder;
      if (record.role !== "chat") return encoder.load(request, onProgress);
      const builtIn = { languages: ["en"], hasSamplingModes: true };
      return chat.load({ ...request, device: { kind: "browser" }, browserModel: pagePort(), record: { ...record, builtIn } }, onProgress);
    },
    loadTokenizer: (request, onProgress) => {
      loaded = encoder;
      return encoder.loadTokenizer(request, onProgress);
    },
    planEmbed: (...call) => loaded.planEmbed(...call),
    planEmbedContents: (...call) => loaded.planEmbedContents(...call),
    planRerank: (...call) => loaded.planRerank(...call),
    encodeSlice: (...call) => loaded.encodeSlice(...call),
    releasePlan: (...call) => loaded.releasePlan(...call),
    tokenize: (...call) => loaded.tokenize(...call),
    detokenize: (...call) => loaded.detokenize(...call),
  };
  return engine;
}
