/** The dialects that a model record may name. */
import type { Dialect } from "../dialects/dialect.ts";
import type { DialectName } from "../dialects/dialect-names.ts";
import { dialects as named } from "../dialects/dialects.ts";

/** "auto" has none: the session reads it off the model's chat template. */
export const dialects: Readonly<Record<DialectName, Dialect> & { auto: undefined }> = { ...named, auto: undefined };
