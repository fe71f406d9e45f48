/** What the host knows of the remote engine. */
import type { EngineKind } from "../engine-kind.ts";

export const remoteKind: EngineKind = {
  name: "remote",
  devicesFor: (record) => [{ kind: "remote", requiredFeatures: [], weights: [], record }],
};
