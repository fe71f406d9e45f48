/** What the host knows of the remote engine. */
import type { EngineKind } from "./engine-kind.ts";

export const remoteKind: EngineKind = {
  name: "remote",
  // Its tokenizer may be on the server; to make contact costs no weights.
  loadsTokenizerAlone: false,
  devicesFor: (record) => [{ kind: "remote", requiredFeatures: [], weights: [], record }],
};
