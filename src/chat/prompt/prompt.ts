/** A model's own chat template: how it wants a conversation to be written. */
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
  /** The token that the tokenizer puts before a text, for a folder that names no `bos_token`. */
  beginToken?: string | undefined;
}

/** Steps for a conversation of a few words, of which published templates take a hundredth. */
const probeFuel = 500_000;

/** A chat template cannot be compiled. */
export class UnreadableChatTemplateError extends Error {
  /** The file that holds it. */
  readonly path: string;

  constructor(path: string, { message }: TemplateSyntaxError) {
    super(`its chat template cannot be read: ${message}`);
    this.name = "UnreadableChatTemplateError";
    this.path = path;
  }
}

export class ChatTemplate {
  /** The text of the template; of several, of all that are used. */
  readonly source: string;
  readonly traits = new TemplateTraits((messages, variables) => this.render(messages, variables, { fuel: probeFuel }));
  readonly #template: JinjaTemplate;
  readonly #toolTemplate: JinjaTemplate | undefined;
  readonly #tokens: Readonly<Record<string, string | string[]>>;
  /** Whether it shows a message that is a text. Some templates of models with vision show lists of parts only. */
  readonly #showsTexts = once(() => this.#shows("zquestion"));
  readonly #showsParts = once(() => this.#shows([{ type: "text", text: "zquestion" }]));

  /**
   * `templateFile`: contents of `chat_template.jinja`, which counts before the one in `tokenizerConfig`.
   * @throws MalformedChatTemplateError, MissingChatTemplateError, UnreadableChatTemplateError.
   */
  constructor(tokenizerConfig: unknown, templateFile: string | undefined, options: ChatTemplateOptions = {}) {
    const { main, forTools } = chooseTemplate(tokenizerConfig, { ...options, templateFile });
    this.source = [main.text, forTools?.text ?? ""].join("\n").trimEnd();
    this.#template = compiled(main);
    this.#toolTemplate = forTools && compiled(forTools);
    // Templates that join texts with tokens that a model does not have would fail.
    const absent = { bos_token: options.beginToken ?? "", eos_token: "" };
    this.#tokens = { ...absent, ...specialTokens(tokenizerConfig, options.specialTokensMap) };
  }

  /**
   * Text up to where the assistant's reply begins. `variables` are further names that the template may read, such as
   * `tools` and `enable_thinking`. Images stand where the template shows them; one that knows none leaves their marks. Throws
   * what `JinjaTemplate` does.
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
    // As transformers does, tools and documents that are not given are None.
    return template.render({ ...this.#tokens, ...others, tools, documents, messages, add_generation_prompt: true }, options);
  }

  #contentOf({ content }: TemplateMessage): string | null | object[] {
    if (content === null) return content;
    const isText = !content.includes(imageMark) && this.#showsTexts();
    return isText || !this.#showsParts() ? content : partsOf(content);
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

/** At least one: templates look at the first. */
function partsOf(content: string): object[] {
  if (content === "") return [{ type: "text", text: "" }];
  return content.split(imageMark).flatMap((text, index) => {
    const image = index === 0 ? [] : [{ type: "image" }];
    return text === "" ? image : [...image, { type: "text", text }];
  });
}
