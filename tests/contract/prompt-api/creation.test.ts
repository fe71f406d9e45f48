/** Availability, download with progress, and the errors of `create`. */
import { describe, expect, test } from "vitest";
import { createHostDriver } from "../host-driver.ts";
import { expectDomException, openPromptPage } from "./prompt-page.ts";

const image = { expectedInputs: [{ type: "image" as const }] };

describe("availability", () => {
  test("is downloadable before the model is loaded, and available after it", async () => {
    const { LanguageModel } = openPromptPage();
    expect(await LanguageModel.availability()).toBe("downloadable");
    await LanguageModel.create();
    expect(await LanguageModel.availability()).toBe("available");
  });

  test("is downloading while the model is loaded", async () => {
    const models = async () => [{ id: "scripted-chat", state: "loading" as const }];
    expect(await openPromptPage({}, { runtime: { models } }).LanguageModel.availability()).toBe("downloading");
  });

  test("is available if the files of the model are stored", async () => {
    const stored = { id: "scripted-chat", bytes: 9, incompleteBytes: 0, files: [{ path: "a", bytes: 9, sha256: "" }] };
    const page = { runtime: { storage: async () => ({ models: [stored], isPersisted: true }) } };
    expect(await openPromptPage({}, page).LanguageModel.availability()).toBe("available");
    const part = { runtime: { storage: async () => ({ models: [{ ...stored, incompleteBytes: 1 }], isPersisted: true }) } };
    expect(await openPromptPage({}, part).LanguageModel.availability()).toBe("downloadable");
  });

  test.each([
    ["an unknown model", { model: "nope" }, {}],
    ["a model of another role", { model: "scripted-embed" }, {}],
    ["a model without vision", {}, image],
    ["audio", { model: "scripted-vision" }, { expectedInputs: [{ type: "audio" as const }] }],
    ["images as output", { model: "scripted-vision" }, { expectedOutputs: [{ type: "image" as const }] }],
    ["a model without tools", { model: "scripted-vision" }, { expectedOutputs: [{ type: "tool-call" as const }] }],
    [
      "a language that the site leaves out",
      { languages: ["en", "de"] },
      { expectedInputs: [{ type: "text" as const, languages: ["fr"] }] },
    ],
  ])("is unavailable for %s, and create rejects", async (_, options, given) => {
    const { LanguageModel } = openPromptPage(options);
    expect(await LanguageModel.availability(given)).toBe("unavailable");
    await expectDomException(LanguageModel.create(given), "NotSupportedError");
  });

  test("counts variants of a language, and all languages by default", async () => {
    const languages = (...tags: string[]) => ({ expectedInputs: [{ type: "text" as const, languages: tags }] });
    expect(await openPromptPage({ languages: ["en"] }).LanguageModel.availability(languages("EN-gb"))).toBe("downloadable");
    expect(await openPromptPage().LanguageModel.availability(languages("ja"))).toBe("downloadable");
  });

  test("and sessions use the default model if none is named", async () => {
    const { LanguageModel, requests } = openPromptPage(
      { model: undefined as never },
      { driver: createHostDriver({ modelsUrl: "http://page.test/none/" }) },
    );
    await LanguageModel.availability();
    expect(requests[0]?.path).toBe("/v1/models?endpoint=chat&default_only=true");
  });
});

describe("a gesture of the user", () => {
  test("is needed for a download, as in browsers", async () => {
    const { LanguageModel } = openPromptPage({}, { isActive: false });
    await expectDomException(LanguageModel.create(), "NotAllowedError");
    expect(await LanguageModel.availability()).toBe("downloadable");
  });

  test("is not needed if the model is loaded, or if the site says so", async () => {
    const { LanguageModel, runtime } = openPromptPage({}, { isActive: false });
    await runtime.load("scripted-chat");
    await LanguageModel.create();
    await openPromptPage({ requireUserActivation: false }, { isActive: false }).LanguageModel.create();
  });
});

describe("the monitor", () => {
  test("gets progress from 0 to 1, in steps of 1/65536, and none afterwards", async () => {
    const { LanguageModel } = openPromptPage();
    const events: ProgressEvent[] = [];
    await LanguageModel.create({ monitor: (monitor) => (monitor.ondownloadprogress = (event) => events.push(event)) });
    const loaded = events.map((event) => event.loaded);
    expect([loaded[0], loaded.at(-1)]).toEqual([0, 1]);
    expect(loaded).toEqual([...new Set(loaded)].sort((one, other) => one - other));
    for (const event of events) expect(event).toMatchObject({ total: 1, lengthComputable: true });
    expect(loaded.filter((value) => (value * 65_536) % 1 !== 0)).toEqual([]);
  });

  test("gets 0 and 1 for a model that is loaded", async () => {
    const { LanguageModel } = openPromptPage();
    await LanguageModel.create();
    const loaded: number[] = [];
    await LanguageModel.create({ monitor: (monitor) => (monitor.ondownloadprogress = (event) => loaded.push(event.loaded)) });
    expect(loaded).toEqual([0, 1]);
  });

  test("rejects create with its exception, before anything is loaded", async () => {
    const { LanguageModel, requests } = openPromptPage();
    const error = new RangeError("no");
    await expect(
      LanguageModel.create({
        monitor: () => {
          throw error;
        },
      }),
    ).rejects.toBe(error);
    expect(requests).toEqual([]);
  });

  test.each([0, 1])("may abort at %d", async (loaded) => {
    const { LanguageModel } = openPromptPage();
    const controller = new AbortController();
    const reason = new RangeError("no");
    const seen: number[] = [];
    const creation = LanguageModel.create({
      signal: controller.signal,
      monitor: (monitor) =>
        monitor.addEventListener("downloadprogress", (event) => {
          const at = (event as ProgressEvent).loaded;
          seen.push(at);
          if (at === loaded) controller.abort(reason);
        }),
    });
    await expect(creation).rejects.toBe(reason);
    expect(seen.at(-1)).toBe(loaded);
  });
});

describe("a load that fails", () => {
  test("is a NetworkError while the files are fetched, later an OperationError", async () => {
    const load = () => Promise.reject(new Error("the hub does not answer"));
    await expectDomException(openPromptPage({}, { runtime: { load } }).LanguageModel.create(), "NetworkError");
    const subscribe: ReturnType<typeof openPromptPage>["runtime"]["subscribe"] = (listener) => {
      listener({ id: "scripted-chat", state: "loading", progress: { phase: "compile", loadedBytes: 1, totalBytes: 1 } });
      return () => undefined;
    };
    await expectDomException(openPromptPage({}, { runtime: { load, subscribe } }).LanguageModel.create(), "OperationError");
  });
});

describe("errors of the service", () => {
  const failing = (status: number, body: object = { error: { message: "no" } }) => {
    const page = openPromptPage();
    const fetch: typeof page.runtime.fetch = async (input, init) =>
      typeof init?.body === "string" && init.body.includes("stream") ? Response.json(body, { status }) : page.runtime.fetch(input, init);
    return openPromptPage({}, { runtime: { ...page.runtime, fetch } }).LanguageModel.create();
  };

  test.each([
    [401, "NotAllowedError"],
    [403, "NotAllowedError"],
    [422, "NotSupportedError"],
    [498, "NotReadableError"],
    [500, "UnknownError"],
    [503, "UnknownError"],
  ])("of status %d are a %s", async (status, name) => {
    await expectDomException((await failing(status)).prompt("x"), name);
  });

  test("of a filtered reply are a NotReadableError", async () => {
    const driver = createHostDriver({ denyList: ["You said"] });
    const session = await openPromptPage({}, { driver }).LanguageModel.create();
    await expectDomException(session.prompt("Hello"), "NotReadableError");
  });

  test("of a stopped runtime are an InvalidStateError", async () => {
    const page = openPromptPage();
    const session = await page.LanguageModel.create();
    expect(await session.prompt("x")).toBe("You said: x");
    const stopped = Object.assign(new Error("the runtime was stopped"), { name: "RuntimeStoppedError" });
    const other = openPromptPage({}, { runtime: { ...page.runtime, fetch: () => Promise.reject(stopped) } });
    await expectDomException(other.LanguageModel.availability(), "InvalidStateError");
  });
});
