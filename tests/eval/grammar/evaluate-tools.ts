/** Whether the arguments of strict tool calls that the starter model makes satisfy tools that no training has seen. */
import type { Page } from "playwright/test";
import { z } from "zod";
import { seededRandom } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { validator } from "../../unit/grammar/validator.ts";
import { askAll } from "../chat-page.ts";
import { type Evaluation, everyOne } from "../figures.ts";
import { ranOutFigure } from "./evaluate-json.ts";

const requests = 220;
const firstSeed = 70_001;

interface Tool {
  name: string;
  /** As the request has it, some types in Python's names. */
  written: Record<string, unknown>;
  /** The same in JSON Schema. */
  meant: Record<string, unknown>;
}

export async function evaluateTools(page: Page): Promise<Evaluation> {
  const given = Array.from({ length: requests }, (_, index) => toolsFor(firstSeed + index, 1 + (index % 2)));
  const bodies = given.map((tools, index) => ({
    model: "starter-chat",
    messages: [{ role: "user", content: "Please use one of your tools for the city of Lisbon." }],
    tools: tools.map(({ name, written }) => ({ type: "function", function: { name, description: `Does ${name}.`, parameters: written } })),
    strict_tools: true,
    tool_choice: "REQUIRED",
    max_tokens: 300,
    temperature: 0.8,
    seed: index,
  }));
  const replies = await askAll(page, bodies);
  const mistakes: object[] = [];
  const called = new Set<string>();
  let calls = 0;
  let ranOut = 0;
  let valid = 0;
  for (const [index, reply] of replies.entries()) {
    const tools = given[index] ?? [];
    if (!reply.isReply) {
      mistakes.push({ tools, reply });
      continue;
    }
    const { tool_calls } = reply.message;
    if (reply.finish_reason === "MAX_TOKENS") ranOut += 1;
    else if (reply.finish_reason !== "TOOL_CALL" || tool_calls.length === 0) mistakes.push({ tools, reply });
    // The calls before one that was cut are whole.
    for (const { function: call } of tool_calls) {
      calls += 1;
      const tool = tools.find(({ name }) => name === call.name);
      const errors = tool === undefined ? "no such tool" : validator(tool.meant)(JSON.parse(call.arguments));
      if (errors === "") {
        valid += 1;
        called.add(`${index} ${call.name}`);
      } else mistakes.push({ tools, call, errors });
    }
  }
  const wrong = mistakes.length;
  const over = `${calls} calls of ${called.size} unseen tools, ${requests} requests`;
  return {
    figures: [everyOne("strict tool calls that satisfy their tool", valid, valid + wrong, over), ranOutFigure("tool calls", ranOut, requests)],
    samples: { requests, calls, valid, called: called.size, ranOut, mistakes },
  };
}

const requiredSchema = z.array(z.string());

/** Tools that require something, as strict_tools asks for. */
function toolsFor(seed: number, count: number): Tool[] {
  const generator = new SchemaGenerator(seededRandom(seed));
  const tools: Tool[] = [];
  while (tools.length < count) {
    const tool = { name: generator.toolName(), ...generator.tool() };
    const isNew = tools.every(({ name }) => name !== tool.name);
    if (isNew && requiredSchema.parse(tool.meant["required"]).length > 0) tools.push(tool);
  }
  return tools;
}
