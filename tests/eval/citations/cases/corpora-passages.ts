/**
 * Passages of adversarial_qa and quoref with questions. They are not part of this project, but are read from a folder
 * that the environment variable CORPORA names (docs/citations.md).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Passage } from "./passages.ts";

/** The limits of the aligner were chosen on the first half. Only totals of the second half were read. */
export type Half = "tuning" | "heldOut";

/** Returns the folder; undefined if none is named. */
export const corporaFolder = (): string | undefined => process.env["CORPORA"] || undefined;

const fileName = "grounded-qa.jsonl";
const mostQuestions = 3;
const rowSchema = z.object({ task: z.string(), prompt: z.string(), completion: z.string() });
const selectionSchema = z.record(z.enum(["tuning", "heldOut"]), z.array(z.string()));

const templates = [
  {
    task: /^adversarial_qa_\w+_answer_the_following_q$/,
    prompt: /^Given the following passage\s+"(?<passage>.+)",\s+answer the following question\. .*?\s+Question: (?<question>.+?)\s*$/s,
  },
  {
    task: /^quoref_Answer_Question_Given_Context$/,
    prompt: /^Given the following context:\s+(?<passage>.+)\s+answer the following question:\s+(?<question>.+?)\s*$/s,
  },
];

/** Returns prompts and answers as JSON Lines. Reads the compressed file with the command `xz`. */
function corporaLines(folder: string): string[] {
  const plain = path.join(folder, fileName);
  if (existsSync(plain)) return readFileSync(plain, "utf8").split("\n");
  const { status, stdout, error } = spawnSync("xz", ["-dc", `${plain}.xz`], { encoding: "utf8", maxBuffer: 2 ** 30 });
  if (status !== 0)
    throw new RangeError(`${plain} is not there and ${plain}.xz cannot be unpacked with xz: ${error?.message ?? `status ${status}`}`);
  return stdout.split("\n");
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Returns the passages of one half, in the order of corpora-selection.json, which names them by hash. */
export function corporaPassages(folder: string, half: Half): Passage[] {
  const selection = selectionSchema.parse(JSON.parse(readFileSync(new URL("corpora-selection.json", import.meta.url), "utf8")))[half];
  const found = new Map<string, { text: string; questions: { question: string; answer: string }[] }>();
  for (const line of corporaLines(folder)) {
    if (line === "") continue;
    const { task, prompt, completion } = rowSchema.parse(JSON.parse(line));
    const template = templates.find((one) => one.task.test(task));
    const { passage, question } = template?.prompt.exec(prompt)?.groups ?? {};
    if (passage === undefined || question === undefined) continue;
    const text = passage.replace(/\s+/g, " ").trim();
    const answer = completion.replaceAll("<|endoftext|>", "").trim();
    const hash = hashOf(text);
    if (!selection.includes(hash) || !text.includes(answer)) continue;
    const entry = found.get(hash) ?? { text, questions: [] };
    found.set(hash, entry);
    if (entry.questions.length < mostQuestions) entry.questions.push({ question, answer });
  }
  return selection.map((hash) => {
    const passage = found.get(hash);
    if (passage === undefined) throw new RangeError(`${folder} lacks the passage ${hash}`);
    return passage;
  });
}
