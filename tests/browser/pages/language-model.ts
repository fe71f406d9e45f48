/** Replaces the browser's own model by a scripted one, before the runtime starts. */
import { languageModelOf, ScriptedBrowser } from "../../scripted/language-model/scripted-language-model.ts";

declare global {
  interface Window {
    scriptedBrowser: ScriptedBrowser;
    /** Installs `LanguageModel`, with these changes to the scripted browser. */
    useScriptedBrowser: (changes?: Partial<ScriptedBrowser>) => void;
  }
}

window.scriptedBrowser = new ScriptedBrowser();
window.useScriptedBrowser = (changes = {}) => {
  Object.assign(window.scriptedBrowser, changes);
  Object.defineProperty(globalThis, "LanguageModel", {
    value: languageModelOf(window.scriptedBrowser),
    configurable: true,
    writable: true,
  });
};
