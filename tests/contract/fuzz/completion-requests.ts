/** Valid bodies of POST /compatibility/v1/chat/completions. */
import * as fc from "fast-check";
import { argumentsObject, objectSchema, prompt, request, sampling, text, uniqueBy } from "./values.ts";

const textPart = fc.record({ type: fc.constant("text"), text });
const content = fc.oneof(text, fc.array(textPart, { minLength: 1, maxLength: 2 }));
const named = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields, required: readonly (keyof Fields & string)[]) =>
  fc.record({ ...fields, name: fc.constant("eve") }, { requiredKeys: [...required] });

const instructions = named({ role: fc.constantFrom("system", "developer"), content }, ["role", "content"]);
const user = named({ role: fc.constant("user"), content: fc.oneof(prompt, content) }, ["role", "content"]).filter(
  (message) => message.content !== "",
);
const refusal = fc.record({ type: fc.constant("refusal"), refusal: text });
const assistant = fc.record(
  {
    role: fc.constant("assistant"),
    content: fc.oneof(text, fc.array(fc.oneof(textPart, refusal), { minLength: 1, maxLength: 2 })),
    refusal: fc.constant(null),
    reasoning_content: text,
  },
  { requiredKeys: ["role", "content"] },
);

/** An assistant message with calls, and the tool messages for them. */
const toolStep = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("c1", "c2", "c3"), { minLength: 1 }),
    argumentsObject,
    fc.oneof(content, fc.constant("")),
    fc.oneof(fc.constant(null), text),
  )
  .map(([ids, parameters, result, plan]) => [
    {
      role: "assistant",
      content: plan,
      tool_calls: ids.map((id) => ({ id, type: "function", function: { name: "find", arguments: JSON.stringify(parameters) } })),
    },
    ...ids.map((tool_call_id) => ({ role: "tool", tool_call_id, content: result })),
  ]);

const messages = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.oneof(instructions, user, assistant).map((message) => [message]),
        toolStep,
      ),
      { maxLength: 3 },
    ),
    fc.oneof({ weight: 3, arbitrary: user.map((message) => [message]) }, { weight: 1, arbitrary: toolStep }),
  )
  .map((parts) => parts.flat(2));

const tool = fc.record({
  type: fc.constant("function"),
  function: fc.record(
    { name: fc.constantFrom("find", "f", "get-weather"), description: text, parameters: objectSchema, strict: fc.boolean() },
    { requiredKeys: ["name"] },
  ),
});
const tools = uniqueBy(tool, (each) => each.function.name).filter((list) => list.length > 0);

const forms = fc.oneof(
  fc.tuple(tools, fc.nat(), fc.boolean()).chain(([list, choice, parallel]) =>
    fc.record(
      {
        tools: fc.constant(list),
        tool_choice: fc.constantFrom<unknown>("auto", "none", "required", {
          type: "function",
          function: { name: list[choice % list.length]?.function.name },
        }),
        parallel_tool_calls: fc.constant(parallel),
      },
      { requiredKeys: ["tools"] },
    ),
  ),
  fc.record({
    response_format: fc.oneof(
      fc.constantFrom({ type: "text" }, { type: "json_object" }),
      fc.record({
        type: fc.constant("json_schema"),
        json_schema: fc.record(
          { name: fc.constant("reply"), description: text, schema: objectSchema, strict: fc.boolean() },
          { requiredKeys: ["name"] },
        ),
      }),
    ),
  }),
  fc.constant({}),
);

const modelAndEffort = fc.oneof(
  fc.constantFrom({ model: "scripted-chat" }, { model: "alias-of-chat" }),
  fc.record(
    { model: fc.constant("scripted-reasoning"), reasoning_effort: fc.constantFrom("none", "minimal", "low", "medium", "high", "xhigh") },
    { requiredKeys: ["model"] },
  ),
);

const { stop_sequences, k, p, ...shared } = sampling;
const rest = request(["messages"], {
  messages,
  stream: fc.boolean(),
  stream_options: fc.record({ include_usage: fc.boolean(), include_obfuscation: fc.boolean() }, { requiredKeys: [] }),
  ...shared,
  seed: fc.oneof(shared.seed, fc.integer({ max: -1 })),
  max_completion_tokens: shared.max_tokens,
  stop: fc.oneof(stop_sequences, text),
  top_p: fc.oneof(p, fc.constantFrom(0, 1)),
  top_k: k,
  frequency_penalty: fc.double({ min: -2, max: 2, noNaN: true }),
  presence_penalty: fc.double({ min: -2, max: 2, noNaN: true }),
  logprobs: fc.boolean(),
  top_logprobs: fc.constant(0),
  n: fc.constant(1),
  logit_bias: fc.constant({}),
  modalities: fc.constant(["text"]),
  continue_final_message: fc.constant(false),
  functions: fc.constant([]),
  metadata: fc.constant({ a: "b" }),
  prediction: fc.constant({ type: "content", content: "x" }),
  prompt_cache_key: text,
  safety_identifier: text,
  service_tier: fc.constantFrom("auto", "flex"),
  store: fc.boolean(),
  user: text,
  verbosity: fc.constantFrom("low", "medium", "high"),
});

const continued = fc
  .tuple(messages, assistant)
  .map(([earlier, start]) => ({ messages: [...earlier, start], continue_final_message: true }));
const continuation = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: continued });

/** Properties that have no valid value but null. */
const absent = fc
  .subarray(["audio", "function_call", "web_search_options"])
  .map((names) => Object.fromEntries(names.map((name) => [name, null])));

export const completionRequests = fc
  .tuple(absent, rest, modelAndEffort, forms, continuation)
  .map((parts): Record<string, unknown> => Object.assign({}, ...parts));
/** Never sent with a value. */
export const refusedProperties = ["audio", "function_call", "web_search_options"];
