/** The dialect of a model, and its tags, whose text the reader needs. */
import { detectDialect } from "../../../chat/dialects/detect-dialect.ts";
import { type Dialect, dialectOf, tagsOf } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/dialects/dialects.ts";
import { recordDialects } from "../../../chat/dialects/record-dialects.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";

export function readerTags(
  { dialect: named, features }: Pick<ModelRecord, "dialect" | "features">,
  templateSource: string,
  { table }: TextTokenizer,
): { dialect: Dialect; tags: string[] } {
  const found =
    recordDialects[named] ??
    dialects[
      detectDialect(
        templateSource,
        table.addedTokens.map(({ content }) => content),
      )
    ];
  const dialect = dialectOf(found, features.includes("reasoning"));
  return { dialect, tags: tagsOf(dialect) };
}
