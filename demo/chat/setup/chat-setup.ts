/** Everything that a conversation sends along with its messages. Numbers are kept as typed: the service checks them. */
import type { SourceDocument } from "../documents/source-document.ts";
import type { ReadyTool } from "../../tools/ready-tools.ts";

export interface ChatSetup {
  model: string;
  system: string;
  stream: boolean;
  documents: SourceDocument[];
  citations: "" | "ENABLED" | "FAST" | "ACCURATE" | "OFF";
  readyTools: ReadyTool[];
  /** Further tools, as the JSON of `tools`. */
  ownTools: string;
  toolChoice: "" | "REQUIRED" | "NONE";
  strictTools: boolean;
  format: "text" | "json" | "schema";
  schema: string;
  thinking: "" | "enabled" | "disabled";
  logprobs: boolean;
  safetyMode: "" | "CONTEXTUAL" | "STRICT" | "OFF";
  /** Separated by line breaks. */
  stopSequences: string;
  numbers: Record<SamplingName, string>;
}

export const samplingNames = [
  "temperature",
  "p",
  "k",
  "seed",
  "max_tokens",
  "frequency_penalty",
  "presence_penalty",
  "thinking_budget",
  "priority",
] as const;
export type SamplingName = (typeof samplingNames)[number];

const exampleSchema = {
  type: "object",
  properties: { name: { type: "string" }, job: { type: "string" }, city: { type: "string" } },
  required: ["name", "job", "city"],
};

export function newSetup(): ChatSetup {
  return {
    model: "starter-chat",
    system: "",
    stream: true,
    documents: [],
    citations: "",
    readyTools: [],
    ownTools: "",
    toolChoice: "",
    strictTools: false,
    format: "text",
    schema: JSON.stringify(exampleSchema, undefined, 2),
    thinking: "",
    logprobs: false,
    safetyMode: "",
    stopSequences: "",
    numbers: {
      temperature: "",
      p: "",
      k: "",
      seed: "",
      max_tokens: "400",
      frequency_penalty: "",
      presence_penalty: "",
      thinking_budget: "",
      priority: "",
    },
  };
}
