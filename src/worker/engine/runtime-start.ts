/** Explains why a runtime's WebAssembly did not start. The runtime's own error is only "Aborted(...)". */
import { causeOf } from "../../inference/cause-of.ts";
import { EngineFailureError } from "../base/engine-failure.ts";
import { takeWasmFailure } from "./web-assembly/wasm-failure.ts";

const startFailure =
  /no available backend|aborted\(.*(fetch|compile|instantiate|wasm)|webassembly\.|dynamically imported module|importing a module script failed/is;

const reasons: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /content security policy|unsafe-eval|disallowed by embedder/i,
    "this site's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src",
  ],
  [
    /magic (word|number)|expected magic|mime type|compileerror|linkerror/i,
    "the site serves another content there than the file of its build; serve it complete and unchanged, as application/wasm",
  ],
  [
    /fetch|network|load failed|no such file|not found|imported module|importing a module/i,
    "it could not be fetched; check that the site serves it and that no filter or extension blocks it",
  ],
];

/** Settles like `start`, but rejects with a `files-missing` failure. `url`: the file that the runtime needs. */
export async function asRuntimeStart<Value>(url: string, start: () => Promise<Value>): Promise<Value> {
  try {
    return await start();
  } catch (caught) {
    throw caught instanceof EngineFailureError ? caught : runtimeStartError(caught, url);
  }
}

/** Whether an error of a later call means that the runtime did not start. */
export function isStartFailure(caught: unknown): boolean {
  return startFailure.test(causeOf(caught));
}

export function runtimeStartError(caught: unknown, url?: string): EngineFailureError {
  const known = takeWasmFailure();
  if (known !== undefined) return known;
  const cause = causeOf(caught);
  const reason = reasons.find(([pattern]) => pattern.test(cause))?.[1] ?? "check that the site serves all files of its build unchanged";
  const file = url === undefined ? "" : ` (${url})`;
  return new EngineFailureError({
    kind: "files-missing",
    detail: `the runtime's WebAssembly${file} could not be started: ${reason}`,
    cause,
  });
}
