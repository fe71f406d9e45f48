/** The chat template of a model, which renders conversations to prompts. */
import { TemplateSyntaxError } from "../jinja/errors.ts";
import { JinjaTemplate, type RenderOptions } from "../jinja/template.ts";
import { imageMark } from "./literal-text.ts";
import { once } from "./once.ts";
import { specialTokens } from "./special-tokens.ts";
import { type ChosenTemplate, chooseTemplate, type TemplateFiles } from "./template-choice.ts";
import type { TemplateMessage } from "./template-messages.ts";
import { TemplateTraits } from "./template-traits.ts";

export interface ChatTemplateOptions extends Omit<TemplateFiles, "templateFile"> {
  /** `special_tokens_map.json`, parsed, for tokens that tokenizer_config.json does not name. */
  specialTokensMap?: unknown;
  /** The token that the tokenizer puts before a text: the `bos_token` of a folder that names none. */
  beginToken?: string | undefined;
  /** Whether the marks of images stay in the texts of messages. Default: the template writes its own text for an image. */
  keepsImageMarks?: boolean;
}

/** Max steps for rendering a probe conversation of a few words; published templates take a hundredth of it. */
const probeFuel = 500_000;

/** A chat template cannot be compiled. */
export class UnreadableChatTemplateError extends Error {
  /** The file of the template. */
  readonly path: string;

  constructor(path: string, { message }: TemplateSyntaxError) {
    super(`its chat template cannot be read: ${message}`);
    this.name = "UnreadableChatTemplateError";
    this.path = path;
  }
}

export class ChatTemplate {
  /** The text of the template, or of both if the model has another one for tools. */
  readonly source: string;
  readonly traits = new TemplateTraits((messages, variables) => this.render(messages, variables, { fuel: probeFuel }));
  readonly #template: JinjaTemplate;
  readonly #toolTemplate: JinjaTemplate | undefined;
  readonly #keepsImageMarks: boolean;
  readonly #tokens: Readonly<Record<string, string | string[]>>;
  /** Whether the template renders content that is a string. Some templates of models with vision render only lists of parts. */
  readonly #showsTexts = once(() => this.#shows("zquestion"));
  readonly #showsParts = once(() => this.#shows([{ type: "text", text: "zquestion" }]));

  /**
   * `templateFile`: the text of `chat_template.jinja`, which takes precedence over the template in `tokenizerConfig`.
   * @throws MalformedChatTemplateError, MissingChatTemplateError, UnreadableChatTemplateError.
   */
  constructor(tokenizerConfig: unknown, templateFile: string | undefined, options: ChatTemplateOptions = {}) {
    const { main, forTools } = chooseTemplate(tokenizerConfig, { ...options, templateFile });
    this.source = [main.text, forTools?.text ?? ""].join("\n").trimEnd();
    this.#template = compiled(main);
    this.#toolTemplate = forTools && compiled(forTools);
    this.#keepsImageMarks = options.keepsImageMarks ?? false;
    // A template that concatenates an undefined token would fail.
    const absent = { bos_token: options.beginToken ?? "", eos_token: "" };
    this.#tokens = { ...absent, ...specialTokens(tokenizerConfig, options.specialTokensMap) };
  }

  /**
   * Returns the prompt up to the beginning of the assistant's reply. `variables`: further names that the template may read,
   * such as `tools` and `enable_thinking`. A template without images leaves their marks in the text. Throws as
   * `JinjaTemplate.render` does.
   */
  render(messages: readonly TemplateMessage[], variables: Readonly<Record<string, unknown>> = {}, options: RenderOptions = {}): string {
    return this.#rendered(
      messages.map((message) => ({ ...message, content: this.#contentOf(message) })),
      variables,
      options,
    );
  }

  #rendered(messages: readonly object[], variables: Readonly<Record<string, unknown>>, options: RenderOptions): string {
    const { tools = null, documents = null, ...others } = variables;
    const template = tools === null ? this.#template : (this.#toolTemplate ?? this.#template);
    // Missing tools and documents are None, as in transformers.
    return template.render({ ...this.#tokens, ...others, tools, documents, messages, add_generation_prompt: true }, options);
  }

  #contentOf({ content }: TemplateMessage): string | null | object[] {
    if (content === null) return content;
    const hasImageParts = content.includes(imageMark) && !this.#keepsImageMarks;
    const isText = !hasImageParts && this.#showsTexts();
    if (isText || !this.#showsParts()) return content;
    return hasImageParts ? partsOf(content) : [{ type: "text", text: content }];
  }

  #shows(content: string | object[]): boolean {
    try {
      return this.#rendered([{ role: "user", content }], {}, { fuel: probeFuel }).includes("zquestion");
    } catch {
      return false;
    }
  }
}

/** @throws UnreadableChatTemplateError */
function compiled({ path, text }: ChosenTemplate["main"]): JinjaTemplate {
  try {
    return new JinjaTemplate(text);
  } catch (caught) {
    throw caught instanceof TemplateSyntaxError ? new UnreadableChatTemplateError(path, caught) : caught;
  }
}

function partsOf(content: string): object[] {
  return content.split(imageMark).flatMap((text, index) => {
    const image = index === 0 ? [] : [{ type: "image" }];
    return text === "" ? image : [...image, { type: "text", text }];
  });
}
