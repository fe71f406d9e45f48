/** Whether the arguments of strict tool calls that the starter model makes satisfy tools that no training has seen. */
import type { Page } from "playwright/test";
import { z } from "zod";
import { seededRandom } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { validator } from "../../unit/grammar/validator.ts";
import { type AskedReply, askAll } from "../chat-page.ts";
import { type Evaluation, everyOne } from "../figures.ts";
import { hotSampling, ranOutFigure } from "./evaluate-json.ts";

/** Tools are made until so many of them were called, but in no more requests than the second number. */
const wantedTools = 210;
const mostRequests = 600;
const batch = 30;
const firstSeed = 70_001;

interface Tool {
  name: string;
  /** As the request has it, some types in Python's names. */
  written: Record<string, unknown>;
  /** The same in JSON Schema. */
  meant: Record<string, unknown>;
}

export async function evaluateTools(page: Page): Promise<Evaluation> {
  const counts = { asked: 0, ranOut: 0, called: 0, calls: 0, valid: 0 };
  const mistakes: object[] = [];
  while (counts.called + mistakes.length < wantedTools && counts.asked < mostRequests) {
    const seeds = Array.from({ length: batch }, (_, index) => firstSeed + counts.asked + index);
    const offered = seeds.map((seed) => toolsFor(seed, 1 + (seed % 2)));
    const replies = await askAll(page, offered.map((tools, index) => ({
      model: "starter-chat",
      messages: [{ role: "user", content: "Please use one of your tools for the city of Lisbon." }],
      tools: tools.map(({ name, written }) => ({ type: "function", function: { name, description: `Does ${name}.`, parameters: written } })),
      strict_tools: true,
      tool_choice: "REQUIRED",
      ...hotSampling,
      seed: seeds[index],
    })));
    counts.asked += batch;
    for (const [index, reply] of replies.entries()) {
      const tools = offered[index] ?? [];
      if (reply.isReply && reply.finish_reason === "MAX_TOKENS") counts.ranOut += 1;
      else if (!reply.isReply || reply.finish_reason !== "TOOL_CALL" || reply.message.tool_calls.length === 0) mistakes.push({ tools, reply });
      // Of a reply that was cut, the calls before the last are whole.
      const { called, valid, wrong } = judgeCalls(tools, reply);
      counts.called += called.size;
      counts.calls += valid + wrong.length;
      counts.valid += valid;
      mistakes.push(...wrong);
    }
  }
  const over = `${counts.calls} calls of ${counts.called} unseen tools`;
  return {
    figures: [everyOne("strict tool calls that satisfy their tool", counts.valid, counts.valid + mistakes.length, over), ranOutFigure("tool calls", counts.ranOut, counts.asked)],
    samples: { ...counts, mistakes },
  };
}

function judgeCalls(tools: readonly Tool[], reply: AskedReply): { called: Set<string>; valid: number; wrong: object[] } {
  const called = new Set<string>();
  const wrong: object[] = [];
  let valid = 0;
  for (const { function: call } of reply.isReply ? reply.message.tool_calls : []) {
    called.add(call.name);
    const tool = tools.find(({ name }) => name === call.name);
    const errors = tool === undefined ? "no such tool" : validator(tool.meant)(JSON.parse(call.arguments));
    if (errors === "") valid += 1;
    else wrong.push({ tools, call, errors });
  }
  return { called, valid, wrong };
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
