/** Valid bodies of POST /compatibility/v1/embeddings. */
import * as fc from "fast-check";
import { request, text } from "./values.ts";

const modelAndWidth = fc.oneof(
  fc.record({ model: fc.constant("scripted-embed"), dimensions: fc.constant(32) }, { requiredKeys: ["model"] }),
  fc.record({ model: fc.constant("org/scripted-embed-wide"), dimensions: fc.constantFrom(256, 512) }, { requiredKeys: ["model"] }),
);

const rest = request(["input"], {
  input: fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 4 })),
  encoding_format: fc.constantFrom("float", "base64"),
  input_type: fc.constantFrom("search_document", "search_query", "classification", "clustering"),
  truncate: fc.constantFrom("START", "END"),
  user: text,
});

export const embeddingsRequests = fc.tuple(rest, modelAndWidth).map((parts): Record<string, unknown> => Object.assign({}, ...parts));
