/** Validates the arguments of the starter model's strict calls to tools that are not in its training data. */
import type { Page } from "playwright/test";
import { z } from "zod";
import { seededRandom } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { askAll } from "../chat-page.ts";
import { type Evaluation, everyOne } from "../figures.ts";
import { errorsOf, ranOutFigure, variedSampling } from "./judge.ts";

/** Tools are generated until `minTools` of them were called, for at most `maxPrompts` prompts. */
const minTools = 210;
const maxPrompts = 400;
const promptsOfBatch = 10;
/** Replies to each prompt, which is computed only once. */
const tries = 3;
const firstSeed = 70_001;
const longestTool = 1500;

interface Tool {
  name: string;
  /** The parameters in the request, with some types by Python's names. */
  written: Record<string, unknown>;
  /** The same parameters in JSON Schema. */
  meant: Record<string, unknown>;
}

export async function evaluateTools(page: Page): Promise<Evaluation> {
  const counts = { prompts: 0, replies: 0, ranOut: 0, calls: 0, valid: 0 };
  const called = new Set<string>();
  const mistakes: object[] = [];
  while (called.size < minTools && counts.prompts < maxPrompts) {
    const seeds = Array.from({ length: promptsOfBatch }, (_, index) => firstSeed + counts.prompts + index);
    const prompts = seeds.map((seed) => toolsFor(seed, seed % 4 === 0 ? 2 : 1));
    const offered = prompts.flatMap((tools) => Array.from({ length: tries }, () => tools));
    const replies = await askAll(
      page,
      offered.map((tools, index) => ({
        model: "starter-chat",
        messages: [{ role: "user", content: "Please use one of your tools for the city of Lisbon." }],
        tools: tools.map(({ name, written }) => ({
          type: "function",
          function: { name, description: `Does ${name}.`, parameters: written },
        })),
        strict_tools: true,
        tool_choice: "REQUIRED",
        ...variedSampling,
        seed: index,
      })),
    );
    counts.prompts += promptsOfBatch;
    counts.replies += replies.length;
    for (const [index, reply] of replies.entries()) {
      const tools = offered[index] ?? [];
      if (reply.isReply && reply.finish_reason === "MAX_TOKENS") counts.ranOut += 1;
      else if (!reply.isReply || reply.finish_reason !== "TOOL_CALL" || reply.message.tool_calls.length === 0)
        mistakes.push({ tools, reply });
      // The calls before the last one of a cut reply are complete.
      for (const { function: call } of reply.isReply ? reply.message.tool_calls : []) {
        counts.calls += 1;
        const tool = tools.find(({ name }) => name === call.name);
        const errors = tool === undefined ? "no such tool" : errorsOf(tool.meant, call.arguments);
        if (errors === "") counts.valid += 1;
        else mistakes.push({ tools, call, errors });
        called.add(JSON.stringify(tool));
      }
    }
  }
  const over = `${counts.calls} calls of ${called.size} unseen tools`;
  return {
    figures: [
      everyOne("strict tool calls that satisfy their tool", counts.valid, counts.valid + mistakes.length, over),
      ranOutFigure("tool calls", counts.ranOut, counts.replies),
    ],
    samples: { ...counts, called: called.size, mistakes },
  };
}

const requiredSchema = z.array(z.string());

/** Returns tools with required parameters, for strict_tools, and with texts that fit a context of 2,048 tokens. */
function toolsFor(seed: number, count: number): Tool[] {
  const generator = new SchemaGenerator(seededRandom(seed));
  const tools: Tool[] = [];
  while (tools.length < count) {
    const tool = { name: generator.toolName(), ...generator.tool() };
    const isNew = tools.every(({ name }) => name !== tool.name);
    if (isNew && JSON.stringify(tool.written).length <= longestTool && requiredSchema.parse(tool.meant["required"]).length > 0)
      tools.push(tool);
  }
  return tools;
}
