/** Writes the visitor's speech into the draft of the next message. */
import { signal } from "@preact/signals";
import { describeError } from "../../service/service-error.ts";
import { showToast } from "../../shell/toasts.tsx";
import { draft } from "../chat-state.ts";
import { findOnDeviceRecognition, type OnDeviceRecognition, type Recognition } from "./on-device-recognition.ts";

/** Undefined where the browser has no recognition on this device. */
export const onDeviceRecognition = signal<OnDeviceRecognition | undefined>(undefined);
export const dictation = signal<"off" | "downloading" | "listening">("off");

void findOnDeviceRecognition().then((found) => (onDeviceRecognition.value = found));

let recognition: Recognition | undefined;

const problems: Record<string, string> = {
  "not-allowed": "The browser did not allow the microphone",
  "audio-capture": "The browser found no microphone",
  "service-not-allowed": "This browser cannot recognise speech on this device",
  "language-not-supported": "This browser cannot recognise this language on this device",
};
/** The ends of a dictation in which the visitor was silent, or stopped it. */
const silentEnds = ["no-speech", "aborted"];

export async function startDictation(): Promise<void> {
  const found = onDeviceRecognition.peek();
  if (found === undefined || dictation.peek() !== "off") return;
  if (found.needsDownload && !(await download(found))) return;
  const before = draft.peek().trimEnd();
  const started = found.create();
  started.onresult = ({ results }) => {
    const heard = [...results].map((result) => result[0]?.transcript ?? "").join("");
    draft.value = [before, heard.trim()].filter((part) => part !== "").join(" ");
  };
  started.onerror = ({ error }) => {
    if (!silentEnds.includes(error)) showToast(problems[error] ?? `The dictation failed: ${error}`, { isProblem: true });
  };
  started.onend = () => (dictation.value = "off");
  recognition = started;
  dictation.value = "listening";
  try {
    started.start();
  } catch (error) {
    dictation.value = "off";
    showToast(`The dictation failed: ${describeError(error)}`, { isProblem: true });
  }
}

/** Later results of a dictation that was stopped do not change the draft. */
export function stopDictation(): void {
  if (dictation.peek() !== "listening" || recognition === undefined) return;
  recognition.onresult = null;
  recognition.stop();
  dictation.value = "off";
}

async function download(found: OnDeviceRecognition): Promise<boolean> {
  dictation.value = "downloading";
  const isThere = await found.download().catch(() => false);
  dictation.value = "off";
  onDeviceRecognition.value = isThere ? { ...found, needsDownload: false } : undefined;
  if (!isThere) showToast("The browser could not download its speech recognition", { isProblem: true });
  return isThere;
}
