/** Chooses the chat template of a model's folder by the rules of transformers. */
import { z } from "zod";

/** The places where a folder may have templates, in order of precedence. */
export interface TemplateFiles {
  /** Text of `chat_template.jinja`. */
  templateFile?: string | undefined;
  /** `chat_template.json`, parsed: processors of models with vision have it. */
  processorTemplate?: unknown;
  /** Texts of `additional_chat_templates/*.jinja` by name. */
  named?: Readonly<Record<string, string>> | undefined;
  /** Used if the folder has no template. */
  otherwise?: string | undefined;
}

interface TemplateText {
  /** The file of the template. */
  path: string;
  text: string;
}

export interface ChosenTemplate {
  main: TemplateText;
  /** Used instead of `main` if the prompt has tools: older models have another template for them. */
  forTools: TemplateText | undefined;
}

/** A file holds templates in a format that transformers does not write. */
export class MalformedChatTemplateError extends Error {
  /** The file. */
  readonly path: string;

  constructor(path: string) {
    super("chat_template is neither a text nor a list of named texts");
    this.name = "MalformedChatTemplateError";
    this.path = path;
  }
}

/** The model's folder has no chat template, or none that is the default, so that the model cannot chat. */
export class MissingChatTemplateError extends Error {
  /** Names of the folder's templates, in tokenizer_config.json or additional_chat_templates. */
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(
      names.length === 0
        ? "neither tokenizer_config.json nor chat_template.jinja holds a chat template"
        : `its chat templates are named ${names.join(", ")}: none is named default, and there is no chat_template.jinja`,
    );
    this.name = "MissingChatTemplateError";
    this.names = names;
  }
}

const templatesSchema = z.union([
  z.string(),
  z.array(z.looseObject({ name: z.string(), template: z.string() })),
  z.record(z.string(), z.string()),
]);
const holderSchema = z.looseObject({ chat_template: templatesSchema.nullish() });

const configFile = "tokenizer_config.json";
type NamedTemplates = Readonly<Record<string, TemplateText>>;

/** Ignores empty templates. @throws MalformedChatTemplateError; MissingChatTemplateError. */
export function chooseTemplate(tokenizerConfig: unknown, files: TemplateFiles = {}): ChosenTemplate {
  const { named = {}, otherwise, templateFile } = files;
  const ofFolder = Object.entries(named).map(([name, text]) => [name, { path: `additional_chat_templates/${name}.jinja`, text }] as const);
  const candidates: NamedTemplates[] = [
    {
      ...Object.fromEntries(ofFolder),
      ...(templateFile !== undefined && { default: { path: "chat_template.jinja", text: templateFile } }),
    },
    templatesIn("chat_template.json", files.processorTemplate),
    templatesIn(configFile, tokenizerConfig),
    otherwise === undefined ? {} : { default: { path: configFile, text: otherwise } },
  ];
  for (const templates of candidates) {
    const main = filled(templates["default"]);
    if (main !== undefined) return { main, forTools: filled(templates["tool_use"]) };
  }
  throw new MissingChatTemplateError(
    [...new Set(candidates.flatMap((templates) => Object.keys(templates)))].filter((name) => name !== "default"),
  );
}

/** Whether tokenizer_config.json holds a default template. @throws MalformedChatTemplateError. */
export function hasMainTemplate(tokenizerConfig: unknown): boolean {
  return filled(templatesIn(configFile, tokenizerConfig)["default"]) !== undefined;
}

function filled(template: TemplateText | undefined): TemplateText | undefined {
  return template === undefined || template.text.trim() === "" ? undefined : template;
}

function templatesIn(path: string, holder: unknown): NamedTemplates {
  if (holder === undefined) return {};
  const parsed = holderSchema.safeParse(holder);
  if (!parsed.success) throw new MalformedChatTemplateError(path);
  const { chat_template: templates } = parsed.data;
  if (templates === undefined || templates === null) return {};
  if (typeof templates === "string") return { default: { path, text: templates } };
  const named = Array.isArray(templates) ? templates.map(({ name, template }) => [name, template] as const) : Object.entries(templates);
  return Object.fromEntries(named.map(([name, text]) => [name, { path, text }]));
}
