import { describe, expect, test } from "vitest";
import type { BrowserModelFacts } from "../../../src/transport/browser-model.ts";
import { type AvailabilityContext, availableModels } from "../../../src/worker/models/available-models.ts";
import { modelEntrySchema } from "../../../src/worker/models/model-entry.ts";

describe("an entry of the browser's own model", () => {
  test("is its name, or a record with languages and an id", () => {
    expect(modelEntrySchema.parse("built-in")).toMatchObject({
      kind: "built-in",
      id: "built-in",
      record: {
        engine: "built-in",
        role: "chat",
        builtIn: { languages: ["en"] },
        features: expect.arrayContaining(["tools", "json_schema"]),
      },
    });
    const entry = { id: "own", role: "chat", engine: "built-in", builtIn: { languages: ["de", "pt-BR"] } };
    expect(modelEntrySchema.parse(entry)).toMatchObject({
      kind: "built-in",
      id: "own",
      record: { builtIn: { languages: ["de", "pt-BR"] } },
    });
  });

  test.each([
    [{ role: "embed" }, "role"],
    [{ builtIn: { languages: [] } }, "builtIn.languages"],
    [{ builtIn: { languages: ["English language"] } }, "builtIn.languages.0"],
    [{ language: "en" }, "language"],
  ])("with %j is refused by the name of the field", (fields, path) => {
    const { success, error } = modelEntrySchema.safeParse({ id: "own", role: "chat", engine: "built-in", ...fields });
    expect(success).toBe(false);
    expect(error?.issues.map((issue) => issue.path.join("."))).toContain(path);
  });
});

describe("runtime.available()", () => {
  const available = (facts: Partial<BrowserModelFacts>, id?: string) => {
    const context: AvailabilityContext = {
      support: { wasmThreads: 1 },
      device: "auto",
      dtype: undefined,
      memoryBudgetBytes: 1e9,
      record: () => undefined,
      storedBytes: () => 0,
      builtIn: { id, languages: ["ja"], facts: { availability: "unavailable", readsImages: false, hasSamplingModes: false, ...facts } },
    };
    return availableModels(context).find(({ device }) => device === "browser");
  };

  test("lists the browser's model where there is one, and says why it cannot be used", () => {
    expect(available({ availability: "available" })).toMatchObject({ id: "built-in", fits: true, obstacles: [], downloadBytes: 0 });
    expect(available({ availability: "downloadable" })).toMatchObject({ fits: true, obstacles: [] });
    expect(available({ availability: "downloadable" })).not.toHaveProperty("downloadBytes");
    for (const [obstacle, text] of [
      ["device", "its model cannot run here"],
      ["languages", "the languages ja"],
      ["forbidden", 'allow="language-model"'],
    ] as const) {
      expect(available({ obstacle })).toMatchObject({ fits: false, obstacles: [expect.stringContaining(text)] });
    }
  });

  test("lists none in a browser without one, unless the runtime has an entry for it", () => {
    expect(available({ obstacle: "absent" })).toBeUndefined();
    expect(available({ obstacle: "absent" }, "own")).toMatchObject({
      id: "own",
      fits: false,
      obstacles: [expect.stringContaining("desktop Chrome and Edge")],
    });
    expect(available({ obstacle: "insecure" }, "own")).toMatchObject({ obstacles: [expect.stringContaining("https://")] });
  });
});
