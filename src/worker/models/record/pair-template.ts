/** The prompt that asks a language model whether a document answers a query. */
import { z } from "zod";

/** The default is the prompt of Qwen3-Reranker. A space is added before query and document. */
export const pairTemplateSchema = z.object({
  beforeQuery: z
    .string()
    .default(
      "<|im_start|>system\nJudge whether the Document meets the requirements based on the Query and the Instruct provided. " +
        'Note that the answer can only be "yes" or "no".<|im_end|>\n<|im_start|>user\n' +
        "<Instruct>: Given a web search query, retrieve relevant passages that answer the query\n<Query>:",
    ),
  beforeDocument: z.string().default("\n<Document>:"),
  afterDocument: z.string().default("<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"),
  /** The tokens whose logits are compared. */
  yes: z.string().min(1).default("yes"),
  no: z.string().min(1).default("no"),
});
export type PairTemplate = z.output<typeof pairTemplateSchema>;
