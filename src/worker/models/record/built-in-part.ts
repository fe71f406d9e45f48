/** The part of a model record that only the engine of the browser's own model reads. */
import { z } from "zod";

export const builtInPartSchema = z.object({
  /** Languages of prompts and replies, as BCP 47 tags. The browser may download more for them, or refuse them. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i, { error: "must be a language tag such as 'en'" }))
    .min(1)
    .default(["en"]),
  /** Whether the browser takes a sampling mode, from which the temperature is approximated. Set when the browser is asked. */
  hasSamplingModes: z.boolean().default(false),
});
