/**
 * Vite plugin for sites that use cohabit: emits the service worker at the site's base, serves and copies model folders,
 * and sends the headers that cross-origin isolation (and so WASM threads) needs.
 */
import { fileURLToPath } from "node:url";
import path from "node:path";
import type { Plugin } from "vite";
import { bundleServiceWorker, serviceWorkerFileName } from "./service-worker-bundle.ts";
import { copyModels } from "./model-folders.ts";
import { answerMissingModels, serveModels, serveServiceWorker } from "./middleware.ts";

export interface CohabitPluginOptions {
  /**
   * Folder whose model folders (hub layout, each with a config.json) are served at `<base>models/` and copied into the
   * build; `false` for none. Default: the starter models of this package.
   */
  models?: string | false;
  /** Send COOP, COEP and CORP headers from the dev and preview servers. Default: true. */
  crossOriginIsolation?: boolean;
}

const starterModels = fileURLToPath(new URL("../../models", import.meta.url));

const isolationHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export function cohabit(options: CohabitPluginOptions = {}): Plugin {
  const modelsFolder = options.models === false ? undefined : path.resolve(options.models ?? starterModels);
  const headers = options.crossOriginIsolation === false ? {} : isolationHeaders;
  let base = "/";
  let outputFolder = "dist";

  return {
    name: "cohabit",
    config: () => ({
      server: { headers },
      preview: { headers },
      // The workers are found relative to the package's own files, which pre-bundling would move.
      optimizeDeps: { exclude: ["cohabit"] },
      worker: { format: "es" },
    }),
    configResolved(config) {
      base = config.base;
      outputFolder = path.resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use(serveServiceWorker(base));
      if (modelsFolder !== undefined) server.middlewares.use(serveModels(base, modelsFolder));
    },
    configurePreviewServer(server) {
      server.middlewares.use(answerMissingModels(base, outputFolder));
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: serviceWorkerFileName, source: await bundleServiceWorker() });
    },
    async writeBundle() {
      if (modelsFolder !== undefined) await copyModels(modelsFolder, path.join(outputFolder, "models"));
    },
  };
}
