/** A message of a stored conversation, in the journal of a call and in the database. */
import { z } from "zod";
import type { Message } from "../../../inference/conversation.ts";

export const storedMessageSchema: z.ZodType<Message> = z.discriminatedUnion("role", [
  z.object({ role: z.literal("system"), text: z.string() }),
  z.object({
    role: z.literal("user"),
    parts: z.array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("text"), text: z.string() }),
        z.object({ type: z.literal("image"), url: z.string(), detail: z.enum(["auto", "low", "high"]), field: z.string() }),
      ]),
    ),
  }),
  z.object({
    role: z.literal("assistant"),
    text: z.string(),
    thinking: z.string(),
    plan: z.string(),
    toolCalls: z.array(z.object({ id: z.string(), name: z.string(), arguments: z.string() })),
  }),
  z.object({
    role: z.literal("tool"),
    toolCallId: z.string(),
    outputs: z.array(z.object({ id: z.string(), data: z.record(z.string(), z.unknown()) })),
  }),
]);
