/** Valid bodies of POST /v2/rerank and /v1/rerank. */
import * as fc from "fast-check";
import { request, text, word } from "./values.ts";

/** Not blank. */
const query = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const strings = fc.array(text, { minLength: 1, maxLength: 5 });
const object = fc.record({ text, title: text, year: fc.oneof(fc.integer(), fc.constant(null)) }, { requiredKeys: ["text"] });
const topN = fc.constantFrom(1, 2, 3, 5, 1000);

export const rerankV2Requests = request(["model", "query", "documents"], {
  model: fc.constant("scripted-rerank"),
  query,
  documents: strings,
  top_n: topN,
  max_tokens_per_doc: fc.constantFrom(1, 7, 4096, 1e9),
  priority: fc.integer({ min: 0, max: 999 }),
});

export const rerankV1Requests = request(["query", "documents"], {
  model: fc.constant("scripted-rerank"),
  query,
  documents: fc.oneof(strings, fc.array(fc.oneof(text, object), { minLength: 1, maxLength: 5 })),
  top_n: topN,
  rank_fields: fc.constantFrom<string[]>([], ["text"], ["title", "text"]),
  return_documents: fc.boolean(),
  max_chunks_per_doc: fc.constantFrom(1, 10, 2000),
});
