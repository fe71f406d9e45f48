/** Contract 17, lines 26 to 37: tools, documents, structured output and thinking. */
import { callWeather, chat, expectError, replySchema, success, textOf, user, weatherTool } from "./responses.ts";
import type { ContractCase, ContractDriver } from "./contract-driver.ts";

/** Asserts that the chat request is a 400 with a matching text. */
const refused = async (driver: ContractDriver, fields: Record<string, unknown>, message: RegExp) =>
  expectError(driver, await chat(driver, fields), 400, message);

const answered = async (driver: ContractDriver, fields: Record<string, unknown>) =>
  success(driver, await chat(driver, fields), replySchema);

export const chatV2FormCases: readonly ContractCase[] = [
  {
    number: 26,
    name: "tool_choice in lower case is 400",
    run: (driver) => refused(driver, { tools: [weatherTool], tool_choice: "required" }, /tool_choice must be one of REQUIRED, NONE$/),
  },
  {
    number: 27,
    name: "tools and JSON output are 400",
    run: (driver) =>
      refused(
        driver,
        { tools: [weatherTool], response_format: { type: "json_object" } },
        /^invalid request: response_format json_object is not supported with tools$/,
      ),
  },
  {
    number: 28,
    name: "a schema for text is 400",
    run: (driver) => refused(driver, { response_format: { type: "text", json_schema: {} } }, /response_format\.json_schema/),
  },
  {
    number: 29,
    name: "JSON output follows its schema",
    dependsOnEngine: true,
    async run(driver) {
      const json_schema = { type: "object", properties: { a: { type: "integer" } }, required: ["a"] };
      const reply = await answered(driver, { messages: user("Generate a JSON"), response_format: { type: "json_object", json_schema } });
      const { a }: { a: unknown } = JSON.parse(textOf(reply));
      driver.expect(Number.isInteger(a)).toBe(true);
    },
  },
  {
    number: 30,
    name: "a token budget of 0 is 400, and so is thinking without a type",
    async run(driver) {
      await refused(driver, { thinking: { type: "enabled", token_budget: 0 } }, /thinking\.token_budget/);
      await refused(driver, { thinking: { token_budget: 5 } }, /^invalid request: thinking\.type is required$/);
    },
  },
  {
    number: 31,
    name: "a tool message for an unknown call is 400",
    run: (driver) =>
      refused(driver, { messages: [...user("hi"), { role: "tool", tool_call_id: "x", content: "1" }] }, /messages\[1\]\.tool_call_id/),
  },
  {
    number: 34,
    name: "documents are cited with their text and title",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const sentence = "The lighthouse keeper painted the northern door bright yellow.";
      const reply = await answered(driver, {
        model: driver.models.scripted,
        messages: user(`say:${sentence}`),
        documents: [sentence, { data: { k: "v" } }],
      });
      const [citation] = reply.message.citations ?? [];
      expect(citation?.sources[0]).toEqual({ type: "document", id: "doc:0", document: { id: "doc:0", text: sentence, title: "" } });
      expect(Array.from(sentence).slice(citation?.start, citation?.end).join("")).toBe(citation?.text);
    },
  },
  {
    number: 35,
    name: "two documents of one id are 400",
    run: (driver) =>
      refused(
        driver,
        {
          documents: [
            { id: "x", data: { a: "1" } },
            { id: "x", data: "b" },
          ],
        },
        /duplicate document ID/,
      ),
  },
  {
    number: 36,
    name: "a required tool is called",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const reply = await answered(driver, {
        model: driver.models.scripted,
        messages: user(callWeather),
        tools: [weatherTool],
        tool_choice: "REQUIRED",
      });
      expect(reply.finish_reason).toBe("TOOL_CALL");
      const [call] = reply.message.tool_calls ?? [];
      expect(call?.id).toMatch(/^get_weather_[a-z0-9]{12}$/);
      const args: unknown = JSON.parse(call?.function.arguments ?? "null");
      expect(typeof args === "object" && args !== null && !Array.isArray(args)).toBe(true);
    },
  },
  {
    number: 37,
    name: "the result of a tool is answered and cited",
    dependsOnEngine: true,
    async run(driver) {
      const { expect } = driver;
      const output = { summary: "In Oslo the evening brings heavy snow and strong winds." };
      const reply = await answered(driver, {
        model: driver.models.scripted,
        tools: [weatherTool],
        messages: [
          ...user(`say:${output.summary}`),
          {
            role: "assistant",
            tool_calls: [{ id: "get_weather_0", type: "function", function: { name: "get_weather", arguments: '{"city":"Oslo"}' } }],
          },
          { role: "tool", tool_call_id: "get_weather_0", content: JSON.stringify(output) },
        ],
      });
      expect(reply.finish_reason).toBe("COMPLETE");
      const sources = (reply.message.citations ?? []).flatMap((citation) => citation.sources);
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) {
        expect(source.type).toBe("tool");
        expect(source.id).toBe("get_weather_0:0");
        expect(source.type === "tool" && source.tool_output).toEqual(output);
      }
    },
  },
];
