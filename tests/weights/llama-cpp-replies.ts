/**
 * Greedy replies of llama.cpp for the processor (llama-cpp-python 0.3.36) to the conversations of a GGUF model's reference, written by
 * recipes/cohabit_recipes/llama_cpp_replies.py.
 */
import { z } from "zod";
import replies from "./llama-cpp-replies.json" with { type: "json" };
import { chatReference, type Conversation, greedySchema } from "./reference.ts";

const repliesSchema = z.record(z.string(), z.array(greedySchema.omit({ prompt: true })));

/** @param id The repository of the GGUF file. */
export function llamaCppReplies(id: string): Conversation[] {
  const written = repliesSchema.parse(replies)[id] ?? [];
  return chatReference(id).chats.map((conversation, index) => ({ ...conversation, ...written[index] }));
}
