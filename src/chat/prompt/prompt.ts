/** A model's own chat template: how it wants a conversation to be written. */
import { Template } from "@huggingface/jinja";
import { z } from "zod";
import { imageMark } from "./literal-text.ts";
import { once } from "./once.ts";
import type { TemplateMessage } from "./template-messages.ts";
import { TemplateTraits } from "./template-traits.ts";

const tokenTextSchema = z.union([z.string(), z.looseObject({ content: z.string() }).transform((token) => token.content)]);

const templateSourceSchema = z.looseObject({
  chat_template: z.union([z.string(), z.array(z.object({ name: z.string(), template: z.string() }))]).nullish(),
  bos_token: tokenTextSchema.nullish(),
  eos_token: tokenTextSchema.nullish(),
});

/** The model's folder has no chat template: it cannot hold a conversation. */
export class MissingChatTemplateError extends Error {
  constructor() {
    super("neither tokenizer_config.json nor chat_template.jinja holds a chat template");
    this.name = "MissingChatTemplateError";
  }
}

export class ChatTemplate {
  /** The text of the template; of several, of all that are used. */
  readonly source: string;
  readonly traits = new TemplateTraits((messages, variables) => this.render(messages, variables));
  readonly #template: Template;
  /** Used instead if there are tools: older models have one of its own for them. */
  readonly #toolTemplate: Template | undefined;
  readonly #tokens: { bos_token: string; eos_token: string };
  /** Whether it shows a message that is a text. Some templates of models with vision show lists of parts only. */
  readonly #showsTexts = once(() => this.#shows("zquestion"));
  readonly #showsParts = once(() => this.#shows([{ type: "text", text: "zquestion" }]));

  /** `templateFile`: contents of `chat_template.jinja`, for models that keep the template there. */
  constructor(tokenizerConfig: unknown, templateFile: string | undefined) {
    const config = templateSourceSchema.parse(tokenizerConfig);
    const choices = Array.isArray(config.chat_template) ? config.chat_template : [];
    const named = (name: string): string | undefined => choices.find((choice) => choice.name === name)?.template;
    const inConfig = typeof config.chat_template === "string" ? config.chat_template : named("default");
    const source = inConfig ?? templateFile;
    if (source === undefined) throw new MissingChatTemplateError();
    const toolSource = inConfig === undefined ? undefined : named("tool_use");
    this.source = [source, toolSource ?? ""].join("\n").trimEnd();
    this.#template = new Template(source);
    this.#toolTemplate = toolSource === undefined ? undefined : new Template(toolSource);
    this.#tokens = { bos_token: config.bos_token ?? "", eos_token: config.eos_token ?? "" };
  }

  /**
   * Text up to where the assistant's reply begins. `variables` are further names that the template may read, such as
   * `tools` and `enable_thinking`. Images stand where the template shows them; one that knows none leaves their marks. Throws
   * what the template does.
   */
  render(messages: readonly TemplateMessage[], variables: Readonly<Record<string, unknown>> = {}): string {
    return this.#rendered(
      messages.map((message) => ({ ...message, content: this.#contentOf(message) })),
      variables,
    );
  }

  #rendered(messages: readonly object[], variables: Readonly<Record<string, unknown>>): string {
    const template = variables["tools"] === undefined ? this.#template : (this.#toolTemplate ?? this.#template);
    return template.render({ ...variables, ...this.#tokens, messages, add_generation_prompt: true });
  }

  #contentOf({ content }: TemplateMessage): string | null | object[] {
    if (content === null) return content;
    const isText = !content.includes(imageMark) && this.#showsTexts();
    return isText || !this.#showsParts() ? content : partsOf(content);
  }

  #shows(content: string | object[]): boolean {
    try {
      return this.#rendered([{ role: "user", content }], {}).includes("zquestion");
    } catch {
      return false;
    }
  }
}

/** At least one: templates look at the first. */
function partsOf(content: string): object[] {
  if (content === "") return [{ type: "text", text: "" }];
  return content.split(imageMark).flatMap((text, index) => {
    const image = index === 0 ? [] : [{ type: "image" }];
    return text === "" ? image : [...image, { type: "text", text }];
  });
}
