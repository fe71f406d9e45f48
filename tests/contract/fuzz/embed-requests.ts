/** Valid bodies of POST /v2/embed and /v1/embed. */
import * as fc from "fast-check";
import { request, text } from "./values.ts";

const inputType = fc.constantFrom("search_document", "search_query", "classification", "clustering", "image");
const texts = fc.array(text, { minLength: 1, maxLength: 4 });
const inputs = fc.array(fc.record({ content: fc.array(fc.record({ type: fc.constant("text"), text }), { minLength: 1, maxLength: 2 }) }), {
  minLength: 1,
  maxLength: 3,
});
const shared = {
  embedding_types: fc.array(fc.constantFrom("float", "int8", "uint8", "binary", "ubinary", "base64"), { maxLength: 3 }),
  truncate: fc.constantFrom("NONE", "START", "END"),
};
/** Exactly one of them is not empty. */
const absent = fc.constantFrom<unknown[]>([]);

const modelAndDimension = fc.oneof(
  fc.constant({ model: "scripted-embed" }),
  fc.record({ model: fc.constant("org/scripted-embed-wide"), output_dimension: fc.constantFrom(256, 512) }, { requiredKeys: ["model"] }),
);

export const embedV2Requests = fc
  .tuple(
    request(["input_type"], {
      input_type: inputType,
      ...shared,
      max_tokens: fc.constantFrom(1, 5, 256, 1e6),
      priority: fc.integer({ min: 0, max: 999 }),
    }),
    fc.oneof(
      fc.record({ texts, images: absent, inputs: absent }, { requiredKeys: ["texts"] }),
      fc.record({ inputs, texts: absent }, { requiredKeys: ["inputs"] }),
    ),
    modelAndDimension,
  )
  .map((parts): Record<string, unknown> => Object.assign({}, ...parts))
  // Without truncation a text longer than max_tokens is refused.
  .map((body) => (body["truncate"] === "NONE" ? { ...body, max_tokens: 256 } : body));

export const embedV1Requests = fc
  .tuple(
    request([], shared),
    fc.record({ texts, images: absent }, { requiredKeys: ["texts"] }),
    fc.oneof(
      fc.record({ model: fc.constant("scripted-embed"), input_type: inputType }, { requiredKeys: [] }),
      fc.record({ model: fc.constant("org/scripted-embed-wide"), input_type: inputType }),
    ),
  )
  .map((parts): Record<string, unknown> => Object.assign({}, ...parts));
