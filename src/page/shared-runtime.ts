/** The one runtime of this page, shared by all callers of `start` that give the same options. */
import { AlreadyStartedError } from "./already-started-error.ts";
import type { Runtime, StartOptions } from "./runtime.ts";

interface Shared {
  options: ReadonlyMap<string, string>;
  /** Calls of `start` without their `stop` yet. */
  starts: number;
  runtime: Promise<Runtime>;
}

let shared: Shared | undefined;

/**
 * The running runtime, else that which `begin` resolves to. It ends when `stop` has been called as often as `start`, so
 * that a component that stops it does not take it from another (React's StrictMode runs every effect twice: start, stop,
 * start). Rejects with `AlreadyStartedError` if it runs with other options; `onProgress` is none: each is called.
 */
export async function shareRuntime(options: StartOptions, begin: () => Promise<Runtime>): Promise<Runtime> {
  const { onProgress, ...compared } = options;
  const texts = optionTexts(compared);
  if (shared === undefined) {
    const mine: Shared = { options: texts, starts: 1, runtime: begin().then((runtime) => withSharedStop(runtime, mine)) };
    shared = mine;
    mine.runtime.catch(() => release(mine));
    return mine.runtime;
  }
  const differing = differingNames(shared.options, texts);
  if (differing.length > 0) throw new AlreadyStartedError(differing);
  shared.starts += 1;
  const runtime = await shared.runtime;
  if (onProgress !== undefined) runtime.subscribe(onProgress);
  return runtime;
}

function withSharedStop(runtime: Runtime, holder: Shared): Runtime {
  return {
    ...runtime,
    async stop() {
      holder.starts -= 1;
      if (holder.starts > 0) return;
      release(holder);
      await runtime.stop();
    },
  };
}

function release(holder: Shared): void {
  if (shared === holder) shared = undefined;
}

/** Options that are absent or undefined are none; the order of names in an object counts, as it does in `aliases`. */
function optionTexts(options: object): ReadonlyMap<string, string> {
  const entries = Object.entries(options).map(([name, value]): [string, string | undefined] => [name, JSON.stringify(value)]);
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function differingNames(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
