/** The text of a formula in Office's linear format: "(a+b)/c", "x^2", "√(y)". */
import { childOf, elementsOf, type OfficeElement } from "./office-xml.ts";

export function formulaText(element: OfficeElement): string {
  const part = (name: string): string => {
    const child = childOf(element, name);
    return child === undefined ? "" : contentText(child);
  };
  const each = (name: string): string[] => elementsOf(element).flatMap((child) => (child.name === name ? [contentText(child)] : []));
  const property = (name: string, byDefault: string): string =>
    childOf(childOf(element, `${element.name}Pr`), name)?.attributes["m:val"] ?? byDefault;
  const script = (sign: string, text: string): string => (text === "" ? "" : sign + grouped(text));
  const base = (): string => grouped(part("m:e"));
  switch (element.name) {
    case "m:t":
      return element.children.filter((child) => typeof child === "string").join("");
    case "m:f": {
      const [over, under] = [part("m:num"), part("m:den")];
      return property("m:type", "bar") === "noBar" ? `(${over}¦${under})` : `${grouped(over)}/${grouped(under)}`;
    }
    case "m:sSup":
    case "m:sSub":
    case "m:sSubSup":
      return base() + script("_", part("m:sub")) + script("^", part("m:sup"));
    case "m:sPre":
      return script("_", part("m:sub")) + script("^", part("m:sup")) + base();
    case "m:rad":
      return `${part("m:deg")}√(${part("m:e")})`;
    case "m:nary":
      return `${property("m:chr", "∫")}${script("_", part("m:sub"))}${script("^", part("m:sup"))} ${part("m:e")}`;
    case "m:d":
      return property("m:begChr", "(") + each("m:e").join(property("m:sepChr", "|")) + property("m:endChr", ")");
    case "m:func":
      return `${part("m:fName")} ${part("m:e")}`;
    case "m:limLow":
      return part("m:e") + script("_", part("m:lim"));
    case "m:limUpp":
      return part("m:e") + script("^", part("m:lim"));
    case "m:acc":
      return part("m:e") + property("m:chr", "\u0302");
    case "m:m":
      return `[${elementsOf(element)
        .flatMap((row) => (row.name === "m:mr" ? [elementsOf(row).map(contentText).join(", ")] : []))
        .join("; ")}]`;
    case "m:eqArr":
      return each("m:e").join("; ");
    default:
      return contentText(element);
  }
}

/** Properties, such as `m:fPr`, have no text. */
function contentText(element: OfficeElement): string {
  return elementsOf(element).map(formulaText).join("");
}

/** In parentheses, unless it is one name, one number or in brackets already. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}\p{M}.]*$/u.test(text) || /^\([^()]*\)$/.test(text) || Array.from(text).length === 1 ? text : `(${text})`;
}
