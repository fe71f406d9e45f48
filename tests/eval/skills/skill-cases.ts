/**
 * Requests with the required content of a right reply. The files of this folder are written by `recipes`, with names,
 * values and wordings that no training saw; cases with texts of others are in the folder that the environment variable
 * CASES names, and in its folder handwritten. Cases in handwritten/ were written one by one, not by the generators that
 * also write the training text. The cases in outside/ have schemas, texts and questions of other people (its README
 * names them).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { Random } from "../citations/cases/random.ts";
import { floatModel } from "../scripted-model-record.ts";

const requestSchema = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(z.unknown())]).optional() })),
  thinking: z.object({ type: z.enum(["enabled", "disabled"]) }).optional(),
});
const fileSchema = z.object({ skill: z.string(), cases: z.array(z.object({ request: requestSchema, expected: z.unknown() })).min(1) });

/** The body of a request to /v2/chat, without model, temperature and max_tokens. */
export type SkillRequest = z.output<typeof requestSchema>;

export interface SkillCase {
  request: SkillRequest;
  /** Its form depends on the skill. */
  expected: unknown;
}

const seed = 17;

export type CaseFolder = "cases" | "handwritten" | "outside";

/** Undefined where there is no file of the skill. `size`: most cases, chosen by a seed; their order stays. */
export function skillCases(skill: string, size = Number.POSITIVE_INFINITY, folder: CaseFolder = "cases"): SkillCase[] | undefined {
  const file = caseFile(skill, folder);
  if (file === undefined) return undefined;
  const given = fileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  if (given.skill !== skill) throw new RangeError(`${file} holds cases of ${given.skill}`);
  const chosen = new Set(new Random(seed).shuffle([...given.cases.keys()]).slice(0, size));
  return given.cases.filter((_, index) => chosen.has(index));
}

function caseFile(skill: string, folder: CaseFolder): string | undefined {
  const elsewhere = process.env["CASES"];
  const folders = [fileURLToPath(new URL(folder, import.meta.url))];
  if (elsewhere) folders.push(folder === "cases" ? elsewhere : path.join(elsewhere, folder));
  return folders.map((one) => path.join(one, `${skill}.json`)).find((file) => existsSync(file));
}

/** The request to the service: greedy, so that every run has the same reply. FLOAT_PRODUCTS turns int8 products off. */
export const skillBody = ({ request }: SkillCase): object => ({
  model: process.env["FLOAT_PRODUCTS"] === undefined ? "starter-chat" : floatModel,
  ...request,
  temperature: 0,
  max_tokens: mostTokens,
});

export const mostTokens = 512;

/** Everything that the messages say. */
export const requestText = ({ messages }: SkillRequest): string =>
  messages.map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content ?? ""))).join("\n");
