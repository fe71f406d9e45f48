/**
 * Speech in the chat: only in browsers that process it on the device. The browser of the tests has no recogniser and no
 * voice, so each test defines the interface of the Web Speech API with recorded results.
 */
import { expect, openPanel, openPlayground, replies, send, test } from "./playground-page.ts";

interface Recogniser {
  processLocally: boolean;
  onresult?: (event: { results: { transcript: string }[][] }) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
}

/** `availability` is null for a browser that recognises on a server: it knows no `processLocally`. */
function installSpeech({ availability, isLocalVoice }: { availability: string | null; isLocalVoice: boolean }): void {
  let available = availability;
  class SpeechRecognition implements Recogniser {
    processLocally = false;
    start(): void {
      Reflect.set(window, "recogniser", this);
    }
    stop(): void {
      (this as Recogniser).onend?.();
    }
  }
  if (availability !== null) {
    Object.defineProperty(SpeechRecognition.prototype, "processLocally", { value: false, writable: true });
    Object.assign(SpeechRecognition, {
      available: async ({ processLocally, langs }: { processLocally?: boolean; langs: string[] }) =>
        processLocally === true && langs[0] === "en-US" ? available : "unavailable",
      install: async () => {
        available = "available";
        return true;
      },
    });
  }
  Object.defineProperty(window, "SpeechRecognition", { value: SpeechRecognition, configurable: true });

  const spoken: SpeechSynthesisUtterance[] = [];
  const voice = { name: "A voice", lang: "en-US", localService: isLocalVoice, default: true, voiceURI: "voice" };
  class SpeechSynthesisUtterance extends EventTarget {
    voice: unknown;
    onend: (() => void) | null = null;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: (utterance: SpeechSynthesisUtterance) => void spoken.push(utterance),
    cancel: () => void (spoken.length = 0),
  });
  for (const [name, value] of Object.entries({ speechSynthesis: synthesis, SpeechSynthesisUtterance, spoken })) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
}

test("dictation on the device is written into the message, after the text that is there", async ({ page, site }) => {
  await page.addInitScript(installSpeech, { availability: "downloadable", isLocalVoice: false });
  await openPlayground(page, site);
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("Please:");
  await page.getByRole("button", { name: "Dictate: the browser first downloads the language" }).click();
  const stop = page.getByRole("button", { name: "Stop the dictation" });
  await expect(stop).toBeVisible();
  const say = (...results: string[]) =>
    page.evaluate((texts) => {
      const recogniser: Recogniser = Reflect.get(window, "recogniser");
      recogniser.onresult?.({ results: texts.map((transcript) => [{ transcript }]) });
      return recogniser.processLocally;
    }, results);
  expect(await say("name a")).toBe(true);
  await expect(message).toHaveValue("Please: name a");
  await say("name a river", " in France");
  await expect(message).toHaveValue("Please: name a river in France");
  await stop.click();
  await page.getByRole("button", { name: "Dictate", exact: true }).click();
  await page.evaluate(() => {
    const recogniser: Recogniser = Reflect.get(window, "recogniser");
    recogniser.onerror?.({ error: "not-allowed" });
    recogniser.onend?.();
  });
  await expect(page.getByText("The browser did not allow the microphone")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dictate", exact: true })).toBeVisible();
});

test("a reply is read aloud by a voice of the device, and can be stopped", async ({ page, site }) => {
  await page.addInitScript(installSpeech, { availability: null, isLocalVoice: true });
  await openPlayground(page, site);
  await openPanel(page, "Settings");
  await page.getByLabel("Max tokens").fill("8");
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(1);
  // Recognition without `processLocally` may send the audio to a server.
  await expect(page.getByRole("button", { name: /Dictate/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Read the reply aloud" }).click();
  const spoken = () =>
    page.evaluate(() => {
      const utterances: SpeechSynthesisUtterance[] = Reflect.get(window, "spoken");
      return utterances.map(({ text, voice }) => [text, voice?.name]);
    });
  expect(await spoken()).toEqual([[await replies(page).locator(".reply-text").innerText(), "A voice"]]);
  await page.getByRole("button", { name: "Stop reading" }).click();
  expect(await spoken()).toEqual([]);
  await page.getByRole("button", { name: "Read the reply aloud" }).click();
  await page.evaluate(() => Reflect.get(window, "spoken")[0].onend());
  await expect(page.getByRole("button", { name: "Read the reply aloud" })).toBeVisible();
});

test("a browser with a recogniser and voices on servers has no button for them", async ({ page, site }) => {
  await page.addInitScript(installSpeech, { availability: "unavailable", isLocalVoice: false });
  await openPlayground(page, site);
  await openPanel(page, "Settings");
  await page.getByLabel("Max tokens").fill("4");
  await send(page, "Hello");
  await expect(replies(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Copy the reply" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Dictate|aloud/ })).toHaveCount(0);
});
