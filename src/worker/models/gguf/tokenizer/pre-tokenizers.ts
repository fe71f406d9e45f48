/**
 * The pre-tokenizers that GGUF files name (`tokenizer.ggml.pre`): the patterns that split a text into words before byte-pair encoding.
 * The table is llama.cpp's (`llama-vocab.cpp`), with the patterns of the models' own tokenizer.json where llama.cpp rewrote them.
 */
export interface PreTokenizer {
  /** Patterns in the syntax of tokenizer.json. Each splits the parts that the ones before left. */
  patterns: readonly string[];
  /** A word that is a token of the vocabulary is this token, without merges. */
  ignoresMerges?: boolean;
  /** Defaults of the file's flags. */
  addsBeginToken?: boolean;
  addsSeparator?: boolean;
  /** The begin token comes before every text, whatever the file says. */
  requiresBeginToken?: boolean;
  /** Spaces are written as "▁" and texts as UTF-8, as in SentencePiece, instead of in the alphabet of bytes. */
  isSentencePiece?: boolean;
}

const contractions = String.raw`(?i:'s|'t|'re|'ve|'m|'ll|'d)`;
const spaces = String.raw`\s*[\r\n]+|\s+(?!\S)|\s+`;
const gpt2 = String.raw`'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+`;
const words = (digits: string): string =>
  String.raw`${contractions}|[^\r\n\p{L}\p{N}]?\p{L}+|${digits}| ?[^\s\p{L}\p{N}]+[\r\n]*|${spaces}`;
const upperWord = String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+`;
const lowerWord = String.raw`[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*`;
const casedWords = (suffix: string, digits: string): string =>
  String.raw`${upperWord}${suffix}|${lowerWord}${suffix}|${digits}| ?[^\s\p{L}\p{N}]+[\r\n/]*|${spaces}`;
const deepseekWords = String.raw`[!"#$%&'()*+,\-./:;<=>?@\[\\\]^_${"`"}{|}~][A-Za-z]+|[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*|${spaces}`;
const ideographs = "[一-龥\u3040-ゟ゠-ヿ]+";

const plain: PreTokenizer = { patterns: [gpt2] };
const digitsApart: PreTokenizer = { patterns: [String.raw`\p{N}`, gpt2] };
const upToThreeDigits = words(String.raw`\p{N}{1,3}`);
const llama3: PreTokenizer = { patterns: [upToThreeDigits], ignoresMerges: true, addsBeginToken: true };
const threeDigits: PreTokenizer = { patterns: [upToThreeDigits] };
const oneDigit: PreTokenizer = { patterns: [words(String.raw`\p{N}`)] };
const cased: PreTokenizer = { patterns: [casedWords(`${contractions}?`, String.raw`\p{N}{1,3}`)] };
const deepseek3: PreTokenizer = { patterns: [String.raw`\p{N}{1,3}`, ideographs, deepseekWords] };
const bloom: PreTokenizer = { patterns: [String.raw` ?[^(\s|.,!?…。，、।۔،)]+`] };
const lines: PreTokenizer = { patterns: [String.raw`[^\n]+|[\n]+`], isSentencePiece: true };
const bailing: PreTokenizer = {
  patterns: [String.raw`'(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]|\s+(?!\S)|\s+`],
};
const joined: PreTokenizer = { ...plain, addsSeparator: true };

const named = (preTokenizer: PreTokenizer, names: string): [string, PreTokenizer][] => names.split(" ").map((name) => [name, preTokenizer]);

const table: ReadonlyMap<string, PreTokenizer> = new Map([
  ...named(
    {
      patterns: [
        String.raw`[\p{P}\$\+<=>\^~\|]+`,
        String.raw`'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)`,
        String.raw`\p{N}+`,
        "[0-9][0-9][0-9]",
      ],
    },
    "default",
  ),
  ...named(llama3, "llama3 llama-v3 llama-bpe falcon3 falcon-h1 pixtral midm-2.0 lfm2 jina-v5-nano"),
  ...named(threeDigits, "dbrx smaug-bpe glm4 chatglm-bpe"),
  ...named(
    plain,
    "gpt-2 phi-2 jina-es jina-de gigachat jina-v2-es jina-v2-de a.x-4.0 mellum modern-bert mpt olmo jais trillion granite-docling exaone4",
  ),
  ...named(joined, "jina-v1-en jina-v2-code roberta-bpe"),
  ...named(digitsApart, "starcoder refact command-r smollm codeshell exaone minerva-7b mellum2"),
  ...named(oneDigit, "qwen2 deepseek-r1-qwen kormo f2llmv2 stablelm2 megrez hunyuan solar-open grok-2"),
  ...named(
    {
      patterns: [String.raw`${contractions}|[^\r\n\p{L}\p{N}]?[\p{L}\p{M}]+|\p{N}| ?[^\s\p{L}\p{M}\p{N}]+[\r\n]*|${spaces}`],
    },
    "qwen35",
  ),
  ...named({ patterns: [casedWords("", String.raw`\p{N}`)], ignoresMerges: true, addsBeginToken: true }, "tekken"),
  ...named(cased, "gpt-4o llama4 kanana2 talkie minimax-m2"),
  ...named({ patterns: [String.raw`\d{1,3}(?=(?:\d{3})*\b)`, ...cased.patterns] }, "tiny_aya cohere2moe"),
  ...named(deepseek3, "deepseek-v3 hunyuan-dense joyai-llm hy_v4"),
  ...named(
    {
      patterns: [
        String.raw`[\p{P}\$\+<=>\^~\|${"`"}]+`,
        String.raw`'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)`,
        "[0-9][0-9][0-9]",
      ],
    },
    "falcon",
  ),
  ...named(
    { patterns: [String.raw`[\r\n]`, String.raw`\s?\p{L}+`, String.raw`\s?\p{P}+`, "[一-龥ࠀ-一가-\uD7FF]+", String.raw`\p{N}`] },
    "deepseek-coder",
  ),
  ...named(bloom, "poro-chat bloom gpt3-finnish"),
  ...named({ patterns: [...bloom.patterns, String.raw`\p{N}`] }, "viking"),
  ...named(bailing, "bailingmoe bailingmoe2 llada-moe"),
  ...named({ patterns: [String.raw`${contractions}|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}\r\n]+|${spaces}`] }, "seed-coder"),
  ...named({ patterns: [String.raw`[^\n]+|[\n]+`, ...oneDigit.patterns] }, "laguna"),
  ...named({ patterns: [String.raw`\p{N}{1,3}`, words(String.raw`\p{N}+`)], ignoresMerges: true }, "minicpm5"),
  ...named({ ...lines, requiresBeginToken: true }, "gemma4 granite-embed-multi-311m"),
  ...named(lines, "sarvam-moe"),
]);

/** Returns the pre-tokenizer that a file names; undefined if this version does not know it, or the file has another kind of tokenizer. */
export function preTokenizerOf(metadata: ReadonlyMap<string, unknown>): PreTokenizer | undefined {
  const model = metadata.get("tokenizer.ggml.model");
  if (model === "gemma4") return table.get("gemma4");
  return model === "gpt2" ? table.get(preTokenizerName(metadata)) : undefined;
}

/** A file without a name has llama.cpp's default. */
export function preTokenizerName(metadata: ReadonlyMap<string, unknown>): string {
  const name = metadata.get("tokenizer.ggml.pre");
  return typeof name === "string" ? name : "default";
}
