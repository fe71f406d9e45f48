/** How many of the replies that a senseless model writes validate, over many schemas and tools; ajv decides. */
import "../../unit/grammar/xgrammar-in-node.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import { schemaGrammar } from "../../../src/chat/grammar/response-grammar.ts";
import { toolGrammar } from "../../../src/chat/grammar/tool-grammar.ts";
import { readToolParameters } from "../../../src/chat/grammar/tool-parameters.ts";
import { createOutputGuide } from "../../../src/worker/engine/grammar/output-guide.ts";
import { TokenGrammar } from "../../../src/worker/engine/grammar/token-grammar.ts";
import { seededRandom, type Temper, writeReply } from "../../unit/grammar/sampling.ts";
import { SchemaGenerator } from "../../unit/grammar/schema-generator.ts";
import { starterVocabulary } from "../../unit/grammar/starter-vocabulary.ts";

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
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const validate = ajv.compile(schema);
    const { grammar } = schemaGrammar(schema);
    for (const temper of tempers) {
      const guide = await createOutputGuide(grammars, { grammar });
      const reply = await writeReply(guide, starterVocabulary, seededRandom(seed * 31), temper);
      guide.dispose();
      written += 1;
      if (!reply.ended) continue;
      finished += 1;
      if (!validate(JSON.parse(reply.text))) failures.push(`${seed} ${temper} ${reply.text} ${ajv.errorsText(validate.errors)}`);
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
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const validators = new Map(tools.map(({ name, meant }) => [name, ajv.compile(meant)]));
    const grammar = toolGrammar({
      tools: tools.map(({ name, written }) => ({ name, parameters: readToolParameters(written) })),
      tags: { open: "<tool_call>", close: "</tool_call>" },
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
        const call: unknown = JSON.parse(/^<tool_call>\n(.*)\n<\/tool_call>$/s.exec(text)?.[1] ?? "");
        const { name, arguments: given } = call as { name: string; arguments: unknown };
        if (validators.get(name)?.(given) !== true) failures.push(`${seed} ${temper} ${text}`);
      }
    }
  }
  process.stdout.write(`\ntools ${3 * schemas}: replies ended ${finished} of ${2 * schemas}, calls ${calls}, invalid ${failures.length}\n`);
  expect(failures).toEqual([]);
  expect(finished / (2 * schemas)).toBeGreaterThan(0.9);
});
