/** Entry of the reader's worker. */
import { exposeOnPort } from "../base/direct-port.ts";
import { prepareWorkerRealm } from "../base/worker-realm.ts";
import { createModelReader } from "./create-model-reader.ts";

prepareWorkerRealm();
exposeOnPort(createModelReader());
