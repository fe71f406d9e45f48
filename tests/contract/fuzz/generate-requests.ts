/** Valid bodies of POST /v1/generate. */
import * as fc from "fast-check";
import { penalties, prompt, request, sampling, word } from "./values.ts";

export const presets = { short: { max_tokens: 2 } };

const likelihoods = fc.oneof(
  fc.record({ return_likelihoods: fc.constantFrom("NONE", "GENERATION", "ALL") }),
  fc.constant({ return_likelihoods: "ALL", max_tokens: 0 }),
  fc.constant({}),
);
/** Both together are refused. */
const onePenalty = fc.oneof(
  fc.record({ frequency_penalty: penalties.frequency_penalty }),
  fc.record({ presence_penalty: penalties.presence_penalty }),
  fc.constant({}),
);

const rest = request(["prompt"], {
  prompt,
  stream: fc.boolean(),
  model: fc.constantFrom("scripted-chat", "scripted-reasoning"),
  num_generations: fc.integer({ min: 1, max: 5 }),
  truncate: fc.constantFrom("NONE", "START", "END"),
  ...sampling,
  preset: fc.constant("short"),
  // Their number is not limited (contract 6).
  stop_sequences: fc.array(word, { maxLength: 8 }),
  end_sequences: fc.array(word, { maxLength: 8 }),
  raw_prompting: fc.boolean(),
});

export const generateRequests = fc
  .tuple(rest, likelihoods, onePenalty)
  .map((parts): Record<string, unknown> => Object.assign({}, ...parts));
