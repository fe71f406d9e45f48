/** An engine that only loads: what the tests of slots and budgets need. */
import type { Engine, EngineFault, LoadOrder, LoadProgress } from "../../../src/worker/engine/engine.ts";
import type { EngineHandle } from "../../../src/worker/host/slots/engine-handle.ts";

const unused = (): never => {
  throw new TypeError("this engine only loads");
};

export interface LoadingEngine extends EngineHandle {
  order: LoadOrder | undefined;
  report: (progress: LoadProgress) => void;
  finishLoad: (fault?: EngineFault) => void;
  die: (reason: string) => void;
  ended: boolean;
}

export function loadingEngine(memoryBytes = 100): LoadingEngine {
  let die: (reason: string) => void = () => undefined;
  let finish: (fault?: EngineFault) => void = () => undefined;
  const verdict = new Promise<EngineFault | undefined>((resolve) => (finish = resolve));
  const engine: Engine = {
    async load(order, onProgress) {
      made.order = order;
      made.report = onProgress;
      const fault = await verdict;
      if (fault !== undefined) return { ok: false, fault };
      const { device } = order;
      return { ok: true, value: { contextLength: 8, vocabularySize: 8, dimensions: 0, memoryBytes, device } };
    },
    planChat: unused, reply: unused, planEmbed: unused, planRerank: unused, encodeSlice: unused,
    releasePlan: unused, tokenize: unused, detokenize: unused,
  };
  const made: LoadingEngine = {
    engine,
    died: new Promise((resolve) => (die = resolve)),
    end: () => void (made.ended = true),
    order: undefined,
    report: unused,
    finishLoad: (fault) => finish(fault),
    die: (reason) => die(reason),
    ended: false,
  };
  return made;
}
