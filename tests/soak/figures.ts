/** The measurements of a soak run, and their table. */

export interface KillOutcome {
  kind: string;
  way: string;
  /** The stream is complete, and its bytes equal an undisturbed run's. */
  isIdentical: boolean;
  /** It ended with an error, as a reader sees it. */
  error?: string;
  /** Milliseconds from the kill to the error. */
  errorAfterMs?: number;
  /** A part of the reply came twice, or there was a second one. */
  isRepeated: boolean;
  /** Milliseconds from the kill, or from when the model was loaded again if that was later, to the next piece. */
  silenceMs?: number;
  /** Milliseconds of silence while a scripted model computes the tokens again that the next host lacks; unknown of a real one. */
  modelMs?: number;
  /** Milliseconds from the kill until the model was loaded again. */
  loadMs?: number;
  /** Milliseconds from the kill to the response of the first request. */
  nextAnswerMs?: number;
}

export interface FigureRow {
  kind: string;
  way: string;
  kills: number;
  identical: number;
  errors: number;
  repeated: number;
  silenceMedianMs: number | undefined;
  silenceP95Ms: number | undefined;
  /** Without the model's own time. */
  handOverMedianMs: number | undefined;
  handOverP95Ms: number | undefined;
  loadMedianMs: number | undefined;
  slowestErrorMs: number | undefined;
  answeredAfter: number;
}

/** Returns the value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export function figuresOf(outcomes: readonly KillOutcome[]): FigureRow[] {
  const groups = new Map<string, KillOutcome[]>();
  for (const outcome of outcomes) {
    const name = `${outcome.kind}\n${outcome.way}`;
    groups.set(name, [...(groups.get(name) ?? []), outcome]);
  }
  return [...groups.values()].map((group) => {
    const numbers = (name: "silenceMs" | "loadMs" | "errorAfterMs") => group.flatMap((outcome) => outcome[name] ?? []);
    const handOvers = group.flatMap(({ silenceMs, modelMs }) =>
      silenceMs === undefined || modelMs === undefined ? [] : silenceMs - modelMs,
    );
    const rounded = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));
    return {
      kind: group[0]?.kind ?? "",
      way: group[0]?.way ?? "",
      kills: group.length,
      identical: group.filter(({ isIdentical }) => isIdentical).length,
      errors: group.filter(({ error }) => error !== undefined).length,
      repeated: group.filter(({ isRepeated }) => isRepeated).length,
      silenceMedianMs: rounded(quantile(numbers("silenceMs"), 0.5)),
      silenceP95Ms: rounded(quantile(numbers("silenceMs"), 0.95)),
      handOverMedianMs: rounded(quantile(handOvers, 0.5)),
      handOverP95Ms: rounded(quantile(handOvers, 0.95)),
      loadMedianMs: rounded(quantile(numbers("loadMs"), 0.5)),
      slowestErrorMs: rounded(quantile(numbers("errorAfterMs"), 1)),
      answeredAfter: group.filter(({ nextAnswerMs }) => nextAnswerMs !== undefined).length,
    };
  });
}

const columns: readonly (keyof FigureRow)[] = [
  "kind",
  "way",
  "kills",
  "identical",
  "errors",
  "repeated",
  "silenceMedianMs",
  "silenceP95Ms",
  "handOverMedianMs",
  "handOverP95Ms",
  "loadMedianMs",
  "slowestErrorMs",
  "answeredAfter",
];

export function tableOf(rows: readonly FigureRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((column) => String(row[column] ?? "")))),
  ].join("\n");
}
