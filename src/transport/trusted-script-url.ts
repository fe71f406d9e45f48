/**
 * Script URLs under a Content Security Policy with `require-trusted-types-for 'script'`, which permits workers and the
 * service worker from `TrustedScriptURL` objects only. A site that lists its policies (`trusted-types`) must include
 * `cohabit`. The policy is used for scripts of this origin only.
 */

interface ScriptUrlPolicy {
  /** Typed as string, which the DOM's functions take; the value is a `TrustedScriptURL`. */
  createScriptURL(url: string): string;
}

/** Standardised, but missing from TypeScript's DOM library. */
interface TrustedTypesGlobal {
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
  };
}

let policy: ScriptUrlPolicy | undefined;

/** Returns `url` in the form that the browser requires for a script. A URL of another origin is unchanged: the browser refuses it. */
export function trustedScriptUrl(url: string | URL): string {
  const text = String(url);
  if (new URL(text, globalThis.location.href).origin !== globalThis.location.origin) return text;
  policy ??= createPolicy();
  return policy.createScriptURL(text);
}

function createPolicy(): ScriptUrlPolicy {
  const identity = { createScriptURL: (url: string) => url };
  const { trustedTypes }: TrustedTypesGlobal & { name?: string } = globalThis;
  try {
    return trustedTypes?.createPolicy("cohabit", identity) ?? identity;
  } catch {
    // The site's policy list lacks ours. Plain URLs work if Trusted Types are not required for scripts.
    return identity;
  }
}
