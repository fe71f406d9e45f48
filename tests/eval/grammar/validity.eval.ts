/** Counts the valid replies from random logits over many schemas and tools, by ajv. */
import "../../unit/grammar/xgrammar-in-node.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { callSyntax } from "../../scripted/call-syntax.ts";
import { toolGrammar } from "../../../src/chat/grammar/tool-grammar.ts";
import { createOutputGuide } from "../../../src/worker/engine/guided/output-guide.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { seededRandom, type Temper, writeReply } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { starterVocabulary } from "../../unit/grammar/starter-vocabulary.ts";
import { validator } from "../../unit/grammar/validator.ts";
import { readArguments, responseGrammar } from "../../scripted/read-schemas.ts";

const callSchema = z.object({ name: z.string(), arguments: z.unknown() });
const tempers: Temper[] = ["random", "adversarial", "bytes"];
const schemas = Number(process.env["SCHEMAS"] ?? 240);
const first = Number(process.env["SEED"] ?? 1);

it(`${schemas} schemas, three replies each`, async () => {
  const grammars = new TokenGrammar(starterVocabulary, 4);
  let written = 0;
  let finished = 0;
  const failures: string[] = [];
  for (let seed = first; seed < first + schemas; seed++) {
    const schema = new SchemaGenerator(seededRandom(seed)).responseSchema();
    const errorsOf = validator(schema);
    const grammar = responseGrammar(schema);
    for (const temper of tempers) {
      const guide = await createOutputGuide(grammars, { grammar });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed * 31), temper);
      guide.dispose();
      written += 1;
      if (!reply.ended) continue;
      finished += 1;
      const errors = errorsOf(JSON.parse(reply.text));
      if (errors !== "") failures.push(`${seed} ${temper} ${reply.text} ${errors}`);
    }
  }
  process.stdout.write(`\nschemas ${schemas}: replies ${written}, ended ${finished}, invalid ${failures.length}\n`);
  expect(failures).toEqual([]);
  expect(finished / written).toBeGreaterThan(0.9);
});

it(`${schemas} tools, required calls, two replies each`, async () => {
  const grammars = new TokenGrammar(starterVocabulary, 4);
  let calls = 0;
  let finished = 0;
  const failures: string[] = [];
  for (let seed = first; seed < first + schemas; seed++) {
    const generator = new SchemaGenerator(seededRandom(seed + 5000));
    const tools = Array.from({ length: 3 }, () => ({ name: generator.toolName(), ...generator.tool() }));
    const validators = new Map(tools.map(({ name, meant }) => [name, validator(meant)]));
    const grammar = toolGrammar({
      tools: tools.map(({ name, written }) => ({ name, parameters: readArguments(written) })),
      syntax: callSyntax("hermes"),
      choice: "required",
    });
    for (const temper of ["random", "adversarial"] as const) {
      const guide = await createOutputGuide(grammars, { grammar });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed * 17), temper);
      guide.dispose();
      if (!reply.ended) continue;
      finished += 1;
      for (const text of reply.text.split(/(?<=<\/tool_call>)\n(?=<tool_call>\n\{"name":)/)) {
        calls += 1;
        const { name, arguments: given } = callSchema.parse(JSON.parse(/^<tool_call>\n(.*)\n<\/tool_call>$/s.exec(text)?.[1] ?? ""));
        if (validators.get(name)?.(given) !== "") failures.push(`${seed} ${temper} ${text}`);
      }
    }
  }
  process.stdout.write(`\ntools ${3 * schemas}: replies ended ${finished} of ${2 * schemas}, calls ${calls}, invalid ${failures.length}\n`);
  expect(failures).toEqual([]);
  expect(finished / (2 * schemas)).toBeGreaterThan(0.9);
});
