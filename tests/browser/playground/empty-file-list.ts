/** The playground's server lists no files of the site, because each first visit would store 30 MB. The tests of `offline` store them. */
import type { Plugin } from "vite";
import { siteFileList, siteFileListName } from "../../../src/assets/write-site-file-list.ts";

export function serveEmptyFileList(): Plugin {
  return {
    name: "empty-file-list",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split("?")[0] !== `/${siteFileListName}`) return next();
        response.writeHead(200, { "Content-Type": "application/json" }).end(siteFileList([]));
      });
    },
  };
}
