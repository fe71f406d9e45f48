/** Queries of GET /v1/models; each parameter may be right or wrong. */
import * as fc from "fast-check";

export interface ModelsQuery {
  query: string;
  /** Parameters with a value that the contract refuses. */
  wrong: string[];
}

interface Parameter {
  value: string;
  isRight: boolean;
}

const valid = (...values: string[]) => fc.constantFrom(...values).map((value): Parameter => ({ value, isRight: true }));
const wrong = (...values: string[]) =>
  fc
    .oneof(
      fc.constantFrom(...values),
      fc.string({ unit: "binary", maxLength: 6 }).map((text) => `~${text}`),
    )
    .map((value): Parameter => ({ value, isRight: false }));
const either = (right: fc.Arbitrary<Parameter>, ...others: string[]) =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong(...others) });

/** `tokens`: page tokens that the service gave. */
export const modelsQueries = (tokens: readonly string[]): fc.Arbitrary<ModelsQuery> =>
  fc
    .record(
      {
        page_size: either(valid("1", "2", "20", "1000", "3.0", "1e2"), "0", "-1", "1001", "x", "", "1e4", " 1"),
        page_token: either(valid(...tokens), "", "nope", "YWZ0ZXI6bm9wZQ"),
        endpoint: either(valid("chat", "embed", "rerank", "generate", "classify", "summarize", "rate"), "", "Chat", "nope"),
        default_only: either(valid("true", "false"), "", "1", "TRUE"),
      },
      { requiredKeys: [] },
    )
    .map((parameters) => {
      const given = Object.entries(parameters);
      const wrongNames = given.filter(([, { isRight }]) => !isRight).map(([name]) => name);
      if (parameters.default_only?.value === "true" && parameters.endpoint === undefined) wrongNames.push("default_only");
      return { query: new URLSearchParams(given.map(([name, { value }]) => [name, value])).toString(), wrong: wrongNames };
    });
