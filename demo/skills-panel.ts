/** Quality of starter-chat: the table that `npm run eval` writes next to its weights, fetched when first opened. */
import { element, make } from "./document-elements.ts";
import { listAt, numberAt, parseJson, textAt } from "./json-values.ts";
import { twoDecimals } from "./model-phrases.ts";

const dialog = element("skills", HTMLDialogElement);
const openButton = element("skills-open", HTMLButtonElement);
const closeButton = element("skills-close", HTMLButtonElement);
const body = element("skills-body", HTMLDivElement);

const headings = ["Skill", "Goal", "Measured", "Over"];

export function startSkillsPanel(): void {
  openButton.addEventListener("click", () => {
    dialog.showModal();
    if (body.childElementCount === 0) void showSkills();
  });
  closeButton.addEventListener("click", () => dialog.close());
}

async function showSkills(): Promise<void> {
  const rows = await readRows();
  if (rows === undefined) body.replaceChildren(make("p", "skills-note", "The figures could not be read."));
  else if (rows.length === 0) body.replaceChildren(make("p", "skills-note", "Not measured yet."));
  else
    body.replaceChildren(
      make(
        "p",
        "skills-note",
        "Shares from 0 to 1, on requests with wordings, names and tools that the model never saw. Without a goal: for information.",
      ),
      table(goalsFirst(rows)),
    );
}

/** Returns undefined if the file is missing or not JSON. */
async function readRows(): Promise<unknown[] | undefined> {
  try {
    const response = await fetch(new URL(`${import.meta.env.BASE_URL}models/starter-chat/evaluation.json`, document.baseURI));
    const evaluation = response.ok ? parseJson(await response.text()) : undefined;
    return evaluation === undefined ? undefined : listAt(evaluation, "rows");
  } catch {
    return undefined;
  }
}

function goalsFirst(rows: readonly unknown[]): unknown[] {
  const hasGoal = (row: unknown): boolean => numberAt(row, "goal") !== undefined;
  return [...rows.filter(hasGoal), ...rows.filter((row) => !hasGoal(row))];
}

function table(rows: readonly unknown[]): HTMLTableElement {
  const head = make("tr", "", ...headings.map((heading) => make("th", "", heading)));
  for (const cell of head.cells) cell.scope = "col";
  return make("table", "skills-table", make("thead", "", head), make("tbody", "", ...rows.map(rowOf)));
}

function rowOf(row: unknown): HTMLTableRowElement {
  const goal = numberAt(row, "goal");
  const measured = numberAt(row, "measured") ?? 0;
  const name = make("th", "", make("span", "skills-name", textAt(row, "skill") ?? ""), ` ${textAt(row, "measure") ?? ""}`);
  name.scope = "row";
  const value = make("td", "", twoDecimals(measured));
  if (goal !== undefined && measured < goal) value.append(make("span", "skills-missed", "missed"));
  return make(
    "tr",
    "",
    name,
    make("td", "", goal === undefined ? "" : twoDecimals(goal)),
    value,
    make("td", "", String(numberAt(row, "n") ?? "")),
  );
}
