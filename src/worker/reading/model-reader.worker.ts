/** Entry of the reader's worker. */
import { expose } from "comlink";
import { prepareWorkerRealm } from "../base/worker-realm.ts";
import { createModelReader } from "./create-model-reader.ts";

prepareWorkerRealm();
expose(createModelReader());
