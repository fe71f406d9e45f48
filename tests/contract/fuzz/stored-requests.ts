/** Valid bodies of the routes that store something, and of the small endpoints; and queries of their lists. */
import * as fc from "fast-check";
import type { ModelsQuery } from "./models-queries.ts";
import { request, text, word } from "./values.ts";

/** Not blank. */
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

export const embedJobRequests = (datasetId: string) =>
  request(["model", "dataset_id", "input_type"], {
    model: fc.constant("scripted-embed"),
    dataset_id: fc.constant(datasetId),
    input_type: fc.constantFrom("search_document", "search_query", "classification", "clustering"),
    name: text,
    embedding_types: fc.subarray(["float", "int8", "uint8", "binary", "ubinary"], { minLength: 1 }),
    truncate: fc.constantFrom("START", "END"),
  });

export const batchRequests = (datasetId: string) =>
  request(["name", "input_dataset_id", "model"], {
    name,
    input_dataset_id: fc.constant(datasetId),
    model: fc.constant("scripted-chat"),
  });

const url = fc.constantFrom("http://localhost:9/search", "https://search.example/a/b", "HTTPS://search.example");
const shared = {
  description: fc.oneof(text, fc.constant("")),
  excludes: fc.array(text, { maxLength: 3 }),
  active: fc.boolean(),
  continue_on_failure: fc.boolean(),
  service_auth: fc.record({
    type: fc.constantFrom("bearer", "basic", "noscheme"),
    token: fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 }),
  }),
};
export const connectorRequests = request(["name", "url"], { name, url, ...shared });
export const connectorChanges = request([], { name, url, ...shared });

export const tokenizeRequests = request(["text", "model"], { text, model: fc.constantFrom("scripted-chat", "scripted-embed") });
/** Valid requests use tokens below. */
export const detokenizedTokens = 21;
export const detokenizeRequests = request(["tokens", "model"], {
  tokens: fc.array(fc.integer({ min: 0, max: detokenizedTokens - 1 }), { minLength: 1, maxLength: 8 }),
  model: fc.constant("scripted-chat"),
});

/** Two labels at least, two texts of each. */
const examples = fc
  .tuple(fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), fc.array(text, { minLength: 8, maxLength: 12 }))
  .map(([labels, texts]) => texts.map((each, index) => ({ text: each, label: labels[index % labels.length] })));
export const classifyRequests = request(["inputs", "examples"], {
  inputs: fc.array(text, { minLength: 1, maxLength: 4 }),
  examples,
  model: fc.constant("scripted-embed"),
  truncate: fc.constantFrom("NONE", "START", "END"),
});

export const summarizeRequests = request(["text"], {
  text: fc.array(word, { minLength: 3, maxLength: 6 }).map((words) => words.join(" ").repeat(40).padEnd(250, ".")),
  length: fc.constantFrom("short", "medium", "long", "auto"),
  format: fc.constantFrom("paragraph", "bullets", "auto"),
  extractiveness: fc.constantFrom("low", "medium", "high", "auto"),
  temperature: fc.double({ min: 0, max: 5, noNaN: true }),
  additional_command: text,
  model: fc.constant("scripted-chat"),
});

const value = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...right).map((each) => ({ value: each, isRight: true })) },
    {
      weight: 1,
      arbitrary: fc
        .oneof(
          fc.constantFrom(...wrong),
          fc.string({ unit: "binary", maxLength: 6 }).map((each) => `~${each}`),
        )
        .map((each) => ({ value: each, isRight: false })),
    },
  );

const queries = (parameters: Record<string, ReturnType<typeof value>>): fc.Arbitrary<ModelsQuery> =>
  fc.record(parameters, { requiredKeys: [] }).map((given) => {
    const entries = Object.entries(given).flatMap(([key, each]) => (each === undefined ? [] : [[key, each] as const]));
    return {
      query: new URLSearchParams(entries.map(([key, each]) => [key, each.value])).toString(),
      wrong: entries.filter(([, { isRight }]) => !isRight).map(([key]) => key),
    };
  });

const time = value(["2020-01-01T00:00:00Z", "2999-12-31T23:59:59.999+02:00"], ["", "yesterday", "2020-13-01T00:00:00Z", "2020-01-01", "0"]);

export const datasetsQueries = queries({
  datasetType: value(["embed-input", "embed-result", "batch-chat-v2-output", "chat-finetune-input"], ["", "Embed-input", "nope"]),
  validationStatus: value(["unknown", "queued", "processing", "failed", "validated", "skipped"], ["", "Validated"]),
  before: time,
  after: time,
  limit: value(["1", "100", "99999", "1e2"], ["0", "-1", "x", "", "1e", " 1", "1.5"]),
  offset: value(["0", "1", "99999", "1e2"], ["-1", "x", "", "+1"]),
});

export const batchesQueries = queries({
  page_size: value(["1", "50", "99999", "1e2"], ["0", "-1", "x", "", "0x10"]),
  page_token: value([""], ["nope", "YWZ0ZXI6bm9wZQ"]),
  order_by: value(["created_at", "updated_at", "created_at desc", "updated_at DESC"], ["", "name", "created_at asc"]),
});

export const connectorsQueries = queries({
  limit: value(["0", "1", "100", "1.0"], ["101", "-1", "x", "", "1.5"]),
  offset: value(["0", "1", "99999"], ["-1", "x", ""]),
});
