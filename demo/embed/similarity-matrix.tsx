/** Cosines as a shaded table. */
import type { JSX } from "preact";

interface Properties {
  texts: readonly string[];
  cosines: readonly (readonly number[])[];
}

/** Above this share of the full shade, the number in a cell needs the other text colour (style/embed-and-rerank.css). */
const strongShade = 0.69;

export function SimilarityMatrix({ texts, cosines }: Properties): JSX.Element {
  return (
    <div class="matrix-frame" tabIndex={0} role="group" aria-label="Similarity matrix">
      <table class="matrix">
        <caption class="visually-hidden">Cosine similarity of each text with each</caption>
        <thead>
          <tr>
            <td class="corner" />
            {texts.map((text, index) => (
              <th key={index} scope="col" title={text}>
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text, row) => (
            <tr key={row}>
              <th scope="row" title={text}>
                <span class="text-number">{row + 1}</span>
                <span class="text-label">{text}</span>
              </th>
              {(cosines[row] ?? []).map((cosine, column) => (
                <Cell key={column} cosine={cosine} title={`${text} / ${texts[column] ?? ""}`} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cosine, title }: { cosine: number; title: string }): JSX.Element {
  const shade = Math.max(0, Math.min(1, cosine));
  return (
    <td class={shade > strongShade ? "strong" : ""} style={{ "--shade": shade.toFixed(3) }} title={title}>
      {twoDigits(cosine)}
    </td>
  );
}

/** Formats with a real minus sign, and without one for zero. */
function twoDigits(cosine: number): string {
  const digits = cosine.toFixed(2);
  return digits === "-0.00" ? "0.00" : digits.replace("-", "−");
}
