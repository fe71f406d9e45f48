/** A page of the playground that talks to `LanguageModel`: the browser's, or the service's where the browser has none or has no model. */
import { render } from "preact";
import { start } from "../../src/index.ts";
import { createLanguageModelClass, type LanguageModelClass } from "../../src/prompt-api/index.ts";
import { addedModels } from "../service/added-models.ts";
import { PromptPage, refreshAvailability, type PromptPageProps } from "./prompt-page.tsx";

function isLanguageModel(value: unknown): value is LanguageModelClass {
  return typeof value === "function" && "create" in value && "availability" in value;
}

async function chooseClass(): Promise<PromptPageProps> {
  const native: unknown = Reflect.get(globalThis, "LanguageModel");
  if (isLanguageModel(native) && (await native.availability()) !== "unavailable") return { LanguageModel: native, origin: "the browser's" };
  const LanguageModel = createLanguageModelClass({ runtime: () => start({ models: addedModels.peek() }) });
  const reason = native === undefined ? "the browser has none" : "the browser's has no model here";
  return { LanguageModel, origin: `cohabit's, because ${reason}` };
}

const chosen = await chooseClass();
const root = document.getElementById("prompt-api");
if (root !== null) render(<PromptPage {...chosen} />, root);
await refreshAvailability(chosen.LanguageModel);
