/** The text of a reply as Markdown. Text that sources support is underlined; the passage is shown on hover, focus and tap. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Citation } from "../conversation/conversation.ts";
import { addCopyButtons } from "./code-copy.ts";
import { markedText, wrapSegments } from "./cited-segments.ts";
import { renderMarkdown } from "./markdown.ts";
import { PassageCard, type CardAnchor } from "./passage-card.tsx";
import { citedSources } from "./cited-sources.ts";

interface Properties {
  text: string;
  citations: readonly Citation[];
}

/** Time in milliseconds in which the pointer may move from a citation to its card. */
const leaveMs = 180;

export function CitedText({ text, citations }: Properties): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const cardId = useId();
  const anchor = useSignal<CardAnchor | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    frame.current?.replaceChildren(contentOf(text, citations, cardId));
  }, [text, citations]);

  const show = (event: Event): void => {
    clearTimeout(leaving.current);
    const cited = citedElement(event);
    if (cited === undefined) return;
    const covering = (cited.dataset["citations"] ?? "").split(" ").map(Number);
    anchor.value = { rectangle: cited.getBoundingClientRect(), citations: covering.flatMap((index) => citations[index] ?? []) };
  };
  const hide = (): void => void (anchor.value = undefined);
  const leave = (): void => void (leaving.current = setTimeout(hide, leaveMs));

  return (
    <>
      <div
        class="reply-text"
        ref={frame}
        onPointerOver={show}
        onPointerOut={leave}
        onFocusIn={show}
        onFocusOut={hide}
        onClick={show}
        onKeyDown={(event) => event.key === "Escape" && hide()}
      />
      {citations.length > 0 && (
        <PassageCard id={cardId} anchor={anchor.value} onEnter={() => clearTimeout(leaving.current)} onLeave={leave} onScroll={hide} />
      )}
    </>
  );
}

function contentOf(text: string, citations: readonly Citation[], cardId: string): Node {
  const wrap = (piece: string, covering: number[]): Node => citedPiece(piece, covering, citations, cardId);
  const fragment = renderMarkdown(markedText(text, citations));
  if (wrapSegments(fragment, citations, wrap)) {
    addCopyButtons(fragment);
    return fragment;
  }
  const plain = document.createElement("p");
  plain.className = "plain-text";
  plain.append(markedText(text, citations));
  wrapSegments(plain, citations, wrap);
  return plain;
}

function citedPiece(piece: string, covering: number[], citations: readonly Citation[], cardId: string): Node {
  const cited = document.createElement("span");
  cited.className = "cited";
  cited.tabIndex = 0;
  cited.setAttribute("role", "button");
  cited.setAttribute("aria-describedby", cardId);
  cited.dataset["citations"] = covering.join(" ");
  const numbers = citedSources(citations).flatMap(({ id }, index) =>
    covering.some((at) => citations[at]?.sources.some((source) => source.id === id)) ? [index + 1] : [],
  );
  const note = document.createElement("sup");
  note.append(numbers.join(", "));
  cited.append(piece, note);
  return cited;
}

function citedElement(event: Event): HTMLElement | undefined {
  return event.target instanceof Element ? (event.target.closest<HTMLElement>(".cited") ?? undefined) : undefined;
}
