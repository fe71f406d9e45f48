/** Entry of a reader's worker. */
import { expose } from "comlink";
import { prepareWorkerRealm } from "../../worker-realm.ts";
import { createModelReader } from "./create-model-reader.ts";

prepareWorkerRealm();
expose(createModelReader());
