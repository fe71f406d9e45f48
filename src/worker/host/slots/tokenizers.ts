/** Runs the tokenizers of models: in the engine of a loaded model, or else in a separate worker, which loads no weights. */
import type { Caller } from "../../../inference/inference-service.ts";
import type { Engine, Outcome } from "../../engine/engine.ts";
import type { EngineFailure } from "../../base/engine-failure.ts";
import { loadsTokenizerAlone } from "../../models/devices/engine-kinds.ts";
import { CallQueue } from "../../base/call-queue.ts";
import { StallTimer } from "./stall-timer.ts";
import { orCancelled } from "../../base/or-cancelled.ts";
import { awaitPlan, errorOfFailure, failed } from "./engine-failures.ts";
import { type EngineHandle, EngineLife, type StartEngine } from "./engine-handle.ts";
import type { ModelSlot } from "./model-slot.ts";
import type { ModelSlots } from "./model-slots.ts";
import { stalledLoad } from "./stalled-load.ts";

interface TokenizerOptions {
  startEngine: StartEngine;
  /** Milliseconds without progress after which loading fails. */
  loadStallMs: number;
  /** Milliseconds without a result after which a worker is ended. */
  stallMs: number;
}

interface TokenizerUse {
  model: string;
  loading: Promise<TokenizerWorker>;
  /** The worker runs one call at a time, so owners take turns. */
  queue: CallQueue;
  users: number;
  idleTimer: ReturnType<typeof setTimeout> | undefined;
}

interface TokenizerWorker {
  engine: Engine;
  whileAlive: <Value>(work: Promise<Value>) => Promise<Value>;
  end: (reason: string) => void;
}

type Work<Value> = (engine: Pick<Engine, "tokenize" | "detokenize">) => Promise<Outcome<Value>>;

/** Milliseconds after which an unused worker is ended, to free its memory. */
const idleMs = 60_000;

export class Tokenizers {
  readonly #slots: ModelSlots;
  readonly #options: TokenizerOptions;
  /** The tokenizer that was used last. Only one is kept, because a large vocabulary takes megabytes. */
  #last: TokenizerUse | undefined;

  constructor(slots: ModelSlots, options: TokenizerOptions) {
    this.#slots = slots;
    this.#options = options;
  }

  /** Throws as `awaitPlan`, or as a failure to load the model; Cancelled if `signal` aborts first. */
  async run<Value>(model: string, { owner, signal }: Caller, work: Work<Value>): Promise<Value> {
    const slot = this.#slots.get(model);
    const { stallMs } = this.#options;
    const runQueued = (queue: CallQueue, compute: () => Promise<Value>): Promise<Value> =>
      orCancelled(queue.join({ owner, priority: 0 }).run(signal, compute), signal);
    if (slot.isLoaded || !loadsTokenizerAlone(slot.record)) {
      return this.#slots.withLease(model, signal, (lease) =>
        runQueued(slot.planning, () => awaitPlan(lease, model, stallMs, work(lease.engine))),
      );
    }
    slot.hangs.check();
    const use = this.#use(slot);
    try {
      const worker = await orCancelled(use.loading, signal);
      const lease = {
        ...worker,
        // No other call computes in this worker.
        isShared: () => false,
        answered: () => slot.hangs.clear(),
        discard: (reason: string, failure?: EngineFailure) => {
          if (failure !== undefined) slot.hangs.note(failure);
          worker.end(reason);
        },
      };
      return await runQueued(use.queue, () => awaitPlan(lease, model, stallMs, work(worker.engine)));
    } finally {
      use.users -= 1;
      this.#releaseIfIdle(use);
    }
  }

  #use(slot: ModelSlot): TokenizerUse {
    const { record } = slot;
    if (this.#last?.model !== record.id) {
      const replaced = this.#last;
      const loading = this.#load(slot);
      const next: TokenizerUse = { model: record.id, loading, queue: new CallQueue(Infinity), users: 0, idleTimer: undefined };
      this.#last = next;
      loading.catch(() => {
        if (this.#last === next) this.#last = undefined;
      });
      if (replaced !== undefined) this.#releaseIfIdle(replaced);
    }
    const use = this.#last;
    clearTimeout(use.idleTimer);
    use.users += 1;
    return use;
  }

  #releaseIfIdle(use: TokenizerUse): void {
    if (use.users > 0) return;
    const end = (): void => {
      if (this.#last === use) this.#last = undefined;
      use.loading.then((worker) => worker.end("it was not used")).catch(() => undefined);
    };
    clearTimeout(use.idleTimer);
    if (this.#last === use) use.idleTimer = setTimeout(end, idleMs);
    else end();
  }

  async #load({ record, hangs }: ModelSlot): Promise<TokenizerWorker> {
    const handle = this.#options.startEngine(record);
    const stall = new StallTimer(this.#options.loadStallMs);
    const worker = this.#watch(record.id, handle);
    try {
      const request = { record, folder: record.source ?? "" };
      const outcome = await Promise.race([
        handle.engine.loadTokenizer(request, () => stall.restart()),
        handle.died.then((reason) => failed("died", reason)),
        stall.expired.then((detail) => stalledLoad(handle, detail)),
      ]);
      if (outcome.ok) return worker;
      hangs.note(outcome.failure);
      throw errorOfFailure(record.id, outcome.failure);
    } catch (failure) {
      worker.end("it could not be loaded");
      throw failure;
    } finally {
      stall.stop();
    }
  }

  #watch(model: string, handle: EngineHandle): TokenizerWorker {
    const life = new EngineLife(handle, () => {
      if (this.#last?.model === model) this.#last = undefined;
    });
    return { engine: handle.engine, end: (reason) => life.end(reason), whileAlive: (work) => life.whileAlive(work) };
  }
}
