/** The values of a form's fields, which PDF.js keeps apart from the text of a page. */
import type { Line } from "./page-lines.ts";

interface Widget {
  fieldType?: unknown;
  fieldValue: string | readonly string[];
  /** Left, bottom, right, top. */
  rect: readonly [number, number, number, number];
  hidden?: unknown;
  password?: unknown;
  /** Of buttons: whether it is a box to tick, or one choice of several. */
  checkBox?: unknown;
  radioButton?: unknown;
  exportValue?: unknown;
  buttonValue?: unknown;
}

function isWidget(annotation: unknown): annotation is Widget {
  if (typeof annotation !== "object" || annotation === null) return false;
  if (!("fieldValue" in annotation) || !("rect" in annotation)) return false;
  const { fieldValue, rect } = annotation;
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return (
    values.every((value) => typeof value === "string") &&
    Array.isArray(rect) &&
    rect.length === 4 &&
    rect.every((coordinate) => typeof coordinate === "number")
  );
}

/** Adds each value to the line on its left, as a cell of a row, or as a line of its own. */
export function withFormValues(page: number, lines: readonly Line[], annotations: readonly unknown[]): Line[] {
  const all = [...lines];
  for (const widget of annotations.filter(isWidget)) {
    const value = valueOf(widget).replaceAll(/\s+/g, " ").trim();
    if (value === "") continue;
    const [left, bottom, right, top] = widget.rect;
    const isBefore = (line: Line): boolean => line.left < left && line.baseline > bottom - line.size / 2 && line.baseline < top;
    const label = all.filter(isBefore).toSorted((one, other) => other.left - one.left)[0];
    if (label !== undefined) {
      all[all.indexOf(label)] = { ...label, text: `${label.text} | ${value}`, right: Math.max(label.right, right) };
      continue;
    }
    const size = Math.min(top - bottom, 10);
    const below = all.findIndex(({ baseline }) => baseline < bottom);
    all.splice(below < 0 ? all.length : below, 0, { text: value, page, left, right, baseline: bottom, size, font: "" });
  }
  return all;
}

function valueOf({ fieldType, fieldValue, hidden, password, checkBox, radioButton, exportValue, buttonValue }: Widget): string {
  if (hidden === true || password === true) return "";
  if (fieldType !== "Btn") return typeof fieldValue === "string" ? fieldValue : fieldValue.join(", ");
  const isTicked = (checkBox === true && fieldValue === exportValue) || (radioButton === true && fieldValue === buttonValue);
  return isTicked ? "☒" : "";
}
