/** Valid bodies of POST /v2/chat. */
import * as fc from "fast-check";
import { argumentsObject, objectSchema, penalties, prompt, request, sampling, text, uniqueBy } from "./values.ts";

const textBlock = fc.record({ type: fc.constant("text"), text });
const data = fc.oneof(
  fc.dictionary(fc.constantFrom("text", "title", "snippet", "id"), fc.oneof(text, fc.constant(null)), { minKeys: 1 }),
  text,
  fc.constant('{"k":"v"}'),
);
const documentBlock = fc.record({
  type: fc.constant("document"),
  document: fc.record({ data, id: fc.constant("own") }, { requiredKeys: ["data"] }),
});

const system = fc.record({ role: fc.constant("system"), content: fc.oneof(text, fc.array(textBlock, { maxLength: 2 })) });
const user = fc.record({ role: fc.constant("user"), content: fc.oneof(prompt, fc.array(textBlock, { minLength: 1, maxLength: 2 })) });
const thinkingBlock = fc.record({ type: fc.constant("thinking"), thinking: text });
const assistant = fc.record(
  {
    role: fc.constant("assistant"),
    content: fc.oneof(fc.constant(""), text, fc.array(fc.oneof(textBlock, thinkingBlock), { maxLength: 2 })),
    citations: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ["role", "content"] },
);

/** An assistant message with calls, and the tool messages for some of them. */
const toolStep = fc
  .tuple(
    uniqueBy(fc.constantFrom("c1", "c2", "c3"), (id) => id),
    argumentsObject,
    fc.oneof(
      text,
      fc.constant(""),
      argumentsObject.map((output) => JSON.stringify(output)),
      fc.array(fc.oneof(textBlock, documentBlock), { maxLength: 2 }),
    ),
  )
  .filter(([ids]) => ids.length > 0)
  .map(([ids, parameters, content]) => [
    {
      role: "assistant",
      tool_calls: ids.map((id) => ({ id, type: "function", function: { name: "find", arguments: JSON.stringify(parameters) } })),
    },
    ...ids.map((tool_call_id) => ({ role: "tool", tool_call_id, content })),
  ]);

const messages = fc
  .tuple(
    fc.array(system, { maxLength: 2 }),
    fc.array(
      fc.oneof(
        user.map((message) => [message]),
        assistant.map((message) => [message]),
        toolStep,
      ),
      { maxLength: 2 },
    ),
    fc.oneof({ weight: 3, arbitrary: user.map((message) => [message]) }, { weight: 1, arbitrary: toolStep }),
  )
  .map((parts) => parts.flat(2));

const tool = fc.record({
  type: fc.constant("function"),
  function: fc.record(
    {
      name: fc.constantFrom("find", "f", "get-weather"),
      description: text,
      parameters: fc.oneof(objectSchema, fc.constant({ type: "dict", properties: { q: { type: "str" } }, required: ["q"] })),
    },
    { requiredKeys: ["name", "parameters"] },
  ),
});
const tools = uniqueBy(tool, (each) => each.function.name);
const documents = uniqueBy(fc.oneof(text, fc.record({ data, id: fc.constantFrom("x", "y") }, { requiredKeys: ["data"] })), (document) =>
  typeof document === "string" ? Symbol("no id") : (document.id ?? Symbol("no id")),
);

/** Properties that exclude one another, by the form of the reply. */
const forms = fc.oneof(
  fc.record(
    {
      tools: tools.filter((list) => list.length > 0),
      tool_choice: fc.constantFrom("REQUIRED", "NONE"),
      strict_tools: fc.boolean(),
      documents,
    },
    { requiredKeys: ["tools"] },
  ),
  fc.record({ documents }),
  fc.record({
    response_format: fc.oneof(
      fc.constant({ type: "text" }),
      fc.constant({ type: "json_object" }),
      fc.record({ type: fc.constant("json_object"), json_schema: objectSchema }),
      fc.record({ type: fc.constant("json_object"), schema: objectSchema }),
    ),
  }),
  fc.constant({}),
);
const modelAndThinking = fc.oneof(
  fc.constantFrom({ model: "scripted-chat" }, { model: "alias-of-chat" }),
  fc.record(
    {
      model: fc.constant("scripted-reasoning"),
      thinking: fc.record(
        { type: fc.constantFrom("enabled", "disabled"), token_budget: fc.integer({ min: 1, max: 9 }) },
        { requiredKeys: ["type"] },
      ),
      safety_mode: fc.constantFrom("OFF", "CONTEXTUAL"),
    },
    { requiredKeys: ["model"] },
  ),
);

const rest = request(["messages"], {
  messages,
  stream: fc.boolean(),
  citation_options: fc.record({ mode: fc.constantFrom("ENABLED", "fast", "Accurate", "OFF", "disabled") }),
  safety_mode: fc.constantFrom("CONTEXTUAL", "STRICT"),
  ...sampling,
  ...penalties,
  logprobs: fc.boolean(),
  priority: fc.integer({ min: 0, max: 999 }),
});

export const chatV2Requests = fc.tuple(rest, modelAndThinking, forms).map((parts): Record<string, unknown> => Object.assign({}, ...parts));
