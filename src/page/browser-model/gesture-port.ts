import { languageModel } from "./language-model.ts";
import { serveBrowserModel } from "./serve-browser-model.ts";

/**
 * Returns a port over which the host can download the browser's model in this page. Undefined if the browser has none, or if it would
 * refuse the download, because the user has not just clicked or pressed a key here.
 */
export function gesturePort(): MessagePort | undefined {
  if (languageModel() === undefined || !navigator.userActivation.isActive) return undefined;
  const { port1, port2 } = new MessageChannel();
  serveBrowserModel(port2);
  return port1;
}
