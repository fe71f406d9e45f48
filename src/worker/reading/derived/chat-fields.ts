/** Fields of a chat model's record, from its files. */
import type { ModelFeature } from "../../../inference/models.ts";
import { detectDialect } from "../../../chat/dialects/detect-dialect.ts";
import type { Dialect } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/dialects/dialects.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { TemplateFuelError } from "../../../chat/jinja/errors.ts";
import { ChatTemplate, UnreadableChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { MissingChatTemplateError } from "../../../chat/prompt/template-choice.ts";
import type { ModelRecordInput } from "../../models/record/model-record.ts";
import { type Config, type Documents, textSizes } from "./documents.ts";
import type { ModelFacts } from "./model-facts.ts";
import type { GraphKind } from "./multi-graph-fields.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

/** Positions that a model gets unless its record says otherwise: long enough for documents, short enough for the cache of most devices. */
const usualContext = 8192;
const minContext = 2048;
/** Tokens of a text that T5 was trained with, where nothing says another number. */
const usualPositions = 512;
/** Bytes of key/value cache that a context may take unless the record says otherwise: the cache is allocated whole. */
const cacheBudgetBytes = 1024 ** 3;

type ChatFields = Pick<ModelRecordInput, "contextLength" | "dialect" | "features" | "thinkingByDefault" | "sampling">;

/** `kind`: of a model that the transformers engine runs. @throws UnusableModelError if the folder has no chat template, and needs one. */
export function chatFields(
  { template, templatePath, templateNames = [] }: ModelFacts,
  documents: Documents,
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
    // A template that shows none may leave it to the tokens, which the engine knows.
    dialect: detected === "plain" ? "auto" : detected,
    features,
    ...(thinks !== undefined && { thinkingByDefault: thinks.byDefault }),
    sampling: samplingOf(documents),
  };
}

/**
 * Without a template its messages are written one below the other. JSON is left out: T5's vocabulary has no braces. T5 tells
 * positions apart by their distance, so that a prompt and a reply of the length that it was trained with fit.
 */
function encoderDecoderFields(documents: Documents, template: string | undefined): ChatFields {
  const longest = documents.tokenizer?.model_max_length ?? usualPositions;
  // A tokenizer without a limit says 1e30.
  const positions = documents.config.n_positions ?? (longest > usualContext ? usualPositions : longest);
  return {
    contextLength: Math.min(2 * positions, usualContext),
    dialect: template === undefined ? "plain" : "auto",
    features: ["logprobs", "safety_modes", "citations"],
    sampling: samplingOf(documents),
  };
}

/** Bytes of key/value cache that one position takes in float32. */
function cacheBytesPerToken(config: Config): number {
  const { layer_types, num_hidden_layers, num_attention_heads, num_key_value_heads, head_dim, hidden_size } = textSizes(config);
  const heads = num_attention_heads ?? 1;
  const headDimension = head_dim ?? (hidden_size ?? 0) / heads;
  const layers = layer_types?.filter((type) => type.includes("attention") && type !== "linear_attention").length ?? num_hidden_layers ?? 0;
  return layers * (num_key_value_heads ?? heads) * headDimension * 2 * 4;
}

function contextLengthOf(config: Config): number {
  const sizes = textSizes(config);
  const positions = sizes.max_position_embeddings ?? sizes.n_positions ?? usualContext;
  const perToken = cacheBytesPerToken(config);
  const affordable = perToken > 0 ? Math.floor(cacheBudgetBytes / perToken / 1024) * 1024 : usualContext;
  return Math.max(1, Math.min(positions, usualContext, Math.max(minContext, affordable)));
}

/** What the makers recommend; fields that they leave out have the record's defaults. */
function samplingOf({ generation }: Documents): NonNullable<ModelRecordInput["sampling"]> {
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

/** @throws UnusableModelError if the template cannot be read, or takes too long for the shortest conversation. */
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
    // Any other template that fails here may want more than one message.
    if (caught instanceof TemplateFuelError) refuse(`its chat template fails: ${caught.message}`, true);
  }
  return template;
}

/**
 * Whether the model thinks when the request does not say, found by rendering the template without the variable for it
 * and with either value. Undefined if the value changes nothing and the template knows of no thinking.
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
    // A template that needs more than one message to render says nothing here; it is read as text.
  }
  return thinkingIsPlan !== true && template.source.includes(thinking.open) ? { byDefault: true } : undefined;
}
