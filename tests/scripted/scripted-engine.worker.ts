/** Entry of an engine worker that follows scripts: for browser tests of the host and of faults. */
import { serveEngine } from "../../src/worker/engine/serve-engine.ts";
import { createScriptedEngine } from "./scripted-engine.ts";

serveEngine(createScriptedEngine({ die: () => self.close() }));
