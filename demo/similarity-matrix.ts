/** Cosines as a shaded table, and the most similar pair as text. */
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
  const created = make("td", shade > strongShade ? "strong" : "", twoDigits(cosine));
  created.style.setProperty("--shade", shade.toFixed(3));
  created.title = `${text} / ${other}`;
  return created;
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

/** Formats with a real minus sign, and without one for zero. */
function twoDigits(cosine: number): string {
  const digits = cosine.toFixed(2);
  return digits === "-0.00" ? "0.00" : digits.replace("-", "−");
}
