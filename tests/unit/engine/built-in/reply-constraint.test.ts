import { describe, expect, test } from "vitest";
import { replyConstraint } from "../../../../src/worker/engine/built-in/reply-constraint.ts";
import { defaultForm, userSays } from "../../../scripted/start-scripted-engine.ts";

const weather = {
  name: "get_weather",
  description: "",
  parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};
const tree = {
  name: "plant",
  description: "",
  parameters: {
    type: "object",
    properties: { root: { $ref: "#/$defs/node" }, again: { $ref: "#" } },
    $defs: { node: { type: "object", properties: { child: { $ref: "#/$defs/node" } } } },
  },
};
const form = (changes: Partial<typeof defaultForm>) => ({ ...defaultForm, ...changes });

describe("the constraint of a reply", () => {
  test("is none for text, and for tools that may not be called", () => {
    expect(replyConstraint(userSays("hi"), defaultForm)).toBeUndefined();
    expect(replyConstraint(userSays("hi", { tools: [weather] }), form({ toolChoice: "none" }))).toBeUndefined();
  });

  test("allows a text or calls, and calls alone if one is required", () => {
    const auto = replyConstraint(userSays("hi", { tools: [weather] }), defaultForm);
    const call = {
      type: "object",
      properties: { name: { const: "get_weather" }, arguments: weather.parameters },
      required: ["name", "arguments"],
      additionalProperties: false,
    };
    expect(auto).toMatchObject({ isWrapped: true, isShown: false });
    expect(auto?.schema["anyOf"]).toMatchObject([
      { required: ["reply"] },
      { required: ["tool_calls"], properties: { tool_calls: { items: call, minItems: 1 } } },
      { required: ["reply", "tool_calls"] },
    ]);
    const required = replyConstraint(userSays("hi", { tools: [weather] }), form({ toolChoice: "required", maxToolCalls: 1 }));
    expect(required?.schema).toMatchObject({ required: ["tool_calls"], properties: { tool_calls: { items: call, maxItems: 1 } } });
  });

  test("moves the references of a tool's schema along with it", () => {
    const { schema } = replyConstraint(userSays("hi", { tools: [weather, tree] }), form({ toolChoice: "required" })) ?? {
      schema: { $defs: undefined },
    };
    expect(schema["$defs"]).toEqual({
      tool1: {
        ...tree.parameters,
        properties: { root: { $ref: "#/$defs/tool1/$defs/node" }, again: { $ref: "#/$defs/tool1" } },
        $defs: { node: { type: "object", properties: { child: { $ref: "#/$defs/tool1/$defs/node" } } } },
      },
    });
    expect(JSON.stringify(schema)).toContain('"arguments":{"$ref":"#/$defs/tool1"}');
  });

  test("is the caller's schema for JSON, and any object without one", () => {
    expect(replyConstraint(userSays("hi"), form({ output: { type: "json" } }))).toEqual({
      schema: { type: "object" },
      isShown: false,
      isWrapped: false,
    });
  });
});
