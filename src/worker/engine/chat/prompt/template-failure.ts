import { TemplateFuelError, TemplateRefusalError, TemplateRuntimeError } from "../../../../chat/jinja/errors.ts";
import { causeOf } from "../../../../inference/cause-of.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

const maxLength = 300;

/**
 * The words with which a template refuses a conversation are the caller's to read; a template that fails is the model's fault.
 * @param texts Of the request: a template may quote them, and no log holds them.
 */
export function templateFailure(caught: unknown, texts: readonly string[]): unknown {
  if (caught instanceof TemplateRefusalError) {
    return new EngineFailureError({
      kind: "unprocessable",
      detail: `messages: the model's chat template refuses them: ${shortened(caught.message, texts)}`,
    });
  }
  if (!(caught instanceof TemplateRuntimeError || caught instanceof TemplateFuelError)) return caught;
  const detail = `its chat template fails: ${shortened(caught.message, texts)}`;
  return new EngineFailureError({ kind: "internal", detail, cause: causeOf(caught) });
}

function shortened(words: string, texts: readonly string[]): string {
  const quoted = texts.flatMap((text) => [text, text.trim()]).filter((text) => text.length > 2);
  const message = quoted.reduce((line, text) => line.replaceAll(text, "…"), words);
  return message.length > maxLength ? `${message.slice(0, maxLength)}…` : message;
}
