/**
 * URLs of scripts under a Content Security Policy with `require-trusted-types-for 'script'`: workers and the service
 * worker are then started from `TrustedScriptURL` objects only. A site that also lists its policies (`trusted-types`) must
 * name `cohabit` there. The policy is used for scripts of this origin alone.
 */

interface ScriptUrlPolicy {
  /** The object that it returns is typed as the string that it stands for, as the DOM's functions want it. */
  createScriptURL(url: string): string;
}

/** Standardised, but not in TypeScript's DOM library yet. */
interface TrustedTypesGlobal {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | undefined;

/** `url` as the browser wants it for a script. A URL of another origin is returned as it is, for the browser to refuse. */
export function trustedScriptUrl(url: string | URL): string {
  const text = String(url);
  if (new URL(text, globalThis.location.href).origin !== globalThis.location.origin) return text;
  policy ??= createPolicy();
  return policy.createScriptURL(text);
}

/**
 * Makes `new Worker(...)` of this realm use `trustedScriptUrl`; returns a function that undoes it. Bundlers find workers
 * by the literal form `new Worker(new URL(..., import.meta.url))`, which leaves no room for a call around the URL.
 */
export function trustWorkerUrls(): () => void {
  const { Worker: PlainWorker } = globalThis;
  globalThis.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(trustedScriptUrl(url), options);
    }
  };
  return () => void (globalThis.Worker = PlainWorker);
}

function createPolicy(): ScriptUrlPolicy {
  const asItIs = { createScriptURL: (url: string) => url };
  const { trustedTypes }: TrustedTypesGlobal & { name?: string } = globalThis;
  try {
    return trustedTypes?.createPolicy("cohabit", asItIs) ?? asItIs;
  } catch {
    // The site's list of policies lacks it. Plain URLs work as well if Trusted Types are not required for scripts.
    return asItIs;
  }
}
