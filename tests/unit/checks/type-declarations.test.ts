import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "oldest-typescript";
import { expect, it } from "vitest";
import { declarationsOf } from "../../../scripts/build/declarations.mjs";

/** Errors of the oldest supported TypeScript in a page that uses the declarations. */
function diagnosticsOf(declarations: string, page: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "cohabit-types-"));
  try {
    writeFileSync(path.join(folder, "types.d.ts"), declarations);
    writeFileSync(path.join(folder, "page.ts"), page);
    const options = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    };
    const program = ts.createProgram([path.join(folder, "page.ts")], { ...options, target: ts.ScriptTarget.ES2022 });
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const page = `
import type { ChatCompletionRequest, ChatEvent, ChatReply, ChatRequest, ChatV1Request } from "./types.js";
export const request: ChatRequest = {
  model: "mine",
  messages: [{ role: "system", content: "Be brief." }, { role: "user", content: [{ type: "text", text: "Hello" }] }],
};
export const v1: ChatV1Request = { message: "Hello", documents: [{ id: "a", text: "b", _excludes: ["text"] }] };
export const completion: ChatCompletionRequest = { model: "mine", messages: [{ role: "user", content: "Hello" }], stop: "END" };
export const streamed = (event: ChatEvent): string =>
  event.type === "content-delta" && "text" in event.delta.message.content ? event.delta.message.content.text : "";
export const textOf = ({ message }: ChatReply): string[] => (message.content ?? []).map((block) => (block.type === "text" ? block.text : ""));
// @ts-expect-error A list of messages, not one.
export const one: ChatRequest = { model: "mine", messages: { role: "user", content: "Hello" } };
// @ts-expect-error There is no such role.
export const role: ChatRequest = { model: "mine", messages: [{ role: "robot", content: "Hello" }] };
`;

it("the types of requests and responses are read by the oldest TypeScript, and need no package", { timeout: 180_000 }, () => {
  const declarations = declarationsOf(path.resolve("src/types.ts"));
  expect(declarations).not.toMatch(/\bimport\b|\bany\b/);
  expect(diagnosticsOf(declarations, page)).toEqual([]);
});

const promptPage = `
import { installLanguageModel, type LanguageModelClass, type PromptRuntime } from "./types.js";
export const install = (runtime: PromptRuntime): (() => void) => installLanguageModel({ runtime, force: true });
export async function ask(LanguageModel: LanguageModelClass): Promise<string> {
  const session = await LanguageModel.create({
    initialPrompts: [{ role: "system", content: "Be brief." }],
    monitor: (monitor) => monitor.addEventListener("downloadprogress", () => undefined),
  });
  session.addEventListener("contextoverflow", () => undefined);
  return session.prompt([{ role: "user", content: [{ type: "text", value: "Hello" }] }], { responseConstraint: /a/ });
}
// @ts-expect-error A runtime is needed.
installLanguageModel({});
`;

it("the types of the Prompt API are read by the oldest TypeScript, and extend EventTarget", { timeout: 180_000 }, () => {
  const declarations = declarationsOf(path.resolve("src/prompt-api/index.ts"));
  expect(declarations).not.toMatch(/\bimport\b/);
  expect(declarations).not.toContain("dispatchEvent");
  expect(diagnosticsOf(declarations, promptPage)).toEqual([]);
});
