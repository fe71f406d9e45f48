/** Which tokens are special, from the files that may say so: of two that name one, tokenizer_config.json counts. */
import { z } from "zod";

const names = ["bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"] as const;

const configSchema = z.looseObject({}).nullish();

const tokenizerFileSchema = z.looseObject({
  post_processor: z
    .looseObject({
      type: z.string(),
      single: z.array(z.looseObject({ SpecialToken: z.looseObject({ id: z.string() }).optional() })).optional(),
      processors: z.array(z.unknown()).optional(),
    })
    .nullish(),
});

/**
 * @param written tokenizer_config.json; undefined: the folder has none.
 * @param tokenizerFile tokenizer.json.
 * @param readMap special_tokens_map.json, read only if the others leave something open.
 */
export async function withSpecialTokens(written: unknown, tokenizerFile: unknown, readMap: () => Promise<unknown>): Promise<unknown> {
  const config = configSchema.safeParse(written);
  // What is no object is refused where it is parsed.
  if (!config.success) return written;
  const isOpen = (name: string): boolean => config.data?.[name] === undefined;
  if (!isOpen("bos_token") && !isOpen("eos_token")) return config.data;
  const map = configSchema.safeParse(await readMap()).data ?? {};
  const found = names.filter((name) => isOpen(name) && map[name] !== undefined).map((name) => [name, map[name]] as const);
  const completed = { ...config.data, ...Object.fromEntries(found) };
  const bos = completed["bos_token"] === undefined ? firstToken(tokenizerFile) : undefined;
  return bos === undefined ? completed : { ...completed, bos_token: bos };
}

/** The token that the post-processor puts before a text. One that puts a token behind it, too, frames texts, as encoders do. */
function firstToken(tokenizerFile: unknown): string | undefined {
  const { post_processor: processor } = tokenizerFileSchema.safeParse(tokenizerFile).data ?? {};
  if (processor === null || processor === undefined) return undefined;
  for (const each of [processor, ...(processor.processors ?? [])]) {
    const single = tokenizerFileSchema.safeParse({ post_processor: each }).data?.post_processor?.single ?? [];
    const first = single[0]?.SpecialToken?.id;
    if (first !== undefined && single.at(-1)?.SpecialToken === undefined) return first;
  }
  return undefined;
}
