/** Cosines as a shaded table, and in words. */
import { closestPair } from "./cosines.ts";
import { make } from "./document-elements.ts";

/** Above this share of the full shade, the number in a cell needs the other text colour (style/embed-and-rerank.css). */
const strongShade = 0.69;

export function similarityMatrix(texts: string[], matrix: number[][]): Node[] {
  const columns = texts.map((text, index) => {
    const head = make("th", "", String(index + 1));
    head.scope = "col";
    head.title = text;
    return head;
  });
  const rows = texts.map((text, index) => {
    const head = make("th", "", make("span", "text-number", String(index + 1)), make("span", "text-label", text));
    head.scope = "row";
    head.title = text;
    const cells = (matrix[index] ?? []).map((cosine, other) => cell(cosine, text, texts[other] ?? ""));
    return make("tr", "", head, ...cells);
  });
  const corner = make("td", "corner");
  const table = make(
    "table",
    "matrix",
    make("caption", "visually-hidden", "Cosine similarity of each text with each"),
    make("thead", "", make("tr", "", corner, ...columns)),
    make("tbody", "", ...rows),
  );
  const frame = make("div", "matrix-frame", table);
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", "Similarity matrix");
  return [...closestInWords(texts, matrix), frame];
}

function cell(cosine: number, text: string, other: string): HTMLTableCellElement {
  const shade = Math.max(0, Math.min(1, cosine));
  const made = make("td", shade > strongShade ? "strong" : "", inTwoDigits(cosine));
  made.style.setProperty("--shade", shade.toFixed(3));
  made.title = `${text} / ${other}`;
  return made;
}

function closestInWords(texts: string[], matrix: number[][]): Node[] {
  const closest = closestPair(matrix);
  if (closest === undefined) return [];
  return [
    make(
      "p",
      "closest",
      make("span", "closest-label", "Most alike"),
      make("q", "", texts[closest.first] ?? ""),
      " and ",
      make("q", "", texts[closest.second] ?? ""),
    ),
  ];
}

/** With a real minus sign, and none before a zero. */
function inTwoDigits(cosine: number): string {
  const written = cosine.toFixed(2);
  return written === "-0.00" ? "0.00" : written.replace("-", "−");
}
