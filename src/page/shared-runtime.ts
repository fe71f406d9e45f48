/** The one runtime of this page, shared by all callers of `start` with the same options. */
import { AlreadyStartedError } from "./errors.ts";
import type { Runtime, StartOptions } from "./runtime.ts";

interface Shared {
  options: ReadonlyMap<string, string>;
  /** Calls of `start` not yet followed by their `stop`. */
  starts: number;
  runtime: Promise<Runtime>;
}

let shared: Shared | undefined;

/**
 * Returns the running runtime, or else the one that `begin` resolves to. It ends when `stop` has been called as often
 * as `start`, so that a component that stops it does not take it from another (React's StrictMode runs every effect
 * twice: start, stop, start). Rejects with `AlreadyStartedError` if it runs with other options. `onProgress` is not
 * compared: every caller's listener is called.
 */
export async function shareRuntime(options: StartOptions, begin: () => Promise<Runtime>): Promise<Runtime> {
  const { onProgress, ...compared } = options;
  const serialized = serializedOptions(compared);
  if (shared === undefined) {
    const created: Shared = { options: serialized, starts: 1, runtime: begin().then((runtime) => withSharedStop(runtime, created)) };
    shared = created;
    created.runtime.catch(() => release(created));
    return created.runtime;
  }
  const differing = differingNames(shared.options, serialized);
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

/** Absent and undefined options are equal. The order of names in an object matters, as it does in `aliases`. */
function serializedOptions(options: object): ReadonlyMap<string, string> {
  const entries = Object.entries(options).map(([name, value]): [string, string | undefined] => [name, JSON.stringify(value)]);
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function differingNames(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
