/** A page with `LanguageModel` over the service, and with libraries for the browser's own, bundled as they are. */
import type { Runtime } from "../../../src/index.ts";
import {
  createLanguageModelClass,
  installLanguageModel,
  type InstallOptions,
  type LanguageModelClass,
} from "../../../src/prompt-api/index.ts";
import "./service.ts";

declare global {
  interface Window {
    /** Over the runtime of `startService`. Returns whether the class is the page's `LanguageModel` now. */
    installPromptApi: (options?: Omit<InstallOptions, "runtime">) => boolean;
    uninstallPromptApi: () => void;
    promptCalls: typeof promptCalls;
    /** The browser's own class, kept by tests. */
    nativeLanguageModel: LanguageModelClass;
    membersOf: typeof membersOf;
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

type ImageKind = "canvas" | "bitmap" | "image-data" | "blob" | "bytes" | "view" | "image" | "svg" | "video-frame" | "offscreen";

const svgText = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="red"/></svg>';

/** A red picture of 64 by 48 pixels. */
async function redPicture(kind: ImageKind): Promise<ImageBitmapSource | BufferSource> {
  const offscreen = new OffscreenCanvas(64, 48);
  const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 48 });
  for (const each of [offscreen, canvas]) {
    const context = each.getContext("2d");
    if (context === null || !("fillRect" in context)) throw new Error("no canvas");
    context.fillStyle = "red";
    context.fillRect(0, 0, 64, 48);
  }
  const file = await offscreen.convertToBlob({ type: "image/png" });
  const bytes = await file.arrayBuffer();
  const image = new Image();
  const loaded = (url: string): HTMLImageElement => Object.assign(image, { src: url });
  switch (kind) {
    case "canvas":
      return canvas;
    case "offscreen":
      return offscreen;
    case "bitmap":
      return createImageBitmap(canvas);
    case "image-data":
      return new ImageData(new Uint8ClampedArray(Array.from({ length: 64 * 48 }, () => [255, 0, 0, 255]).flat()), 64, 48);
    case "blob":
      return file;
    case "bytes":
      return bytes;
    case "view": {
      const padded = new Uint8Array(bytes.byteLength + 20);
      padded.set(new Uint8Array(bytes), 10);
      return padded.subarray(10, 10 + bytes.byteLength);
    }
    case "image":
      return loaded(canvas.toDataURL());
    case "svg":
      return loaded(`data:image/svg+xml,${encodeURIComponent(svgText)}`);
    case "video-frame":
      return new VideoFrame(canvas, { timestamp: 0 });
  }
}

/** Creates a session whose images the test sees: the model of the page takes none. */
function sessionWithImages(onImage: (url: string) => void) {
  const runtime: Pick<Runtime, "fetch" | "models" | "load" | "storage" | "subscribe"> = {
    models: async () => [{ id: "seeing", state: "loaded" }],
    load: async () => undefined,
    storage: async () => ({ models: [], isPersisted: false }),
    subscribe: () => () => undefined,
    fetch: async (input, init) => {
      const path = input instanceof Request ? input.url : `${input}`;
      if (path.startsWith("/v1/models"))
        return Response.json({ name: "seeing", endpoints: ["chat"], features: ["vision"], context_length: 4096 });
      if (path === "/v1/tokenize") return Response.json({ tokens: [1] });
      const { messages, stream } = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
      const part = messages.at(-1).content[0];
      if (stream === true && typeof part === "object") onImage(part.image_url.url);
      if (stream !== true) return Response.json({ usage: { prompt_tokens: 5 } });
      return new Response(`data: ${JSON.stringify({ choices: [{ delta: { content: "A picture." }, finish_reason: "stop" }] })}\n\n`);
    },
  };
  return createLanguageModelClass({ runtime, model: "seeing" }).create({ expectedInputs: [{ type: "image" }] });
}

/** `fetch` of a data URL, which the policy of the page forbids. */
async function fetchedFile(url: string): Promise<Response> {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (character) => character.charCodeAt(0));
  return new Response(bytes);
}

/** The libraries, loaded when a test uses them. */
const sdk = async () => {
  const [{ builtInAI }, { generateObject, generateText, streamText }, { z }] = await Promise.all([
    import("@built-in-ai/core"),
    import("ai"),
    import("zod"),
  ]);
  return { builtInAI, generateObject, generateText, streamText, z };
};

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
  /** Sends a red picture as a value of the given kind, and returns the picture that the service got. */
  async sentImage(kind: ImageKind) {
    let url = "";
    const session = await sessionWithImages((sent) => (url = sent));
    await session.prompt([{ role: "user", content: [{ type: "image", value: await redPicture(kind) }] }]);
    const bitmap = await createImageBitmap(await (await fetchedFile(url)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const color = Array.from(context?.getImageData(20, 20, 1, 1).data ?? []);
    return { type: /^data:([^;]+)/.exec(url)?.[1], width: bitmap.width, height: bitmap.height, color };
  },
  /** The name of the error for a value that is no image. */
  async imageError(kind: "broken" | "audio"): Promise<string> {
    const value = kind === "broken" ? new Blob(["no image"]) : new AudioBuffer({ length: 1, sampleRate: 8000 });
    const session = await sessionWithImages(() => undefined);
    return session.prompt([{ role: "user", content: [{ type: "image", value }] }]).then(
      () => "none",
      (error: Error) => error.name,
    );
  },
  async builtInGenerate(prompt: string) {
    const { builtInAI, generateText } = await sdk();
    const { text, finishReason } = await generateText({ model: builtInAI(), prompt });
    return { text, finishReason };
  },
  async builtInStream(prompt: string) {
    const { builtInAI, streamText } = await sdk();
    const { textStream } = streamText({ model: builtInAI(), prompt });
    const pieces: string[] = [];
    const reader = textStream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) pieces.push(part.value);
    return pieces;
  },
  async builtInObject(prompt: string) {
    const { builtInAI, generateObject, z } = await sdk();
    const { object } = await generateObject({ model: builtInAI(), schema: z.object({ city: z.string(), days: z.int() }), prompt });
    return object;
  },
  /** Creates a session with a progress listener. */
  async progress() {
    const loaded: number[] = [];
    const before = await languageModel().availability();
    await languageModel().create({
      monitor: (monitor) => monitor.addEventListener("downloadprogress", (event) => loaded.push((event as ProgressEvent).loaded)),
    });
    return { before, loaded };
  },
  async builtInProgress() {
    const { builtInAI } = await sdk();
    const model = builtInAI();
    const loaded: number[] = [];
    const before = await model.availability();
    await model.createSessionWithProgress((fraction) => loaded.push(fraction));
    return { before, loaded };
  },
  async chromeAi(text: string) {
    const options = { inputFormat: "prompt", mode: { type: "regular" }, prompt: [{ role: "user", content: [{ type: "text", text }] }] };
    const { chromeai } = await import("chrome-ai");
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

/** The members of an interface, as a page sees them. */
function membersOf(type: LanguageModelClass) {
  return [type, type.prototype].flatMap((owner, index) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner))
      .filter(([name]) => !["constructor", "length", "name", "prototype"].includes(name))
      .map(([name, property]) => {
        const { enumerable, configurable, writable } = property;
        const method: unknown = property.value;
        const isMethod = typeof method === "function";
        const kind = isMethod ? ("method" as const) : property.set === undefined ? ("readonly attribute" as const) : ("attribute" as const);
        return { name, isStatic: index === 0, kind, length: isMethod ? method.length : 0, enumerable, configurable, writable };
      }),
  );
}
window.membersOf = membersOf;
