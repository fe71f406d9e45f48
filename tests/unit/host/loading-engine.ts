/** An engine that only loads: used by the tests of slots and budgets. */
import type { Engine, LoadRequest, LoadProgress } from "../../../src/worker/engine/engine.ts";
import type { Device } from "../../../src/worker/models/devices/device.ts";
import type { EngineFailure } from "../../../src/worker/base/engine-failure.ts";
import type { EngineHandle } from "../../../src/worker/host/slots/engine-handle.ts";

const unused = (): never => {
  throw new TypeError("this engine only loads");
};

export interface LoadingEngine extends EngineHandle {
  request: LoadRequest<Device> | undefined;
  report: (progress: LoadProgress) => void;
  finishLoad: (failure?: EngineFailure) => void;
  die: (reason: string) => void;
  ended: boolean;
}

export function loadingEngine(memoryBytes = 100): LoadingEngine {
  let die: (reason: string) => void = () => undefined;
  let finish: (failure?: EngineFailure) => void = () => undefined;
  const verdict = new Promise<EngineFailure | undefined>((resolve) => (finish = resolve));
  const engine: Engine = {
    async load(request, onProgress) {
      made.request = request;
      made.report = onProgress;
      const failure = await verdict;
      if (failure !== undefined) return { ok: false, failure };
      const { device } = request;
      return { ok: true, value: { contextLength: 8, vocabularySize: 8, dimensions: 0, memoryBytes, device } };
    },
    loadTokenizer: unused,
    planChat: unused,
    replanChat: unused,
    reply: unused,
    planEmbed: unused,
    planEmbedContents: unused,
    planRerank: unused,
    encodeSlice: unused,
    releasePlan: unused,
    isAlive: async () => true,
    tokenize: unused,
    detokenize: unused,
  };
  const made: LoadingEngine = {
    engine,
    died: new Promise((resolve) => (die = resolve)),
    end: () => void (made.ended = true),
    request: undefined,
    report: unused,
    finishLoad: (failure) => finish(failure),
    die: (reason) => die(reason),
    ended: false,
  };
  return made;
}

/** Starts engines that only load, and keeps them in the order of their start. */
export function loadingEngines(): { engines: LoadingEngine[]; startEngine: () => LoadingEngine } {
  const engines: LoadingEngine[] = [];
  const startEngine = (): LoadingEngine => {
    const engine = loadingEngine();
    engines.push(engine);
    return engine;
  };
  return { engines, startEngine };
}
