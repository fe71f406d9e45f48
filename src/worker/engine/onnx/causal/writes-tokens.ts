import type { ModelRecord } from "../../../models/model-record.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { hasCache } from "./cache-names.ts";

/** Whether the graph must output next-token logits: for chat, and for a reranker that answers "yes" or "no". */
export function writesTokens({ role }: ModelRecord, { facts }: Pick<GraphFiles, "facts">): boolean {
  return role === "chat" || (role === "rerank" && hasCache(facts.inputs) && facts.outputs.get("logits") === 3);
}
