/** Summarises the features that a setup uses. */
import { parseJson } from "../../service/json-values.ts";
import { newSetup, samplingNames, type ChatSetup } from "./chat-setup.ts";

type Feature = "documents" | "tools" | "output" | "settings";

/** Returns "" for a feature with its initial value. */
export function featuresOf(setup: ChatSetup): Record<Feature, string> {
  return {
    documents: counted(setup.documents.length, "document"),
    tools: counted(toolCount(setup), "tool"),
    output: outputOf(setup),
    settings: settingsOf(setup),
  };
}

function toolCount({ readyTools, ownTools }: ChatSetup): number {
  const own = ownTools.trim() === "" ? [] : parseJson(ownTools);
  return readyTools.length + (Array.isArray(own) ? own.length : 1);
}

function outputOf({ format, thinking, logprobs }: ChatSetup): string {
  const parts = [
    ...(format === "text" ? [] : [format === "json" ? "JSON" : "JSON schema"]),
    ...(thinking === "enabled" ? ["thinking"] : []),
    ...(logprobs ? ["tokens"] : []),
  ];
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function settingsOf(setup: ChatSetup): string {
  const { numbers, ...defaults } = newSetup();
  const changed = [
    ...samplingNames.map((name) => setup.numbers[name] !== numbers[name]),
    ...(["system", "stream", "safetyMode", "stopSequences"] as const).map((name) => setup[name] !== defaults[name]),
  ];
  return counted(changed.filter(Boolean).length, "setting");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
