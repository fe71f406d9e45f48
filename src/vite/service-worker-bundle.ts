import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ServiceWorkerBundleError } from "./service-worker-bundle-error.ts";

export const serviceWorkerFileName = "cohabit-sw.js";

const entry = fileURLToPath(new URL("../sw/entry.ts", import.meta.url));

/**
 * The service worker as one minified classic script: module service workers are too new in Firefox, and a hashed or
 * nested file name would change its URL or its scope.
 */
export async function bundleServiceWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: serviceWorkerFileName } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  const [script, ...rest] = outputs;
  if (script?.type !== "chunk" || rest.length > 0) {
    throw new ServiceWorkerBundleError(outputs.map((output) => output.fileName));
  }
  return script.code;
}
