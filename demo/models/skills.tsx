/** Quality of starter-chat: the table that `npm run eval` writes next to its weights, fetched when first opened. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import evaluationUrl from "../../models/starter-chat/evaluation.json?url";
import { listAt, numberAt, parseJson, textAt } from "../service/json-values.ts";
import { twoDecimals } from "./model-phrases.ts";

const headings = ["Skill", "Goal", "Measured", "Over", "Outside"] as const;

export function Skills(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const rows = useSignal<unknown[] | "unread" | "unreadable">("unread");
  const open = async (): Promise<void> => {
    dialog.current?.showModal();
    if (rows.peek() === "unread") rows.value = (await readRows()) ?? "unreadable";
  };
  return (
    <>
      <button class="link-button" type="button" aria-haspopup="dialog" onClick={() => void open()}>
        How good is starter-chat?
      </button>
      <dialog class="skills" ref={dialog} aria-labelledby="skills-heading" {...{ closedby: "any" }}>
        <div class="skills-head">
          <h2 id="skills-heading">How good is starter-chat?</h2>
          <button class="small" type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <div class="skills-body" tabIndex={0} role="region" aria-labelledby="skills-heading" aria-live="polite">
          <SkillTable rows={rows.value} />
        </div>
      </dialog>
    </>
  );
}

function SkillTable({ rows }: { rows: unknown[] | "unread" | "unreadable" }): JSX.Element | null {
  if (rows === "unread") return null;
  if (rows === "unreadable") return <p class="skills-note">The figures could not be read.</p>;
  if (rows.length === 0) return <p class="skills-note">Not measured yet.</p>;
  return (
    <>
      <p class="skills-note">
        Shares from 0 to 1, on requests with wordings, names and tools that the model never saw; outside: on those of other people. Without
        a goal: for information.
      </p>
      <table class="skills-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goalsFirst(rows).map((row, index) => (
            <SkillRow key={index} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function SkillRow({ row }: { row: unknown }): JSX.Element {
  const goal = numberAt(row, "goal");
  const measured = numberAt(row, "measured") ?? 0;
  const outside = numberAt(row, "outside", "measured");
  return (
    <tr>
      <th scope="row">
        <span class="skills-name">{textAt(row, "skill")}</span> {textAt(row, "measure")}
      </th>
      <td>{goal === undefined ? "" : twoDecimals(goal)}</td>
      <td>
        {twoDecimals(measured)}
        {goal !== undefined && measured < goal && <span class="skills-missed">missed</span>}
      </td>
      <td>{numberAt(row, "n")}</td>
      <td>{outside === undefined ? "" : twoDecimals(outside)}</td>
    </tr>
  );
}

function goalsFirst(rows: readonly unknown[]): unknown[] {
  const hasGoal = (row: unknown): boolean => numberAt(row, "goal") !== undefined;
  return [...rows.filter(hasGoal), ...rows.filter((row) => !hasGoal(row))];
}

/** Returns undefined if the file is missing or not JSON. */
async function readRows(): Promise<unknown[] | undefined> {
  try {
    const response = await fetch(evaluationUrl);
    const evaluation = response.ok ? parseJson(await response.text()) : undefined;
    return evaluation === undefined ? undefined : listAt(evaluation, "rows");
  } catch {
    return undefined;
  }
}
