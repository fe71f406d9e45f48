/** A page with `LanguageModel` over the service, and with libraries for the browser's own, bundled as they are. */
import { builtInAI } from "@built-in-ai/core";
import { generateObject, generateText, streamText, tool } from "ai";
import { chromeai } from "chrome-ai";
import { z } from "zod";
import { installLanguageModel, type InstallOptions, type LanguageModelClass } from "../../../src/prompt-api/index.ts";
import "./service.ts";

declare global {
  interface Window {
    /** Over the runtime of `startService`. Returns whether the class is the page's `LanguageModel` now. */
    installPromptApi: (options?: Omit<InstallOptions, "runtime">) => boolean;
    uninstallPromptApi: () => void;
    promptCalls: typeof promptCalls;
  }
}

window.installPromptApi = (options = {}) => {
  const before: unknown = Reflect.get(globalThis, "LanguageModel");
  const runtime = (): NonNullable<Window["cohabit"]> => {
    if (window.cohabit === undefined) throw new Error("the runtime is not started");
    return window.cohabit;
  };
  window.uninstallPromptApi = installLanguageModel({ runtime, ...options });
  return Reflect.get(globalThis, "LanguageModel") !== before;
};

const languageModel = (): LanguageModelClass => Reflect.get(globalThis, "LanguageModel");

const promptCalls = {
  async prompt(text: string): Promise<string> {
    const session = await languageModel().create({ samplingMode: "most-predictable" });
    return session.prompt(text);
  },
  async promptStreaming(text: string): Promise<string[]> {
    const session = await languageModel().create({ samplingMode: "most-predictable" });
    const pieces: string[] = [];
    // Safari's streams have no async iterator.
    const reader = session.promptStreaming(text).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) pieces.push(part.value);
    return pieces;
  },
  /** The name of a color in a drawn picture, as a description of the image by the model. */
  async describeCanvas(kind: "canvas" | "bitmap" | "image-data" | "blob" | "bytes"): Promise<string> {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    context.fillStyle = "red";
    context.fillRect(0, 0, 64, 64);
    const file = () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)).then((blob) => blob ?? new Blob());
    const values = {
      canvas: () => canvas,
      "image-data": () => context.getImageData(0, 0, 64, 64),
      bitmap: () => createImageBitmap(canvas),
      blob: file,
      bytes: async () => new Uint8Array(await (await file()).arrayBuffer()),
    };
    const session = await languageModel().create({ expectedInputs: [{ type: "image" }] });
    const value = await values[kind]();
    return session.prompt([{ role: "user", content: [{ type: "text", value: "What is this?" }, { type: "image", value }] }]);
  },
  async builtInGenerate(prompt: string) {
    const { text, finishReason } = await generateText({ model: builtInAI(), prompt });
    return { text, finishReason };
  },
  async builtInStream(prompt: string) {
    const { textStream } = streamText({ model: builtInAI(), prompt });
    const pieces: string[] = [];
    const reader = textStream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) pieces.push(part.value);
    return pieces;
  },
  async builtInObject(prompt: string) {
    const { object } = await generateObject({ model: builtInAI(), schema: z.object({ city: z.string(), days: z.int() }), prompt });
    return object;
  },
  async builtInProgress() {
    const model = builtInAI();
    const loaded: number[] = [];
    const before = await model.availability();
    await model.createSessionWithProgress((fraction) => loaded.push(fraction));
    return { before, loaded };
  },
  async builtInTools(prompt: string) {
    const calls: string[] = [];
    const { text } = await generateText({
      model: builtInAI(),
      prompt,
      tools: {
        weather: tool({
          description: "The weather of a city",
          inputSchema: z.object({ city: z.string() }),
          execute: async ({ city }) => {
            calls.push(city);
            return "sunny";
          },
        }),
      },
    });
    return { text, calls };
  },
  async chromeAi(text: string) {
    const options = { inputFormat: "prompt", mode: { type: "regular" }, prompt: [{ role: "user", content: [{ type: "text", text }] }] };
    const { text: whole } = await chromeai().doGenerate(options as never);
    const { stream } = await chromeai().doStream(options as never);
    const pieces: string[] = [];
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      if (part.value.type === "text-delta") pieces.push(part.value.textDelta);
    return { whole, streamed: pieces.join("") };
  },
};

window.promptCalls = promptCalls;
