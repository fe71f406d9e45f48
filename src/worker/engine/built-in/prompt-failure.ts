/** Failures of the browser's model as failures of an engine. */
import type { PromptFailure, PromptOutcome } from "../../../transport/browser-model.ts";
import { type EngineFailure, EngineFailureError } from "../../base/engine-failure.ts";

/** Returns the value, or throws an EngineFailureError. */
export function valueOf<Value>(outcome: PromptOutcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw promptError(outcome.failure);
}

export function promptError(failure: PromptFailure): EngineFailureError {
  return new EngineFailureError(engineFailureOf(failure));
}

/** The DOMExceptions of the Prompt API (specification, "Errors"). */
function engineFailureOf({ name, message, requested, quota }: PromptFailure): EngineFailure {
  const cause = `${name}: ${message}`;
  switch (name) {
    case "QuotaExceededError": {
      const sizes =
        requested === undefined || quota === undefined ? "" : `: the prompt has ${requested} tokens, there is room for ${quota}`;
      return { kind: "too-many-tokens", detail: `the browser's model has no room for the prompt${sizes}`, cause };
    }
    case "NotSupportedError":
      return { kind: "unprocessable", detail: "the browser's model does not support the language, the schema or an image", cause };
    case "NotAllowedError":
      return { kind: "gesture-needed", detail: gestureText, cause };
    case "NetworkError":
      return { kind: "unavailable", detail: "the browser could not download its model", cause };
    case "NotReadableError":
      return { kind: "server-failed", detail: "the browser withheld the text of its model", cause };
    case "SyntaxError":
      return { kind: "server-failed", detail: "the browser's model could not write a reply of the requested form", cause };
    default:
      // A session that was destroyed, or a model that crashed. A new engine creates new sessions.
      return { kind: "run-failed", detail: "the browser's model failed", cause };
  }
}

export const gestureText =
  "the browser's model is not downloaded, or the user has turned it off: call load() in the handler of a click or key press, which the browser requires for a download";
