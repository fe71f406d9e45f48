/** The buttons for speech. They exist only in browsers that process speech on this device. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../shell/icons.tsx";
import { finalText, type Reply } from "../conversation/conversation.ts";
import { dictation, onDeviceRecognition, startDictation, stopDictation } from "./dictation.ts";
import { canRead, readAloud, spokenReply, stopReading } from "./reading-aloud.ts";

export function DictationButton(): JSX.Element | null {
  const recognition = onDeviceRecognition.value;
  if (recognition === undefined) return null;
  const state = dictation.value;
  const start = recognition.needsDownload ? "Dictate: the browser first downloads the language" : "Dictate";
  const label = { off: start, downloading: "The browser is downloading the language", listening: "Stop the dictation" }[state];
  return (
    <button
      type="button"
      class="quiet-button dictation"
      aria-label={label}
      title={label}
      data-listening={state === "listening"}
      disabled={state === "downloading"}
      onClick={() => (state === "listening" ? stopDictation() : void startDictation())}
    >
      <Icon name="microphone" />
    </button>
  );
}

export function ReadAloudButton({ reply }: { reply: Reply }): JSX.Element | null {
  useEffect(() => () => stopReading(reply), [reply]);
  if (!canRead.value || finalText(reply) === "") return null;
  const isSpoken = spokenReply.value === reply;
  const label = isSpoken ? "Stop reading" : "Read the reply aloud";
  return (
    <button
      type="button"
      class="quiet-button"
      aria-label={label}
      title={label}
      onClick={() => (isSpoken ? stopReading(reply) : readAloud(reply))}
    >
      <Icon name={isSpoken ? "stop" : "speaker"} />
    </button>
  );
}
