/** Rewrites Word's XML into elements that mammoth reads: it leaves out formulas, most text boxes, and the text of some wrappers. */
import { formulaText } from "./formula-text.ts";
import { childOf, elementsOf, type OfficeElement, type OfficeNode } from "./office-xml.ts";

/** Readings of characters, and marks where a word may be divided. */
const unread = new Set(["w:rt", "w:rubyPr", "w:softHyphen"]);
/** mammoth leaves out the content of some wrappers, and fails on a link whose target is missing. */
const unwrapped = new Set(["w:fldSimple", "w:ruby", "w:rubyBase", "w:hyperlink", "w:bdo", "w:dir"]);
const renamed = new Map([
  ["w:cr", "w:br"],
  ["w:ptab", "w:tab"],
]);
const drawings = new Set(["w:drawing", "w:pict", "w:object"]);

export interface NoteIds {
  footnotes: ReadonlySet<string>;
  endnotes: ReadonlySet<string>;
}

/** Returns the root of a part. `notes`: the notes that exist; mammoth fails on a reference to another one. */
export function plainWordXml(root: OfficeElement, notes: NoteIds): OfficeElement {
  return { ...root, children: plainChildren(root, notes) };
}

function plainChildren(element: OfficeElement, notes: NoteIds): OfficeNode[] {
  return element.children.flatMap((child) => (typeof child === "string" ? [child] : plain(child, notes)));
}

function plain(element: OfficeElement, notes: NoteIds): OfficeNode[] {
  const { name } = element;
  if (unread.has(name) || isMissingNote(element, notes) || isPlaceholder(element)) return [];
  if (unwrapped.has(name)) return plainChildren(element, notes);
  if (name === "mc:AlternateContent") return chosenAlternative(element).flatMap((child) => plain(child, notes));
  if (name === "m:oMath") return [textRun(formulaText(element))];
  if (name === "m:oMathPara") return elementsOf(element).flatMap((child) => plain(child, notes));
  if (drawings.has(name)) {
    const boxes = textBoxesIn(element);
    return boxes.length === 0 ? [] : [{ name: "w:pict", attributes: {}, children: boxes.map((box) => plainWordXml(box, notes)) }];
  }
  if (isHiddenRun(element)) return elementsOf(element).filter((child) => child.name === "w:fldChar");
  return [{ ...element, name: renamed.get(name) ?? name, children: plainChildren(element, notes) }];
}

function isMissingNote({ name, attributes }: OfficeElement, { footnotes, endnotes }: NoteIds): boolean {
  const id = attributes["w:id"] ?? "";
  return (name === "w:footnoteReference" && !footnotes.has(id)) || (name === "w:endnoteReference" && !endnotes.has(id));
}

/** Whether a content control shows the request to fill it in. */
function isPlaceholder(element: OfficeElement): boolean {
  return element.name === "w:sdt" && isOn(childOf(childOf(element, "w:sdtPr"), "w:showingPlcHdr"));
}

const isHiddenRun = (element: OfficeElement): boolean => element.name === "w:r" && isOn(childOf(childOf(element, "w:rPr"), "w:vanish"));

function isOn(property: OfficeElement | undefined): boolean {
  return property !== undefined && !["0", "false", "off"].includes(property.attributes["w:val"] ?? "");
}

const textRun = (text: string): OfficeElement => ({
  name: "w:r",
  attributes: {},
  children: [{ name: "w:t", attributes: {}, children: [text] }],
});

/** Programs may write the same content in several forms, the oldest last. Returns the oldest one that has text. */
function chosenAlternative(element: OfficeElement): OfficeElement[] {
  const alternatives = elementsOf(element).map((alternative) => elementsOf(alternative));
  return alternatives.findLast((contents) => contents.some(hasText)) ?? alternatives.at(-1) ?? [];
}

function hasText(element: OfficeElement): boolean {
  return element.name === "w:t" || element.name === "m:t" || elementsOf(element).some(hasText);
}

/** The text boxes of a drawing, wherever its shapes and groups hold them. */
function textBoxesIn(element: OfficeElement): OfficeElement[] {
  if (element.name === "w:txbxContent") return [element];
  const children = element.name === "mc:AlternateContent" ? chosenAlternative(element) : elementsOf(element);
  return children.flatMap(textBoxesIn);
}
