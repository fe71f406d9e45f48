/** Anchors of patterns: a pattern without them is a pattern of the complete text. */
import { everyCharacter } from "./character-set.ts";
import { type Pattern, PatternRefusal } from "./pattern.ts";

export function hasAnchor(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "start":
    case "end":
      return true;
    case "characters":
      return false;
    case "choice":
      return pattern.options.some(hasAnchor);
    case "sequence":
      return pattern.parts.some(hasAnchor);
    case "repeat":
      return hasAnchor(pattern.part);
  }
}

const anything: Pattern = { kind: "repeat", part: { kind: "characters", set: everyCharacter }, min: 0, max: Number.POSITIVE_INFINITY };

/** Allows any text before and after the pattern, except at an end with an anchor. */
export function withOpenEnds(pattern: Pattern, atStart: boolean, atEnd: boolean): Pattern {
  if (pattern.kind === "choice") {
    return { kind: "choice", options: pattern.options.map((option) => withOpenEnds(option, atStart, atEnd)) };
  }
  const parts = pattern.kind === "sequence" ? pattern.parts : [pattern];
  if (parts.length === 0) return atStart || atEnd ? anything : pattern;
  const last = parts.length - 1;
  // Groups at an end are opened recursively, because their options may have anchors.
  const opened = parts.map((part, at) => {
    const isEnd = (atStart && at === 0) || (atEnd && at === last);
    return isEnd && isGroup(part) ? withOpenEnds(part, atStart && at === 0, atEnd && at === last) : part;
  });
  const isOpen = (part: Pattern | undefined, anchor: Pattern["kind"]): boolean =>
    part !== undefined && part.kind !== anchor && !isGroup(part);
  return {
    kind: "sequence",
    parts: [
      ...(atStart && isOpen(parts[0], "start") ? [anything] : []),
      ...opened,
      ...(atEnd && isOpen(parts[last], "end") ? [anything] : []),
    ],
  };
}

function isGroup(part: Pattern): boolean {
  return part.kind === "choice" || part.kind === "sequence";
}

/** Removes redundant anchors; refuses others. */
export function withoutAnchors(pattern: Pattern, atStart: boolean, atEnd: boolean): Pattern {
  switch (pattern.kind) {
    case "characters":
      return pattern;
    case "start":
      if (!atStart) throw new PatternRefusal("the anchor '^' inside a pattern is not supported");
      return { kind: "sequence", parts: [] };
    case "end":
      if (!atEnd) throw new PatternRefusal("the anchor '$' inside a pattern is not supported");
      return { kind: "sequence", parts: [] };
    case "choice":
      return { kind: "choice", options: pattern.options.map((option) => withoutAnchors(option, atStart, atEnd)) };
    case "repeat":
      return { ...pattern, part: withoutAnchors(pattern.part, false, false) };
    case "sequence": {
      const last = pattern.parts.length - 1;
      return {
        kind: "sequence",
        parts: pattern.parts.map((part, at) => withoutAnchors(part, atStart && at === 0, atEnd && at === last)),
      };
    }
  }
}
