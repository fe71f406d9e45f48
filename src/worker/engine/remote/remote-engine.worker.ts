/** Entry of an engine worker: one model on a server. */
import { createRemoteEngine } from "../create-engine.ts";
import { serveEngine } from "../serve-engine.ts";
import { loadRemoteModel } from "./load-remote-model.ts";

serveEngine(createRemoteEngine((request, onProgress) => loadRemoteModel(request, onProgress)));
