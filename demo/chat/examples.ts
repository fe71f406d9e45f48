/** The examples of an empty conversation, from the data file. */
import data from "./examples.json";
import type { SourceDocument } from "./documents/source-document.ts";
import { newSetup, type ChatSetup } from "./setup/chat-setup.ts";
import { readyToolNames } from "../tools/ready-tools.ts";

export interface Example {
  title: string;
  message: string;
  feature: "plain" | "documents" | "tools" | "output" | "thinking";
  setup: () => ChatSetup;
}

const documents: SourceDocument[] = data.documents;

function setupOf(feature: Example["feature"]): Partial<ChatSetup> {
  switch (feature) {
    case "plain":
      return {};
    case "documents":
      return { documents };
    case "tools":
      return { documents, readyTools: [...readyToolNames] };
    case "output":
      return { format: "schema", schema: JSON.stringify(data.schema, undefined, 2) };
    case "thinking":
      return { thinking: "enabled", logprobs: true };
  }
}

/** Temperature 0, so that every visitor sees the same reply. */
function setup(feature: Example["feature"]): ChatSetup {
  const first = newSetup();
  return { ...first, ...setupOf(feature), numbers: { ...first.numbers, temperature: "0" } };
}

const example = (feature: Example["feature"], title: string, message: string): Example => ({
  title,
  message,
  feature,
  setup: () => setup(feature),
});

export const examples: readonly Example[] = [
  example("documents", "Ask your documents", data.messages.documents),
  example("tools", "Call tools", data.messages.tools),
  example("output", "Fill a form", data.messages.output),
  example("thinking", "Think first, see each token", data.messages.thinking),
  example("plain", "Say hello", data.messages.plain),
];
