/** Valid bodies of POST /v1/chat. */
import * as fc from "fast-check";
import { argumentsObject, objectSchema, penalties, prompt, request, sampling, text, uniqueBy } from "./values.ts";

const call = fc.record({ name: fc.constantFrom("find", "f"), parameters: argumentsObject });
const result = fc.record({ call, outputs: fc.array(argumentsObject, { maxLength: 2 }) });
const message = fc.oneof(
  fc.record(
    {
      role: fc.constantFrom("USER", "CHATBOT", "SYSTEM"),
      message: fc.oneof(text, fc.constant("")),
      tool_calls: fc.array(call, { maxLength: 2 }),
    },
    { requiredKeys: ["role", "message"] },
  ),
  fc.record({ role: fc.constant("TOOL"), tool_results: fc.array(result, { maxLength: 2 }), message: text }, { requiredKeys: ["role"] }),
);
const history = fc.oneof(
  fc.record({ chat_history: fc.array(message, { maxLength: 4 }) }),
  fc.record({ conversation_id: fc.uuid() }),
  fc.constant({ chat_history: [], conversation_id: "c" }),
);

const definition = fc.record(
  {
    type: fc.constantFrom("str", "int", "List[str]", "array", "object", "Optional[int]", "thing"),
    description: text,
    required: fc.boolean(),
    items: fc.constant({ type: "string" }),
  },
  { requiredKeys: ["type"] },
);
const tools = uniqueBy(
  fc.record(
    {
      name: fc.constantFrom("find", "f"),
      description: fc.oneof(text, fc.constant("")),
      parameter_definitions: fc.dictionary(fc.constantFrom("q", "city_1", "_n"), definition, { maxKeys: 2 }),
    },
    { requiredKeys: ["name", "description"] },
  ),
  ({ name }) => name,
).filter((list) => list.length > 0);
const documents = uniqueBy(
  fc.record(
    {
      id: fc.constantFrom("x", "y", "z"),
      text,
      title: text,
      _excludes: fc.constantFrom<unknown>("title", "title, id", ["title"], []),
    },
    { requiredKeys: ["id"] },
  ),
  ({ id }) => id,
);

/** Properties that exclude one another, by the form of the reply. */
const forms = fc.oneof(
  fc.record({ message: prompt, tools, documents, force_single_step: fc.boolean() }, { requiredKeys: ["message", "tools"] }),
  fc.record(
    {
      message: fc.oneof(prompt, fc.constant("")),
      tools,
      tool_results: fc.array(result, { minLength: 1, maxLength: 2 }),
      force_single_step: fc.boolean(),
    },
    { requiredKeys: ["message", "tools", "tool_results"] },
  ),
  fc.record({ message: prompt, documents }),
  fc.record({ message: prompt, raw_prompting: fc.constant(true) }),
  fc.record({ message: prompt, search_queries_only: fc.constant(true), documents }, { requiredKeys: ["message", "search_queries_only"] }),
  fc.record({
    message: prompt,
    response_format: fc.oneof(
      fc.constant({ type: "text" }),
      fc.constant({ type: "json_object" }),
      fc.record({ type: fc.constant("json_object"), schema: objectSchema }),
    ),
  }),
);

const rest = request([], {
  stream: fc.boolean(),
  model: fc.constantFrom("scripted-chat", "alias-of-chat", "scripted-reasoning"),
  preamble: fc.oneof(text, fc.constant("")),
  prompt_truncation: fc.constantFrom("OFF", "AUTO", "AUTO_PRESERVE_ORDER"),
  citation_quality: fc.constantFrom("ENABLED", "fast", "Accurate", "OFF", "disabled"),
  ...sampling,
  ...penalties,
  max_input_tokens: fc.integer({ min: 200, max: 1e6 }),
  safety_mode: fc.constantFrom("CONTEXTUAL", "STRICT"),
  connectors: fc.constant([]),
});

export const chatV1Requests = fc.tuple(rest, history, forms).map((parts): Record<string, unknown> => Object.assign({}, ...parts));
