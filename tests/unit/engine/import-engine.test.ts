import { afterEach, expect, test, vi } from "vitest";
import { EngineFailureError } from "../../../src/worker/base/engine-failure.ts";
import { importEngine } from "../../../src/worker/engine/import-engine.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");
const failing = async (): Promise<never> => {
  throw failure;
};

function site(manifest: object | undefined): void {
  vi.stubGlobal("self", { location: { href: "https://example.com/cohabit/engine.worker.js?v=1" } });
  vi.stubGlobal("fetch", async (url: URL) => {
    expect(url.href).toBe("https://example.com/cohabit/manifest.json");
    return manifest === undefined ? new Response("", { status: 404 }) : Response.json(manifest);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the code of an engine is imported", async () => {
  site(undefined);
  expect(await importEngine("web-llm", async () => "module")).toBe("module");
});

test("an engine that the site was written without is named", async () => {
  site({ engines: ["onnx", "transformers"] });
  const caught: unknown = await importEngine("web-llm", failing).catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(EngineFailureError);
  expect(String(caught)).toContain("this site has no files of the engine 'web-llm': name it in the option 'engines'");
});

test.each([{ engines: ["web-llm"] }, {}, undefined])("another failure of the import stays as it is: %j", async (manifest) => {
  site(manifest);
  await expect(importEngine("web-llm", failing)).rejects.toBe(failure);
});
