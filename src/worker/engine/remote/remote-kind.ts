/** The remote engine's entry in the host's registry. */
import type { EngineKind } from "../engine-kind.ts";

export const remoteKind: EngineKind = {
  name: "remote",
  // The tokenizer may be only on the server, and loading such a model fetches no weights anyway.
  loadsTokenizerAlone: false,
  devicesFor: (record) => [{ kind: "remote", requiredFeatures: [], weights: [], record }],
};
