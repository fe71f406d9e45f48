/**
 * Vite plugin for sites that use cohabit: serves the service worker, the workers and model folders at the site's base,
 * copies them into the build with the list of files to store for offline use, and sends the headers for cross-origin
 * isolation, which WASM threads need.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { AssetFolder } from "../assets/asset-folder.ts";
import { assertMaxFileBytes, defaultMaxFileBytes } from "../assets/file-parts.ts";
import { modelEntries } from "../assets/model-folders.ts";
import { listedAssets, siteAssets, type SiteAssets } from "../assets/site-assets.ts";
import { compareEntries, writeDifferences } from "../assets/write-entries.ts";
import { runtimeFiles, siteFileList, siteFileListName } from "../assets/write-site-file-list.ts";
import { findStarterModels } from "../assets/starter-models-folder.ts";
import { rejectMissingModels, serveAssets, serveModels } from "./middleware.ts";
import { listedOutputs, listedPublicFiles } from "./site-outputs.ts";

export interface CohabitPluginOptions {
  /**
   * Folder whose model folders (hub layout, each with a config.json) are served at `<base>models/` and copied into the
   * build; `false` for none. Default: the package `cohabit-starter-models`, if it is installed.
   */
  models?: string | false;
  /** Send COOP, COEP and CORP headers from the dev and preview servers. Default: true. */
  crossOriginIsolation?: boolean;
  /**
   * The files that browsers store for offline use. "runtime": the workers and the WASM of this package; "site": these
   * and all files of the build, pages included, up to 2 MiB each; `false`: none, for sites with their own precache.
   * Default: "runtime". In development no file is stored.
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
  const precache = options.precache ?? "runtime";
  const maxFileBytes = options.maxFileBytes ?? defaultMaxFileBytes;
  assertMaxFileBytes(maxFileBytes);
  let opened: SiteAssets | undefined;
  const openAssets = async (): Promise<SiteAssets> => {
    const assets = await AssetFolder.open(await assetsFolder());
    if (opened?.manifest.build !== assets.manifest.build) opened = await siteAssets(assets, { maxFileBytes });
    return opened;
  };
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
      modelsFolder = findModels(options.models, config.root);
      if (modelsFolder === undefined && options.models !== false) {
        config.logger.warn(
          "cohabit: no models are served, because the package cohabit-starter-models is not installed; install it, or set the option `models`",
        );
      }
    },
    configureServer(server) {
      server.middlewares.use(serveAssets(base, headers, openAssets));
      if (modelsFolder !== undefined) server.middlewares.use(serveModels(base, headers, modelsFolder, maxFileBytes));
    },
    configurePreviewServer(server) {
      server.middlewares.use(rejectMissingModels(base, outputFolder));
    },
    generateBundle: {
      // After Vite's own plugins, which emit the pages.
      order: "post",
      async handler(_options, bundle) {
        if (precache === false || this.environment?.config.consumer === "server") return;
        const files = runtimeFiles((await openAssets()).manifest);
        if (precache === "site") files.push(...listedOutputs(Object.values(bundle)));
        if (precache === "site" && publicFolder !== "") files.push(...(await listedPublicFiles(publicFolder)));
        this.emitFile({ type: "asset", fileName: siteFileListName, source: siteFileList(files) });
      },
    },
    // Copied instead of emitted: no plugin processes these files, and models are about 100 MB.
    async writeBundle({ dir = outputFolder }) {
      if (this.environment?.config.consumer === "server") return;
      const models = modelsFolder === undefined ? [] : await modelEntries(modelsFolder, { maxFileBytes });
      const entries = [...models, ...(await openAssets()).entries];
      await writeDifferences(await compareEntries(entries, dir, await listedAssets(dir)), dir);
    },
  };
}

function findModels(option: string | false | undefined, root: string): string | undefined {
  if (option === false) return undefined;
  return option === undefined ? findStarterModels([root, fileURLToPath(new URL(".", import.meta.url))]) : path.resolve(option);
}
