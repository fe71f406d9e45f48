/** The results of an evaluation: figures with goals, and their samples. */

export interface Figure {
  name: string;
  goal: string;
  value: string;
  /** Absent: the figure was not measured, or has no goal. */
  isMet?: boolean;
  /** How much it was measured on. */
  over: string;
}

export interface Evaluation {
  figures: Figure[];
  /** Content of the file of results: counts, mistakes, raw samples. */
  samples: unknown;
}

/** All of them must be right. */
export function everyOne(name: string, right: number, all: number, over: string): Figure {
  return { name, goal: "100 %", value: all === 0 ? "nothing measured" : percent(right / all), isMet: all > 0 && right === all, over };
}

export function shareAtLeast(name: string, value: number, goal: number, over: string): Figure {
  return { name, goal: `>= ${goal.toFixed(2)}`, value: value.toFixed(3), isMet: value >= goal, over };
}

/** A share without a goal. */
export function shareReported(name: string, value: number, over: string): Figure {
  return { name, goal: "reported", value: value.toFixed(3), over };
}

export function shareAtMost(name: string, value: number, goal: number, over: string): Figure {
  return { name, goal: `<= ${(100 * goal).toFixed(0)} %`, value: percent(value), isMet: value <= goal, over };
}

export function timeAtMost(name: string, milliseconds: number, goal: number, over: string): Figure {
  return { name, goal: `<= ${goal} ms`, value: `${milliseconds.toFixed(1)} ms`, isMet: milliseconds <= goal, over };
}

/** A part of the evaluation needs data that is missing. */
export function skipped(name: string, reason: string): Figure {
  return { name, goal: "", value: `skipped: ${reason}`, over: "" };
}

/** Formats with one decimal, truncated if rounding would hide a fault. */
const percent = (share: number): string => (share < 1 && share > 0.999 ? "99.9 %" : `${(100 * share).toFixed(1)} %`);

const headings = ["figure", "goal", "value", "met", "over"];

/** A Markdown table with aligned columns. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, goal, value, isMet, over }) => [
    name,
    goal,
    value,
    isMet === undefined ? "" : isMet ? "yes" : "NO",
    over,
  ]);
  const widths = headings.map((heading, column) => Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(headings), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
