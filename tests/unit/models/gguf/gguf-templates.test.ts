/** Chat templates in the metadata of GGUF files. */
import { describe, expect, test } from "vitest";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { ggufTemplates } from "../../../../src/worker/models/gguf/gguf-templates.ts";
import type { GgufMetadata } from "../../../../src/worker/models/gguf/gguf-metadata.ts";
import { ggufTokenizer } from "../../../../src/worker/models/gguf/tokenizer/gguf-tokenizer.ts";
import { readGgufFile } from "../../../models/read-gguf-file.ts";

const messages = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "Hello" },
  { role: "assistant", content: "Hi" },
  { role: "user", content: "Bye" },
] as const;

async function withValues(file: string, values: Readonly<Record<string, string | boolean>>): Promise<{ metadata: GgufMetadata }> {
  const { metadata } = await readGgufFile(`gguf-tiny/${file}.gguf`);
  const all = new Map<string, unknown>([...metadata, ...Object.entries(values)]);
  if (values["tokenizer.chat_template"] === "") all.delete("tokenizer.chat_template");
  return { metadata: all };
}

describe("the chat template of a GGUF file", () => {
  test("is rendered with the special tokens of the file", async () => {
    const source = "{{ bos_token }}{% for message in messages %}[{{ message.role }}] {{ message.content }}{{ eos_token }}{% endfor %}";
    const { config } = ggufTokenizer(await withValues("sentence-piece", { "tokenizer.chat_template": source }));
    expect(new ChatTemplate(config, undefined).render(messages.slice(1, 2))).toBe("<s>[user] Hello</s>");
  });

  test("may have others with names, of which tools get their own", async () => {
    const templates = ggufTemplates(
      await withValues("chat", {
        "tokenizer.chat_template": "main",
        "tokenizer.chat_template.tool_use": "tools",
        "tokenizer.chat_template.rag": "",
      }),
    );
    expect(templates).toEqual({ default: "main", tool_use: "tools" });
  });

  test("begins with the begin token if llama.cpp would put it there, and the template does not", async () => {
    const begins = async (source: string, adds: boolean): Promise<string | undefined> =>
      ggufTemplates(await withValues("sentence-piece", { "tokenizer.chat_template": source, "tokenizer.ggml.add_bos_token": adds }))?.[
        "default"
      ];
    expect(await begins("{{ messages }}", true)).toBe("{{- bos_token }}{{ messages }}");
    expect(await begins("{{ bos_token }}{{ messages }}", true)).toBe("{{ bos_token }}{{ messages }}");
    expect(await begins("<s>{{ messages }}", true)).toBe("<s>{{ messages }}");
    expect(await begins("{{ messages }}", false)).toBe("{{ messages }}");
  });

  test("that is missing has the turns of the marks in the vocabulary", async () => {
    const rendered = async (file: string): Promise<string> => {
      const { config } = ggufTokenizer(await withValues(file, { "tokenizer.chat_template": "" }));
      return new ChatTemplate(config, undefined).render(messages);
    };
    expect(await rendered("chat")).toBe(
      "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nHello<|im_end|>\n<|im_start|>assistant\nHi<|im_end|>\n<|im_start|>user\nBye<|im_end|>\n<|im_start|>assistant\n",
    );
    expect(await rendered("sentence-piece")).toBe(
      "<s><start_of_turn>user\nBe brief.\n\nHello<end_of_turn>\n<start_of_turn>model\nHi<end_of_turn>\n<start_of_turn>user\nBye<end_of_turn>\n<start_of_turn>model\n",
    );
    expect(ggufTemplates(await withValues("embed", {}))).toBeUndefined();
  });
});
