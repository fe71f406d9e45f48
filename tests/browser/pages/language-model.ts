/** Replaces the browser's own model by a scripted one, before the runtime starts. */
import { languageModelOf, ScriptedBrowser } from "../../scripted/language-model/scripted-language-model.ts";

declare global {
  interface Window {
    scriptedBrowser: ScriptedBrowser;
    /** Installs the `LanguageModel` of a new scripted browser with these changes. */
    useScriptedBrowser: (changes?: Partial<ScriptedBrowser>) => void;
  }
}

window.scriptedBrowser = new ScriptedBrowser();
window.useScriptedBrowser = (changes = {}) => {
  window.scriptedBrowser = Object.assign(new ScriptedBrowser(), changes);
  Object.defineProperty(globalThis, "LanguageModel", {
    value: languageModelOf(window.scriptedBrowser),
    configurable: true,
    writable: true,
  });
};
