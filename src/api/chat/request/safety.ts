/** Property safety_mode of both chat versions (contract 2.1, 4.1). */
import { UnsupportedByModel } from "../../response/errors.ts";
import type { ModelDescription } from "../../../inference/models.ts";

type SafetyMode = "CONTEXTUAL" | "STRICT" | "OFF" | "NONE";

interface SafetyRequest {
  safety_mode: SafetyMode;
  /** The property that forces the mode CONTEXTUAL; undefined if there is none. */
  overriddenBy: string | undefined;
}

/** OFF is called NONE in v1. Throws UnsupportedByModel; `name`: the model's name in the request. */
export function checkSafetyCapability({ safety_mode, overriddenBy }: SafetyRequest, model: ModelDescription, name: string): void {
  const isOff = safety_mode === "OFF" || safety_mode === "NONE";
  if (isOff && overriddenBy === undefined && !model.features.includes("safety_off")) {
    throw new UnsupportedByModel(name, `safety_mode ${safety_mode}`);
  }
}

/** Returns the model's instructions for the mode, or "" if it has none. Adds to `warnings` if the mode is overridden. */
export function safetyInstructions({ safety_mode, overriddenBy }: SafetyRequest, model: ModelDescription, warnings: string[]): string {
  if (overriddenBy !== undefined && safety_mode !== "CONTEXTUAL") {
    warnings.push(`safety_mode was overridden to CONTEXTUAL because the request has ${overriddenBy}`);
  }
  const mode = overriddenBy === undefined ? safety_mode : "CONTEXTUAL";
  if (mode === "OFF" || mode === "NONE") return "";
  return model.safetyInstructions[mode] ?? "";
}
