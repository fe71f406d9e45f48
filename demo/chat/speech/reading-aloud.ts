/** Reads replies aloud with a voice of this device. Voices that send the text to a server are never used. */
import { computed, signal } from "@preact/signals";
import { renderMarkdown } from "../reply/markdown.ts";
import { finalText, type Reply } from "../conversation/conversation.ts";

/** The reply that is being read. */
export const spokenReply = signal<Reply | undefined>(undefined);

const voices = signal<readonly SpeechSynthesisVoice[]>([]);
/** Undefined where the browser has no local voice. The first voice of the visitor's language, else any. */
const voice = computed(() => {
  const local = voices.value.filter(({ localService }) => localService);
  const languages = navigator.languages.map(primaryTag);
  return local.find(({ lang }) => languages.includes(primaryTag(lang))) ?? local[0];
});
export const canRead = computed(() => voice.value !== undefined);

const primaryTag = (language: string): string => language.split(/[-_]/)[0]?.toLowerCase() ?? "";

function listVoices(): void {
  voices.value = speechSynthesis.getVoices();
}

if ("speechSynthesis" in window) {
  listVoices();
  speechSynthesis.addEventListener("voiceschanged", listVoices);
}

export function readAloud(reply: Reply): void {
  const chosen = voice.peek();
  if (chosen === undefined) return;
  speechSynthesis.cancel();
  const parts = spokenParts(finalText(reply));
  spokenReply.value = parts.length === 0 ? undefined : reply;
  for (const [index, part] of parts.entries()) {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.voice = chosen;
    utterance.lang = chosen.lang;
    const end = (): void => {
      if (spokenReply.peek() === reply) spokenReply.value = undefined;
    };
    if (index === parts.length - 1) utterance.onend = end;
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  }
}

/** Stops only if `reply` is being read. */
export function stopReading(reply: Reply): void {
  if (spokenReply.peek() !== reply) return;
  spokenReply.value = undefined;
  speechSynthesis.cancel();
}

/** Returns paragraphs without the signs of Markdown and without code. Some browsers refuse long texts in one piece. */
function spokenParts(markdown: string): string[] {
  return [...renderMarkdown(markdown).children]
    .filter((block) => block.tagName !== "PRE")
    .map((block) => block.textContent.trim())
    .filter((text) => text !== "");
}
