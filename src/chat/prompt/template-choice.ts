/** Which chat template of a model's folder counts, as transformers chooses it. */
import { z } from "zod";

/** Where a folder may have templates, in the order in which they count. */
export interface TemplateFiles {
  /** Text of `chat_template.jinja`. */
  templateFile?: string | undefined;
  /** `chat_template.json`, parsed: processors of models with vision have it. */
  processorTemplate?: unknown;
  /** Texts of `additional_chat_templates/*.jinja` by name. */
  named?: Readonly<Record<string, string>> | undefined;
  /** Of a model that has none of its own. */
  otherwise?: string | undefined;
}

export interface ChosenTemplate {
  /** The file that holds it. */
  path: string;
  main: string;
  /** Used instead if there are tools: older models have one of its own for them. */
  forTools: string | undefined;
}

/** The model's folder has no chat template, or none that is used unless another is named: it cannot hold a conversation. */
export class MissingChatTemplateError extends Error {
  /** Templates that it has, in tokenizer_config.json or additional_chat_templates. */
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

/** An empty template is none. @throws ZodError for a `chat_template` that is neither a text nor named texts; MissingChatTemplateError. */
export function chooseTemplate(tokenizerConfig: unknown, files: TemplateFiles = {}): ChosenTemplate {
  const ofConfig = namedTemplates(tokenizerConfig);
  const ofProcessor = namedTemplates(files.processorTemplate);
  const ofFolder = { ...files.named, ...(files.templateFile === undefined ? {} : { default: files.templateFile }) };
  const places: [path: string, templates: Readonly<Record<string, string>>][] = [
    [files.templateFile === undefined ? "additional_chat_templates/default.jinja" : "chat_template.jinja", ofFolder],
    ["chat_template.json", ofProcessor],
    ["tokenizer_config.json", ofConfig],
    ["tokenizer_config.json", files.otherwise === undefined ? {} : { default: files.otherwise }],
  ];
  for (const [path, templates] of places) {
    const main = filled(templates["default"]);
    if (main !== undefined) return { path, main, forTools: filled(templates["tool_use"]) };
  }
  throw new MissingChatTemplateError(
    [...new Set(places.flatMap(([, templates]) => Object.keys(templates)))].filter((name) => name !== "default"),
  );
}

/** Whether tokenizer_config.json holds a template that is used unless another is named. @throws ZodError. */
export function hasMainTemplate(tokenizerConfig: unknown): boolean {
  return filled(namedTemplates(tokenizerConfig)["default"]) !== undefined;
}

function filled(template: string | undefined): string | undefined {
  return template === undefined || template.trim() === "" ? undefined : template;
}

function namedTemplates(holder: unknown): Readonly<Record<string, string>> {
  if (holder === undefined) return {};
  const { chat_template: templates } = holderSchema.parse(holder);
  if (templates === undefined || templates === null) return {};
  if (typeof templates === "string") return { default: templates };
  return Array.isArray(templates) ? Object.fromEntries(templates.map(({ name, template }) => [name, template])) : templates;
}
