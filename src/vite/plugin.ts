/**
 * Vite plugin for sites that use cohabit: serves the service worker, the workers and model folders at the site's base,
 * copies them into the build with the list of files to store for offline use, and sends the headers for cross-origin
 * isolation, which WASM threads need.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { AssetFolder } from "../assets/asset-folder.ts";
import { assertEngines, enginesFor, type SiteEngine } from "../assets/engine-choice.ts";
import { assertMaxFileBytes, defaultMaxFileBytes } from "../assets/file-parts.ts";
import { modelEntries } from "../assets/model-folders.ts";
import { listedFiles } from "../assets/site-folder-files.ts";
import { listedAssets, siteAssets, type SiteAssets } from "../assets/site-assets.ts";
import { compareEntries, writeDifferences } from "../assets/write-entries.ts";
import { runtimeFiles, siteFileList, siteFileListName } from "../assets/write-site-file-list.ts";
import { findStarterModels } from "../assets/starter-models-folder.ts";
import { rejectMissingModels, sendHeaders, serveAssets, serveModels } from "./middleware.ts";
import { ServedModels } from "./served-models.ts";
import { listedOutputs } from "./site-outputs.ts";

export interface CohabitPluginOptions {
  /**
   * Folder with model folders (hub layout, each with a config.json or a GGUF file) that are served at `<base>models/` and copied into
   * the build. `false` serves no models; a list names ids of the package `cohabit-starter-models`. Default: all models of that package,
   * if it is installed.
   */
  models?: string | false | readonly string[];
  /**
   * The site gets the files of these engines: `onnx`, `transformers`, `web-llm`, `llama-cpp`. Models on a server need none of them. Default: `onnx`
   * and `transformers`, with `web-llm` or `llama-cpp` if a model in the folder of models is made for it.
   */
  engines?: readonly SiteEngine[];
  /** Whether the site gets the source maps of cohabit's scripts, about 17 MB. Default: false. */
  sourceMaps?: boolean;
  /** Send COOP, COEP and CORP headers from the dev and preview servers. Default: true. */
  crossOriginIsolation?: boolean;
  /**
   * The files that browsers store for offline use. "site": the workers and the WASM of this package, and all files of the build, pages
   * included, up to 2 MiB each; "runtime": the files of this package alone; `false`: none, for sites with their own precache.
   * Default: "site", or "runtime" with vite-plugin-pwa, because its service worker stores the other files. In development no file is stored.
   */
  precache?: "runtime" | "site" | false;
  /**
   * Files with more bytes are served in parts with a list, which cohabit reads as one file: Cloudflare Pages and other hosts refuse
   * large files. At least 1 MiB; `Infinity` for no parts. Default: 24 MiB.
   */
  maxFileBytes?: number;
}

const isolationHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export interface PackageFiles {
  /** Returns the folder with the asset files of a build; called each time they are needed. */
  assetsFolder: () => Promise<string>;
  /** Folder of the page script; the dev server may serve it even if it is outside the site, as in a linked package. */
  pageScriptFolder?: string;
}

export function createPlugin({ assetsFolder, pageScriptFolder }: PackageFiles, options: CohabitPluginOptions): Plugin {
  const headers = options.crossOriginIsolation === false ? {} : isolationHeaders;
  const maxFileBytes = options.maxFileBytes ?? defaultMaxFileBytes;
  assertMaxFileBytes(maxFileBytes);
  const { sourceMaps = false } = options;
  assertEngines(options.engines ?? []);
  const ids = typeof options.models === "object" ? options.models : undefined;
  let opened: SiteAssets | undefined;
  const openAssets = async (): Promise<SiteAssets> => {
    const assets = await AssetFolder.open(await assetsFolder());
    if (opened?.manifest.build === assets.manifest.build) return opened;
    const engines = options.engines ?? (await enginesFor(modelsFolder));
    return (opened = await siteAssets(assets, { maxFileBytes, engines, sourceMaps }));
  };
  let precache = options.precache ?? "site";
  let base = "/";
  let outputFolder = "dist";
  let publicFolder = "";
  let modelsFolder: string | undefined;

  return {
    name: "cohabit",
    config: () => ({ server: { headers }, preview: { headers } }),
    configResolved(config) {
      base = config.base;
      outputFolder = path.resolve(config.root, config.build.outDir);
      publicFolder = config.build.copyPublicDir ? config.publicDir : "";
      if (pageScriptFolder !== undefined) config.server.fs.allow.push(pageScriptFolder);
      if (options.precache === undefined && config.plugins.some(({ name }) => name.startsWith("vite-plugin-pwa"))) precache = "runtime";
      modelsFolder = findModels(options.models, config.root);
      if (modelsFolder === undefined && options.models !== false) {
        config.logger.warn(
          "cohabit: no models are served, because the package cohabit-starter-models is not installed; install it, or set the option `models`",
        );
      }
    },
    configureServer(server) {
      // Frameworks that answer page requests themselves (SvelteKit) do not send the headers of Vite's configuration.
      server.middlewares.use(sendHeaders(headers));
      server.middlewares.use(serveAssets(base, headers, openAssets));
      if (modelsFolder !== undefined)
        server.middlewares.use(serveModels(base, headers, new ServedModels(modelsFolder, { maxFileBytes, ids })));
    },
    configurePreviewServer(server) {
      server.middlewares.use(sendHeaders(headers));
      server.middlewares.use(rejectMissingModels(base, outputFolder));
    },
    generateBundle: {
      // After Vite's own plugins, which emit the pages.
      order: "post",
      async handler(_options, bundle) {
        if (precache === false || this.environment?.config.consumer === "server") return;
        const files = runtimeFiles((await openAssets()).manifest);
        if (precache === "site") files.push(...listedOutputs(Object.values(bundle)));
        if (precache === "site" && publicFolder !== "") files.push(...(await listedFiles(publicFolder)));
        this.emitFile({ type: "asset", fileName: siteFileListName, source: siteFileList(files) });
      },
    },
    // Copied instead of emitted: no plugin processes these files, and models are about 100 MB.
    async writeBundle({ dir = outputFolder }) {
      if (this.environment?.config.consumer === "server") return;
      const models = modelsFolder === undefined ? [] : await modelEntries(modelsFolder, { maxFileBytes, ids });
      const entries = [...models, ...(await openAssets()).entries];
      await writeDifferences(await compareEntries(entries, dir, await listedAssets(dir)), dir);
    },
  };
}

function findModels(option: CohabitPluginOptions["models"], root: string): string | undefined {
  if (option === false) return undefined;
  return typeof option !== "string" ? findStarterModels([root, fileURLToPath(new URL(".", import.meta.url))]) : path.resolve(option);
}
