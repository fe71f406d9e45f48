/** The dialects that a model record may name. */
import type { Dialect } from "./dialect.ts";
import type { DialectName } from "./dialect-names.ts";
import { dialects as named } from "./dialects.ts";

/** "auto" has none: the session reads it off the model's chat template. */
export const recordDialects: Readonly<Record<DialectName, Dialect> & { auto: undefined }> = { ...named, auto: undefined };
