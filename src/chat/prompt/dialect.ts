/** The dialects that a model record may name. */
import type { Dialect } from "../dialects/dialect.ts";
import type { DialectName } from "../dialects/dialect-names.ts";
import { dialects as named } from "../dialects/dialects.ts";

/** "auto" has no dialect here: the session detects it from the model's chat template. */
export const dialects: Readonly<Record<DialectName, Dialect> & { auto: undefined }> = { ...named, auto: undefined };
