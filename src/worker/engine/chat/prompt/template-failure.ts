import { TemplateFuelError, TemplateRefusalError, TemplateRuntimeError } from "../../../../chat/jinja/errors.ts";
import { causeOf, EngineFailureError } from "../../engine-errors.ts";

/** What a template says of a conversation is the caller's to read; a template that fails is the model's fault. */
export function templateFailure(caught: unknown): unknown {
  if (caught instanceof TemplateRefusalError) {
    return new EngineFailureError({ kind: "unprocessable", detail: `messages: the model's chat template refuses them: ${caught.message}` });
  }
  if (!(caught instanceof TemplateRuntimeError || caught instanceof TemplateFuelError)) return caught;
  return new EngineFailureError({ kind: "internal", detail: `its chat template fails: ${caught.message}`, cause: causeOf(caught) });
}
