/** The measured skills as a Markdown table, put between two comment marks of a file; recipes (chat/card.py) knows the same marks. */
import { twoDecimals } from "../../../demo/models/model-phrases.ts";
import { splitAtMarks } from "../between-marks.ts";
import type { SkillRow } from "./skill-scores.ts";

const mark = "evaluation";

export function skillTable(rows: readonly SkillRow[]): string {
  const lines = rows.map(({ skill, measure, goal, measured, n, outside }) => {
    const cells = [
      `${skill}: ${measure}`,
      goal === undefined ? "" : twoDecimals(goal),
      twoDecimals(measured),
      n,
      outside === undefined ? "" : twoDecimals(outside.measured),
      outside?.n ?? "",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| skill | goal | measured | n | outside | n |", "|---|---|---|---|---|---|", ...lines].join("\n");
}

/** Returns the file with `text` between the marks instead of the old text; a file without marks gets them at its end, below a heading. */
export function betweenMarks(file: string, text: string): string {
  const marked = splitAtMarks(file, mark);
  if (marked !== undefined) return `${marked.before}\n${text}\n${marked.after}`;
  return `${file.trimEnd()}\n\n## Skills, measured through the service\n\n<!-- ${mark} -->\n${text}\n<!-- /${mark} -->\n`;
}
