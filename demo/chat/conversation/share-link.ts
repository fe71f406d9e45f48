/** A conversation in a link: compressed, in the part of the URL that browsers never send to a server. */
import type { Conversation, Turn } from "./conversation.ts";

const prefix = "share=";
/** Longer links are cut by messengers and mail programs. */
const maxLinkLength = 32_000;
/** A small link can unpack to very much; a conversation of this page does not. */
const maxTextLength = 8_000_000;

/** Returns undefined if the link would be too long. Images are left out. */
export async function shareLink({ title, setup, turns, second }: Conversation): Promise<string | undefined> {
  const shared = {
    title,
    setup,
    turns: withoutImages(turns),
    ...(second && { second: { ...second, turns: withoutImages(second.turns) } }),
  };
  const text = JSON.stringify(shared);
  const bytes = new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const link = new URL(`#${prefix}${packed.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`, document.baseURI).href;
  return link.length > maxLinkLength ? undefined : link;
}

const withoutImages = (turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => {
    if (turn.role !== "user") return turn;
    const { images: _, ...sent } = turn;
    return sent;
  });

export const isShared = (hash: string): boolean => hash.startsWith(`#${prefix}`);

/** Returns the text of the conversation in a hash; undefined if it holds none or is damaged. */
export async function sharedText(hash: string): Promise<string | undefined> {
  if (!isShared(hash)) return undefined;
  try {
    const letters = atob(
      hash
        .slice(prefix.length + 1)
        .replaceAll("-", "+")
        .replaceAll("_", "/"),
    );
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await readText(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch {
    return undefined;
  }
}

async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | undefined> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > maxTextLength) {
      await reader.cancel();
      return undefined;
    }
  }
}
