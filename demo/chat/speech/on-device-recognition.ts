/**
 * The browser's speech recognition (Web Speech API), where it works on this device. Recognition that sends audio to a
 * server is never used.
 */

/** The members that dictation uses; TypeScript has no type for this interface. */
export interface Recognition {
  lang: string;
  processLocally: boolean;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

interface RecognitionLanguages {
  langs: string[];
  processLocally: true;
}

interface RecognitionClass {
  new (): Recognition;
  available(languages: RecognitionLanguages): Promise<string>;
  install(languages: RecognitionLanguages): Promise<boolean>;
}

export interface OnDeviceRecognition {
  language: string;
  /** The browser has to download the language before the first use. */
  needsDownload: boolean;
  create(): Recognition;
  /** Returns whether the language is there afterwards. */
  download(): Promise<boolean>;
}

/** Returns the recognition of the visitor's first language that the browser recognises on this device. */
export async function findOnDeviceRecognition(): Promise<OnDeviceRecognition | undefined> {
  const recognitionClass: unknown = Reflect.get(window, "SpeechRecognition");
  if (!isOnDeviceClass(recognitionClass)) return undefined;
  for (const language of navigator.languages) {
    const languages: RecognitionLanguages = { langs: [language], processLocally: true };
    const availability = await recognitionClass.available(languages).catch(() => "unavailable");
    if (availability !== "available" && availability !== "downloadable") continue;
    return {
      language,
      needsDownload: availability === "downloadable",
      create: () => {
        const recognition = new recognitionClass();
        return Object.assign(recognition, { lang: language, processLocally: true, continuous: true, interimResults: true });
      },
      download: () => recognitionClass.install(languages),
    };
  }
  return undefined;
}

/** Browsers without `processLocally` may send the audio to a server. */
function isOnDeviceClass(value: unknown): value is RecognitionClass {
  return typeof value === "function" && "available" in value && typeof value.prototype === "object" && "processLocally" in value.prototype;
}
