/** Parses and writes the XML of Office files, in which each file chooses the prefixes of its names. */
import { Parser } from "htmlparser2";

export interface OfficeElement {
  /** With the usual prefix, such as `w:p`. */
  name: string;
  attributes: Record<string, string>;
  children: OfficeNode[];
}

export type OfficeNode = OfficeElement | string;

/** The usual prefix of each namespace. Strict files have namespaces of their own. */
const prefixes = new Map([
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "w"],
  ["http://schemas.openxmlformats.org/officeDocument/2006/relationships", "r"],
  ["http://purl.oclc.org/ooxml/officeDocument/relationships", "r"],
  ["http://schemas.openxmlformats.org/officeDocument/2006/math", "m"],
  ["http://purl.oclc.org/ooxml/officeDocument/math", "m"],
  ["http://schemas.openxmlformats.org/markup-compatibility/2006", "mc"],
  ["http://schemas.microsoft.com/office/word/2010/wordml", "w14"],
]);

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Returns the root; undefined if the text is not a whole XML document. */
export function parseOfficeXml(xml: string): OfficeElement | undefined {
  const usual = new Map<string, string>();
  const nameOf = (written: string): string => {
    const colon = written.indexOf(":");
    const prefix = usual.get(written.slice(0, Math.max(colon, 0)));
    return prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`;
  };
  const root: OfficeElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag: (written, given) => {
        for (const [name, value] of Object.entries(given)) {
          const [, prefix] = /^xmlns(?::(.*))?$/.exec(name) ?? [];
          if (name === "xmlns" || prefix !== undefined) usual.set(prefix ?? "", prefixes.get(value) ?? prefix ?? "other");
        }
        const attributes: Record<string, string> = {};
        for (const [name, value] of Object.entries(given)) {
          if (!name.startsWith("xmlns")) attributes[name.includes(":") ? nameOf(name) : name] = value;
        }
        const element = { name: nameOf(written), attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (text) => void open.at(-1)?.children.push(text),
      onclosetag: (_, isImplied) => {
        open.pop();
        // The parser closes a root that the file does not close.
        isWhole = !isImplied;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [element] = root.children.filter((child) => typeof child !== "string");
  return isWhole ? element : undefined;
}

/** The namespaces of files that are not strict, by prefix. */
const namespaces = new Map([...prefixes].toReversed().map(([namespace, prefix]) => [prefix, namespace]));
const declarations = [...namespaces].map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`).join("");
const isKnown = (name: string): boolean => namespaces.has(name.slice(0, Math.max(name.indexOf(":"), 0)));

/** Writes the usual prefixes. Leaves out elements and attributes of other namespaces. */
export function writeOfficeXml(root: OfficeElement): string {
  const parts: string[] = [];
  const write = (node: OfficeNode, declared = ""): void => {
    if (typeof node === "string") return void parts.push(escaped(node));
    if (!isKnown(node.name)) return;
    parts.push(`<${node.name}${declared}`);
    for (const [name, value] of Object.entries(node.attributes)) if (isKnown(name)) parts.push(` ${name}="${escaped(value)}"`);
    parts.push(">");
    for (const child of node.children) write(child);
    parts.push(`</${node.name}>`);
  };
  write(root, declarations);
  return parts.join("");
}

export const elementsOf = ({ children }: OfficeElement): OfficeElement[] => children.filter((child) => typeof child !== "string");

export const childOf = (element: OfficeElement | undefined, name: string): OfficeElement | undefined =>
  element && elementsOf(element).find((child) => child.name === name);
