/** The chat templates in the metadata of a GGUF file. Pure. */
import type { GgufMetadata } from "./gguf-metadata.ts";
import { type SpecialTokens, specialTokensOf } from "./gguf-special-tokens.ts";

/** Templates by name, as `chat_template` of tokenizer_config.json has them. The main template is "default". */
export type GgufTemplates = Readonly<Record<string, string>>;

const mainKey = "tokenizer.chat_template";

/**
 * Returns the templates of the file. Many files lack the template of their model: a file without one gets the turns of a known format if
 * its vocabulary has the marks of these turns. Returns undefined if it has none.
 */
export function ggufTemplates({ metadata }: { metadata: GgufMetadata }): GgufTemplates | undefined {
  const found = new Map<string, string>();
  for (const [key, value] of metadata) {
    if (typeof value !== "string" || value.trim() === "") continue;
    if (key === mainKey) found.set("default", value);
    else if (key.startsWith(`${mainKey}.`)) found.set(key.slice(mainKey.length + 1), value);
  }
  const tokens = specialTokensOf(metadata);
  if (found.size === 0) {
    const vocabulary = metadata.get("tokenizer.ggml.tokens");
    const known = new Set(Array.isArray(vocabulary) ? vocabulary : []);
    const turns = turnTemplates.find(({ marks }) => marks.every((mark) => known.has(mark)));
    if (turns === undefined) return undefined;
    found.set("default", turns.template);
  }
  return Object.fromEntries([...found].map(([name, template]) => [name, withBeginToken(template, tokens)]));
}

/**
 * llama.cpp puts the begin token before every prompt if `add_bos_token` is set. Some templates rely on it and leave the token out. This
 * function adds it to them.
 */
function withBeginToken(template: string, { beginToken, addsBeginToken }: SpecialTokens): string {
  if (!addsBeginToken || beginToken === undefined) return template;
  return template.includes("bos_token") || template.includes(beginToken) ? template : `{{- bos_token }}${template}`;
}

interface TurnTemplate {
  /** Tokens that mark the turns. */
  marks: string[];
  template: string;
}

const turnTemplates: readonly TurnTemplate[] = [
  {
    marks: ["<|im_start|>", "<|im_end|>"],
    template:
      "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}" +
      "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}",
  },
  {
    marks: ["<start_of_turn>", "<end_of_turn>"],
    template:
      "{% if messages[0]['role'] == 'system' %}{% set instructions = messages[0]['content'] + '\\n\\n' %}{% set turns = messages[1:] %}" +
      "{% else %}{% set instructions = '' %}{% set turns = messages %}{% endif %}" +
      "{% for message in turns %}{% set role = 'model' if message['role'] == 'assistant' else 'user' %}" +
      "{{ '<start_of_turn>' + role + '\\n' + (instructions if loop.first else '') + message['content'] | trim + '<end_of_turn>\\n' }}{% endfor %}" +
      "{% if add_generation_prompt %}{{ '<start_of_turn>model\\n' }}{% endif %}",
  },
  {
    marks: ["<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"],
    template:
      "{% for message in messages %}{{ '<|start_header_id|>' + message['role'] + '<|end_header_id|>\\n\\n' + message['content'] | trim + '<|eot_id|>' }}" +
      "{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}{% endif %}",
  },
];
