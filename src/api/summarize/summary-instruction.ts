/** Instructions for the model, and the limits of its reply. */
import type { SummarizeRequest } from "./summarize-schema.ts";

type Length = Exclude<SummarizeRequest["length"], "auto">;

interface LengthRule {
  wording: string;
  maxTokens: number;
}

const lengths: Record<Length, LengthRule> = {
  short: { wording: "in one sentence", maxTokens: 96 },
  medium: { wording: "in three to five sentences", maxTokens: 256 },
  long: { wording: "in detail, in two paragraphs", maxTokens: 640 },
};

const extractivenessRules = {
  low: " Use your own words.",
  medium: "",
  high: " Use sentences of the text, word for word.",
  auto: "",
} as const;

/** The length "auto" is short for texts of fewer characters, else medium. */
const mediumCharacters = 1500;

export function lengthOf({ length, text }: Pick<SummarizeRequest, "length" | "text">): LengthRule {
  if (length !== "auto") return lengths[length];
  return text.length < mediumCharacters ? lengths.short : lengths.medium;
}

export function instruction(request: SummarizeRequest): string {
  const { format, extractiveness, additional_command: command = "" } = request;
  const form = format === "bullets" ? " Write a list, one point on each line." : "";
  const wording = [`Summarize the text ${lengthOf(request).wording}`, command.trim().replace(/\.$/, "")].filter((part) => part !== "");
  return `${wording.join(" ")}.${form}${extractivenessRules[extractiveness]}`;
}

/** The instruction for a part of a text that exceeds the context. */
export const partInstruction = "Summarize the text in two sentences.";
