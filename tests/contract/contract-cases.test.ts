import { afterAll, describe, expect, it } from "vitest";
import { createApiDriver } from "./api-driver.ts";
import { contractCases } from "./cases/contract-cases.ts";
import { createHostDriver } from "./host-driver.ts";
import { scriptedModelsOf } from "./scripted/service-options.ts";
import { ConnectorServer } from "../connectors/connector-server.ts";
import { remoteEngine } from "../remote/remote-engine.ts";
import { ScriptedServer } from "../remote/scripted-server.ts";

const server = await ScriptedServer.start();
const connectors = await ConnectorServer.start();
afterAll(() => Promise.all([server.stop(), connectors.stop()]));

describe.each([
  ["the API over a scripted service", createApiDriver],
  ["a whole host over a token model", () => createHostDriver()],
  ["a whole host over a completer that gives tokens", () => createHostDriver({}, undefined, "token-completer")],
  ["a whole host over a completer that gives text", () => createHostDriver({}, undefined, "text-completer")],
  // A dialect of each notation of calls, and a dialect without a tag.
  ["a whole host over a model with Python calls", () => createHostDriver({ models: scriptedModelsOf("lfm2") })],
  ["a whole host over a model with XML calls", () => createHostDriver({ models: scriptedModelsOf("qwen-xml") })],
  ["a whole host over a model with calls by name", () => createHostDriver({ models: scriptedModelsOf("mistral") })],
  ["a whole host over a model whose calls have no tag", () => createHostDriver({ models: scriptedModelsOf("llama") })],
  [
    "a whole host over a completer with calls of Gemma",
    () => createHostDriver({ models: scriptedModelsOf("gemma4") }, undefined, "text-completer"),
  ],
  [
    "a whole host over a server, prompts rendered here",
    () => createHostDriver({}, undefined, () => remoteEngine(server, { server: "vllm", prompt: "here", tokenizer: "here" })),
  ],
  [
    "a whole host over a server that renders prompts",
    () => createHostDriver({}, undefined, () => remoteEngine(server, { server: "vllm" })),
    // Log probabilities need token ids; prompts and texts are cut by tokens, which such a server alone knows (docs/remote.md).
    [38, 59, 70],
  ],
])("contract 17 against %s", (_name, createDriver, impossible: readonly number[] = []) => {
  for (const contractCase of contractCases) {
    if (impossible.includes(contractCase.number)) continue;
    it(`${contractCase.number}: ${contractCase.name}`, async () => {
      await contractCase.run({ ...createDriver(), connectorServer: connectors.url });
    });
  }
});

it("contract 17 has a case for every line of the API", () => {
  const numbers = new Set(contractCases.map(({ number }) => number));
  const lines = [...range(1, 88)];
  expect([...numbers].toSorted((one, other) => one - other)).toEqual(lines);
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
