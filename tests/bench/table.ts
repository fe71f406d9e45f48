import type { Figure } from "./figures.ts";

const headings = ["figure", "ours", "beside it", "median [quartiles]", "goal", "", "n"];

/** Figures as a Markdown table with aligned columns. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.beside,
    figure.shown,
    figure.goal,
    figure.isMet === undefined ? "" : figure.isMet ? "met" : "MISSED",
    String(figure.repetitions),
  ]);
  const widths = headings.map((heading, column) => Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
