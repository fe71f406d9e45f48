/** A card next to a cited piece of text, with the passages that support it. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Citation } from "../conversation/conversation.ts";
import { citedSources, sourceInWords } from "./cited-sources.ts";

export interface CardAnchor {
  rectangle: DOMRect;
  citations: Citation[];
}

interface Properties {
  id: string;
  anchor: CardAnchor | undefined;
  onEnter: () => void;
  onLeave: () => void;
  onScroll: () => void;
}

const margin = 12;
const maxWidth = 352;
/** Below this much room under the text, the card is above it. */
const minRoom = 200;

export function PassageCard({ id, anchor, onEnter, onLeave, onScroll }: Properties): JSX.Element {
  const isShown = anchor !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", onScroll, { capture: true });
  }, [isShown]);
  return (
    <div
      id={id}
      class="passage-card"
      role="tooltip"
      hidden={!isShown}
      style={anchor && place(anchor.rectangle)}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {anchor &&
        citedSources(anchor.citations).map((source) => (
          <div key={source.id} class="passage">
            <strong>{sourceInWords(source)}</strong>
            <p>{source.text}</p>
          </div>
        ))}
    </div>
  );
}

function place({ left, top, bottom }: DOMRect): Record<string, string> {
  const width = Math.min(maxWidth, innerWidth - 2 * margin);
  const start = Math.max(margin, Math.min(left, innerWidth - width - margin));
  const room = innerHeight - bottom;
  const vertical = room < minRoom && top > room ? { bottom: `${innerHeight - top + 4}px` } : { top: `${bottom + 4}px` };
  return { left: `${start}px`, width: `${width}px`, ...vertical };
}
