/** A second chat model of the playground's server: starter-chat under another name. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { root } from "../../../scripts/install.mjs";

export const weightsPath = "onnx/model.onnx";
/** An empty field of a number that ONNX does not use, which its readers skip. */
const unusedField = Buffer.from([0xa2, 0x06, 0x00]);

const read = (path: string): Buffer => readFileSync(`${root}models/starter-chat/${path}`);

/** Weights that compute the same and have another hash, so that the browser does not find them among those of starter-chat. */
function makeFiles(): Map<string, string | Buffer> {
  const weights = Buffer.concat([read(weightsPath), unusedField]);
  const { files, ...manifest }: { files: { path: string }[] } = JSON.parse(read("manifest.json").toString());
  const listed = { path: weightsPath, size: weights.byteLength, sha256: createHash("sha256").update(weights).digest("hex") };
  return new Map<string, string | Buffer>([
    ["manifest.json", JSON.stringify({ ...manifest, files: files.map((file) => (file.path === weightsPath ? listed : file)) })],
    [weightsPath, weights],
  ]);
}

/** Serves the model at `models/twin/`. A route of the test would send 38 MB as text. */
export function serveTwin(): Plugin {
  let own: Map<string, string | Buffer> | undefined;
  return {
    name: "twin-model",
    enforce: "pre",
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path] = request.url?.split("/models/twin/")[1]?.split("?") ?? [];
        if (path === undefined) return next();
        own ??= makeFiles();
        const body = own.get(path) ?? (existsSync(`${root}models/starter-chat/${path}`) ? read(path) : undefined);
        response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
        if (body === undefined) return void response.writeHead(404).end();
        response.writeHead(200, { "Content-Type": "application/octet-stream", "Content-Length": Buffer.byteLength(body) }).end(body);
      });
    },
  };
}
