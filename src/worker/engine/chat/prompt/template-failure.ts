import { TemplateFuelError, TemplateRefusalError, TemplateRuntimeError } from "../../../../chat/jinja/errors.ts";
import { causeOf } from "../../../../inference/cause-of.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";

const maxLength = 300;

/**
 * Converts an error of a chat template to an EngineFailureError; other errors are returned unchanged. If the template refuses the
 * conversation (`raise_exception`), that is the caller's error, and the caller gets the template's message. Any other failure
 * of a template is an error of the model.
 * @param texts The request's texts. They are removed from the message, because the message is logged and a template may quote them.
 */
export function templateFailure(caught: unknown, texts: readonly string[]): unknown {
  if (caught instanceof TemplateRefusalError) {
    return new EngineFailureError({
      kind: "unprocessable",
      detail: `messages: the model's chat template refuses them: ${withoutTexts(caught.message, texts)}`,
    });
  }
  if (!(caught instanceof TemplateRuntimeError || caught instanceof TemplateFuelError)) return caught;
  const detail = `its chat template fails: ${withoutTexts(caught.message, texts)}`;
  return new EngineFailureError({ kind: "internal", detail, cause: causeOf(caught) });
}

function withoutTexts(text: string, texts: readonly string[]): string {
  const quotable = texts.flatMap((each) => [each, each.trim()]).filter((each) => each.length > 2);
  const message = quotable.reduce((line, quoted) => line.replaceAll(quoted, "…"), text);
  return message.length > maxLength ? `${message.slice(0, maxLength)}…` : message;
}
