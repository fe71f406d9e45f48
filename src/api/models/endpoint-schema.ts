import { z } from "zod";

/** Upstream's endpoint names; a name that no model here serves gives an empty list. */
export const endpointSchema = z.enum(["chat", "embed", "classify", "summarize", "rerank", "rate", "generate"]);
