/** Word documents: mammoth makes HTML of them. */
import { unzipSync, zipSync } from "fflate";
import { Parser } from "htmlparser2";
import mammoth from "mammoth";
import { markedUtf16 } from "../../byte-order-mark.ts";
import type { DocumentBlocks } from "../../blocks.ts";
import { UnreadableDocumentError } from "../../unreadable-document.ts";
import { readHtml } from "../read-html.ts";
import { elementsOf, parseOfficeXml, writeOfficeXml } from "./office-xml.ts";
import { plainWordXml } from "./plain-word-xml.ts";

/** Bytes of XML of all parts; a small file can claim to hold more than the memory does. */
const maxXmlBytes = 200_000_000;
const styles = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

export async function readDocx(bytes: Uint8Array, name: string): Promise<DocumentBlocks> {
  const parts = xmlParts(bytes, name);
  try {
    simplify(parts, name);
    const { buffer } = zipSync(parts, { level: 0 });
    // Node's build of mammoth takes the bytes as `buffer`, the one for browsers as `arrayBuffer`.
    const input = { arrayBuffer: buffer, buffer: new Uint8Array(buffer) };
    const { value } = await mammoth.convertToHtml(input, {
      styleMap: styles,
      includeEmbeddedStyleMap: false,
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
    });
    const { title, blocks } = readHtml(value);
    return { title: titleIn(parts["docProps/core.xml"]) || title, blocks };
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? error : damaged(name);
  }
}

/** Programs may number the parts. A part of another name stays as it is. */
const textPart = /^word\/(?:document|(footnotes|endnotes))\d*\.xml$/;

/** Replaces the parts that mammoth reads: the body and the notes. */
function simplify(parts: Record<string, Uint8Array>, name: string): void {
  const roots = Object.entries(parts).flatMap(([part, xml]) => {
    const match = textPart.exec(part);
    if (match === null) return [];
    const root = parseOfficeXml(decodeXml(xml));
    if (root === undefined) throw damaged(name);
    return { part, kind: match[1], root };
  });
  const idsOf = (notes: string): Set<string> =>
    new Set(roots.flatMap(({ kind, root }) => (kind === notes ? elementsOf(root).map(({ attributes }) => attributes["w:id"] ?? "") : [])));
  const notes = { footnotes: idsOf("footnotes"), endnotes: idsOf("endnotes") };
  for (const { part, root } of roots) parts[part] = new TextEncoder().encode(writeOfficeXml(plainWordXml(root, notes)));
}

/** XML is UTF-8, unless a byte order mark names UTF-16. */
const decodeXml = (xml: Uint8Array): string => new TextDecoder(markedUtf16(xml) ?? "utf-8").decode(xml);

/** Unpacks only XML, without the pictures. */
function xmlParts(bytes: Uint8Array, name: string): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(part)) return false;
        total += originalSize;
        if (total > maxXmlBytes) throw new UnreadableDocumentError("too-large", `${name} unpacks to more than ${maxXmlBytes / 1e6} MB`);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? error : damaged(name);
  }
}

function titleIn(properties: Uint8Array | undefined): string {
  let title = "";
  let isTitle = false;
  const parser = new Parser(
    {
      onopentag: (name) => (isTitle = name === "dc:title"),
      ontext: (text) => isTitle && (title += text),
      onclosetag: () => (isTitle = false),
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(properties));
  return title.trim();
}

const damaged = (name: string): UnreadableDocumentError => new UnreadableDocumentError("broken", `${name} is damaged and cannot be read`);
