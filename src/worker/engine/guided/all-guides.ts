/** Combines several constraints on one reply. */
import type { TokenGuide } from "./output-guide.ts";

/** Returns undefined for an empty list. Some token must always satisfy all constraints. */
export function allGuides(guides: readonly TokenGuide[]): TokenGuide | undefined {
  if (guides.length <= 1) return guides[0];
  return {
    async mask(logits) {
      for (const guide of guides) await guide.mask(logits);
    },
    accept(id, isMaskNext) {
      for (const guide of guides) guide.accept(id, isMaskNext);
    },
    likely() {
      for (const guide of guides) {
        const text = guide.likely?.() ?? "";
        if (text !== "") return text;
      }
      return "";
    },
    dispose() {
      for (const guide of guides) guide.dispose();
    },
  };
}
