/** Every case of contract 17 that runs in Node and in Chromium alike. */
import { authAndRoutingCases } from "./auth-and-routing.ts";
import { chatV1Cases } from "./chat-v1.ts";
import { chatV2Cases } from "./chat-v2.ts";
import { chatV2FormCases } from "./chat-v2-forms.ts";
import { chatV2StreamCases } from "./chat-v2-stream.ts";
import type { ContractCase } from "./contract-driver.ts";
import { connectorCases } from "./connectors.ts";
import { embedCases } from "./embed.ts";
import { generateCases } from "./generate.ts";
import { modelsCases } from "./models.ts";
import { rerankCases } from "./rerank.ts";
import { storedCases } from "./stored.ts";

export const contractCases: readonly ContractCase[] = [
  ...authAndRoutingCases,
  ...chatV2Cases,
  ...chatV2FormCases,
  ...chatV2StreamCases,
  ...chatV1Cases,
  ...generateCases,
  ...embedCases,
  ...rerankCases,
  ...storedCases,
  ...modelsCases,
  ...connectorCases,
];
