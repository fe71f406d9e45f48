/** Derives the fields of a chat model's record from its files. */
import type { ModelFeature } from "../../../inference/models.ts";
import { detectDialect } from "../../../chat/dialects/detect-dialect.ts";
import type { Dialect } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/dialects/dialects.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { TemplateFuelError } from "../../../chat/jinja/errors.ts";
import { ChatTemplate, UnreadableChatTemplateError } from "../../../chat/prompt/chat-template.ts";
import { MissingChatTemplateError } from "../../../chat/prompt/template-choice.ts";
import type { ModelRecordInput } from "../../models/record/model-record.ts";
import { type Config, type ModelDocuments, textSizes } from "./model-documents.ts";
import type { ModelFacts } from "./model-facts.ts";
import type { GraphKind } from "./multi-graph-fields.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Default max context length: long enough for documents, short enough for the cache on most devices. */
const defaultContext = 8192;
const minContext = 2048;
/** Default max positions of T5, from its training. */
const defaultPositions = 512;
/** Max bytes of key/value cache for the default context length. The cache is allocated at its full size. */
const cacheBudgetBytes = 1024 ** 3;

type ChatFields = Pick<ModelRecordInput, "contextLength" | "dialect" | "features" | "thinkingByDefault" | "sampling">;

/** `kind`: kind of graphs if the transformers engine runs the model. @throws UnusableModelError if a required chat template is missing. */
export function chatFields(
  { template, templatePath, templateNames = [] }: ModelFacts,
  documents: ModelDocuments,
  kind: GraphKind | undefined,
): ChatFields {
  if (kind === "encoder-decoder") return encoderDecoderFields(documents, template);
  if (template === undefined) {
    if (templateNames.length > 0) throw new UnusableModelError(new MissingChatTemplateError(templateNames).message);
    throw new UnusableModelError(
      "it has no chat template (neither tokenizer_config.json nor chat_template.jinja holds one): it is a base model, which holds no conversation",
    );
  }
  const parsedTemplate = readTemplate(template, templatePath);
  const detected = detectDialect(template, []);
  const dialect = dialects[detected];
  const features: ModelFeature[] = ["logprobs", "safety_modes", "json_mode", "json_schema", "citations"];
  if (kind === "chat") features.push("vision");
  if (dialect.calls !== undefined) features.push("tools", "tool_choice", "strict_tools");
  const thinks = thinkingOf(parsedTemplate, dialect);
  if (thinks !== undefined) features.push("reasoning");
  return {
    contextLength: contextLengthOf(documents.config),
    // If the template shows no dialect, the engine may recognise one from the tokens.
    dialect: detected === "plain" ? "auto" : detected,
    features,
    ...(thinks !== undefined && { thinkingByDefault: thinks.byDefault }),
    sampling: samplingOf(documents),
  };
}

/**
 * Derives the fields of an encoder-decoder model. Without a template, its messages are joined with line breaks. There are no JSON
 * features, because T5's vocabulary has no braces. T5 has relative positions, so a prompt and a reply may each have the training length.
 */
function encoderDecoderFields(documents: ModelDocuments, template: string | undefined): ChatFields {
  const maxLength = documents.tokenizer?.model_max_length ?? defaultPositions;
  // A tokenizer without a limit has 1e30.
  const positions = documents.config.n_positions ?? (maxLength > defaultContext ? defaultPositions : maxLength);
  return {
    contextLength: Math.min(2 * positions, defaultContext),
    dialect: template === undefined ? "plain" : "auto",
    features: ["logprobs", "safety_modes", "citations"],
    sampling: samplingOf(documents),
  };
}

/** Returns the bytes of key/value cache for one position in float32. */
function cacheBytesPerToken(config: Config): number {
  const { layer_types, num_hidden_layers, num_attention_heads, num_key_value_heads, head_dim, hidden_size } = textSizes(config);
  const heads = num_attention_heads ?? 1;
  const headDimension = head_dim ?? (hidden_size ?? 0) / heads;
  const layers = layer_types?.filter((type) => type.includes("attention") && type !== "linear_attention").length ?? num_hidden_layers ?? 0;
  return layers * (num_key_value_heads ?? heads) * headDimension * 2 * 4;
}

function contextLengthOf(config: Config): number {
  const sizes = textSizes(config);
  const positions = sizes.max_position_embeddings ?? sizes.n_positions ?? defaultContext;
  const perToken = cacheBytesPerToken(config);
  const affordable = perToken > 0 ? Math.floor(cacheBudgetBytes / perToken / 1024) * 1024 : defaultContext;
  return Math.max(1, Math.min(positions, defaultContext, Math.max(minContext, affordable)));
}

/** Returns the sampling parameters of generation_config.json. Absent fields get the defaults of the record. */
function samplingOf({ generation }: ModelDocuments): NonNullable<ModelRecordInput["sampling"]> {
  const { do_sample, temperature, top_k, top_p } = generation ?? {};
  if (do_sample === false) return { temperature: 0 };
  return {
    ...(isNumber(temperature) && { temperature: Math.max(0, temperature) }),
    ...(isNumber(top_k) && { k: Math.min(500, Math.max(0, Math.round(top_k))) }),
    ...(isNumber(top_p) && { p: Math.min(0.99, Math.max(0.01, top_p)) }),
  };
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === "number";
}

const hello = [{ role: "user", content: "Hello" }] as const;

/** @throws UnusableModelError if the template cannot be parsed, or takes too long to render the shortest conversation. */
function readTemplate(source: string, path = "tokenizer_config.json"): ChatTemplate {
  const refuse = (reason: string, isCostly = false): never => {
    throw new UnusableModelError(`${path}: ${reason}`, isCostly);
  };
  let template: ChatTemplate;
  try {
    template = new ChatTemplate({ chat_template: source }, undefined);
  } catch (caught) {
    return refuse(caught instanceof UnreadableChatTemplateError ? caught.message : `its chat template cannot be used: ${causeOf(caught)}`);
  }
  try {
    template.render(hello);
  } catch (caught) {
    // Other errors are ignored: the template may require more than one message.
    if (caught instanceof TemplateFuelError) refuse(`its chat template fails: ${caught.message}`, true);
  }
  return template;
}

/**
 * Finds out whether the model thinks by default: renders the template without the variable for thinking, and with both values.
 * Returns undefined if the variable has no effect and the template has no tags for thinking.
 */
function thinkingOf(template: ChatTemplate, { thinking, thinkingIsPlan, prompt }: Dialect): { byDefault: boolean } | undefined {
  if (thinking === undefined) return undefined;
  const variable = prompt?.thinkingVariable ?? "enable_thinking";
  try {
    const render = (variables: Record<string, boolean>): string => template.render(hello, variables);
    const enabled = render({ [variable]: true });
    const disabled = render({ [variable]: false });
    if (enabled !== disabled) return { byDefault: render({}) === enabled };
  } catch {
    // The template may require more than one message; only its text is searched below.
  }
  return thinkingIsPlan !== true && template.source.includes(thinking.open) ? { byDefault: true } : undefined;
}
