/** A remote engine with a model of a server, and with a static folder. */
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import path from "node:path";
import type { Engine } from "../../src/worker/engine/engine.ts";
import { createEngine } from "../../src/worker/engine/create-engine.ts";
import { loadRemoteModel } from "../../src/worker/engine/remote/load-remote-model.ts";
import { type ModelRecordInput, modelRecordSchema } from "../../src/worker/models/record/model-record.ts";
import { valueOf } from "../scripted/start-scripted-engine.ts";
import { noDevice } from "../remote/no-device.ts";

export async function loadModel(record: Omit<ModelRecordInput, "engine">, folder = "", key?: string): Promise<Engine> {
  const engine = createEngine(noDevice, (asked, onProgress) => loadRemoteModel(asked, onProgress));
  const request = {
    record: modelRecordSchema.parse({ engine: "remote", ...record }),
    folder,
    device: { kind: "remote" } as const,
    allowSoftwareAdapter: false,
    ...(key === undefined ? {} : { serverKey: key }),
  };
  valueOf(await engine.load(request, () => undefined));
  return engine;
}

/** Serves a folder; `url` has a trailing slash. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(path.join(folder, path.basename(request.url ?? ""))));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`, stop: () => void server.close() };
}
