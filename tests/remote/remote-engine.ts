/** A remote engine in this process for any record, connected to the scripted server. */
import type { Engine } from "../../src/worker/engine/engine.ts";
import { createEngine } from "../../src/worker/engine/create-engine.ts";
import { browserDependencies, type ClientDependencies } from "../../src/worker/engine/remote/http/remote-client.ts";
import { loadRemoteModel } from "../../src/worker/engine/remote/load-remote-model.ts";
import { remotePartSchema } from "../../src/worker/models/record/remote-part.ts";
import type { z } from "zod";
import type { ScriptedServer } from "./scripted-server.ts";
import { noDevice } from "./no-device.ts";

export type RemoteOptions = Partial<z.input<typeof remotePartSchema>>;

/** `part`: in addition to the server's URL, which may replace the clock. */
export function remoteEngine(server: ScriptedServer, part: RemoteOptions = {}, here: Partial<ClientDependencies> = {}): Engine {
  const engine = createEngine(noDevice, (request, onProgress) =>
    loadRemoteModel(request, onProgress, { ...browserDependencies(), ...here }),
  );
  return {
    ...engine,
    load: (request, onProgress) =>
      engine.load(
        {
          ...request,
          folder: server.folder,
          device: { kind: "remote" },
          record: { ...request.record, remote: remotePartSchema.parse({ url: server.url, model: "scripted", ...part }) },
        },
        onProgress,
      ),
  };
}
