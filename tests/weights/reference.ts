/** The results of transformers and sentence-transformers with the weights of a model's folder; written by its recipe. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export const greedySchema = z.object({
  /** Ids of the tokenizer. */
  prompt: z.array(z.int()).min(1),
  /** Tokens without the one that ends the reply. */
  tokens: z.array(z.int()),
  logprobs: z.array(z.number()),
  /** In nats, by how much each token (and the end) was more probable than the next best. */
  margins: z.array(z.number()).min(1),
  /** The text up to each token. */
  texts: z.array(z.string()),
});
export type Greedy = z.output<typeof greedySchema>;

const conversationSchema = greedySchema.extend({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
});

export type Conversation = z.output<typeof conversationSchema>;

const chatSchema = z.object({
  chats: z.array(conversationSchema).min(5),
  raw: z.array(greedySchema.extend({ text: z.string() })).min(1),
  encodings: z.array(z.object({ text: z.string(), tokens: z.array(z.int()) })).min(5),
});

const embedSchema = z.object({ texts: z.array(z.string()).min(5), vectors: z.array(z.array(z.number())).min(5) });

/** Has `<org>/<name>` of each model. */
export const modelsFolder = process.env["WEIGHTS_MODELS"] ?? "";

const read = (id: string): unknown => JSON.parse(readFileSync(path.join(modelsFolder, id, "reference.json"), "utf8"));

export const chatReference = (id: string): z.output<typeof chatSchema> => chatSchema.parse(read(id));
export const embedReference = (id: string): z.output<typeof embedSchema> => embedSchema.parse(read(id));

/** Returns the reply without tokens of a character that its limit of tokens cuts: responses leave them out. */
export function withoutCutCharacter<Reply extends Greedy>(reply: Reply): Reply {
  const count = reply.texts.findLastIndex((text) => !text.endsWith("\ufffd")) + 1;
  const { tokens, logprobs, texts } = reply;
  return { ...reply, tokens: tokens.slice(0, count), logprobs: logprobs.slice(0, count), texts: texts.slice(0, count) };
}

export interface Agreement {
  /** Tokens before the first other one. */
  same: number;
  /** The margin there; undefined if the replies are the same. */
  margin: number | undefined;
}

/** Compares token ids, or with `textOf` a whole text, with the reference; an end that comes sooner or later is a difference. */
export function agreement(reference: Greedy, found: readonly number[] | string): Agreement {
  const isSame = (place: number): boolean => {
    if (typeof found !== "string") return found[place] === reference.tokens[place];
    const text = reference.texts[place] ?? "";
    // A text that ends inside of a character is compared when the character is complete.
    return text.endsWith("\ufffd") || found.startsWith(text);
  };
  const other = reference.tokens.findIndex((_, place) => !isSame(place));
  if (other >= 0) return { same: other, margin: reference.margins[other] };
  const length = typeof found === "string" ? found.length - (reference.texts.at(-1) ?? "").length : found.length - reference.tokens.length;
  return { same: reference.tokens.length, margin: length === 0 ? undefined : reference.margins[reference.tokens.length] };
}
