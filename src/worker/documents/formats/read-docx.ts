/** Word documents: mammoth makes HTML of them. */
import { unzipSync, zipSync } from "fflate";
import { Parser } from "htmlparser2";
import mammoth from "mammoth";
import type { DocumentBlocks } from "../blocks.ts";
import { UnreadableDocumentError } from "../unreadable-document.ts";
import { readHtml } from "./read-html.ts";

/** Bytes of XML of all parts; a small file can claim to hold more than the memory does. */
const maxXmlBytes = 200_000_000;
const styles = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

export async function readDocx(bytes: Uint8Array, name: string): Promise<DocumentBlocks> {
  const parts = xmlParts(bytes, name);
  for (const [part, xml] of Object.entries(parts)) if (textPart.test(part)) parts[part] = withPlainRuns(xml);
  const { buffer } = zipSync(parts, { level: 0 });
  try {
    // Node's build of mammoth takes the bytes as `buffer`, the one for browsers as `arrayBuffer`.
    const input = { arrayBuffer: buffer, buffer: new Uint8Array(buffer) };
    const { value } = await mammoth.convertToHtml(input, {
      styleMap: styles,
      includeEmbeddedStyleMap: false,
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
    });
    const { title, blocks } = readHtml(value);
    return { title: titleIn(parts["docProps/core.xml"]) || title, blocks };
  } catch {
    throw damaged(name);
  }
}

/** The body and the notes, which mammoth reads. */
const textPart = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;
/** Links and pictures whose target is missing make mammoth fail, and only their text is read. */
const unread = /<w:(rt|rubyPr)>.*?<\/w:\1>|<\/?w:(?:fldSimple|ruby|rubyBase|hyperlink)\b[^>]*>| r:(?:embed|link)="[^"]*"/gs;

/** Unwraps the runs of fields and of characters with readings, which mammoth leaves out. */
function withPlainRuns(xml: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(xml).replaceAll(unread, ""));
}

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
