import { z } from "zod";

/** Passages and questions of other people (README.md). */
export const setsSchema = z.array(
  z.object({
    set: z.string(),
    passages: z.array(z.string()),
    questions: z.array(z.object({ question: z.string(), answer: z.int() })),
  }),
);
