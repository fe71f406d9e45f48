import { TemplateFuelError, TemplateRefusalError, TemplateRuntimeError } from "../../../../chat/jinja/errors.ts";
import { causeOf, EngineFailureError } from "../../engine-errors.ts";

const maxLength = 300;

/** What a template says of a conversation is the caller's to read; a template that fails is the model's fault. */
export function templateFailure(caught: unknown): unknown {
  if (caught instanceof TemplateRefusalError) {
    return new EngineFailureError({
      kind: "unprocessable",
      detail: `messages: the model's chat template refuses them: ${shortened(caught.message)}`,
    });
  }
  if (!(caught instanceof TemplateRuntimeError || caught instanceof TemplateFuelError)) return caught;
  const detail = `its chat template fails: ${shortened(caught.message)}`;
  return new EngineFailureError({ kind: "internal", detail, cause: causeOf(caught) });
}

/** A template may put a whole message into its words. */
function shortened(message: string): string {
  return message.length > maxLength ? `${message.slice(0, maxLength)}…` : message;
}
