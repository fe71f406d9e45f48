import { afterAll, describe, expect, it } from "vitest";
import { createApiDriver } from "./api-driver.ts";
import { contractCases } from "./cases/contract-cases.ts";
import type { ContractDriver } from "./cases/contract-driver.ts";
import { createHostDriver } from "./host-driver.ts";
import { scriptedModelsOf } from "./scripted/service-options.ts";
import { ConnectorServer } from "../connectors/connector-server.ts";
import { remoteEngine } from "../remote/remote-engine.ts";
import { browserEngine, installLanguageModel } from "../scripted/language-model/browser-engine.ts";
import { ScriptedBrowser } from "../scripted/language-model/scripted-language-model.ts";
import { ScriptedServer } from "../remote/scripted-server.ts";

const takeBack = installLanguageModel(new ScriptedBrowser());
afterAll(takeBack);

const server = await ScriptedServer.start();
const connectors = await ConnectorServer.start();
afterAll(() => Promise.all([server.stop(), connectors.stop()]));

interface NamedDriver {
  name: string;
  create: () => ContractDriver;
  /** Whether every case runs over it. Default: only the cases that depend on the engine. */
  runsAll?: boolean;
  /** Numbers of cases that it cannot pass. */
  impossible?: readonly number[];
}

const drivers: readonly NamedDriver[] = [
  { name: "the API over a scripted service", create: createApiDriver },
  { name: "a whole host over a token model", create: () => createHostDriver(), runsAll: true },
  { name: "a whole host over a completer that gives tokens", create: () => createHostDriver({}, undefined, "token-completer") },
  { name: "a whole host over a completer that gives text", create: () => createHostDriver({}, undefined, "text-completer") },
  // A dialect of each notation of calls, and one without a tag.
  { name: "a whole host over a model with Python calls", create: () => createHostDriver({ models: scriptedModelsOf("lfm2") }) },
  { name: "a whole host over a model with XML calls", create: () => createHostDriver({ models: scriptedModelsOf("qwen-xml") }) },
  { name: "a whole host over a model with calls by name", create: () => createHostDriver({ models: scriptedModelsOf("mistral") }) },
  { name: "a whole host over a model whose calls have no tag", create: () => createHostDriver({ models: scriptedModelsOf("llama") }) },
  {
    name: "a whole host over a completer with calls of Gemma",
    create: () => createHostDriver({ models: scriptedModelsOf("gemma4") }, undefined, "text-completer"),
  },
  {
    name: "a whole host over a server, prompts rendered here",
    create: () => createHostDriver({}, undefined, () => remoteEngine(server, { server: "vllm", prompt: "here", tokenizer: "here" })),
  },
  {
    name: "a whole host over a server that renders prompts",
    create: () => createHostDriver({}, undefined, () => remoteEngine(server, { server: "vllm" })),
    runsAll: true,
    // Log probabilities need token ids, and only the server can cut prompts and texts by tokens (docs/remote.md).
    impossible: [38, 59, 70],
  },
  {
    name: "a whole host over the model of the browser",
    create: () => createHostDriver({}, undefined, browserEngine),
    runsAll: true,
    // As over a server: log probabilities, and prompts that are cut by tokens.
    impossible: [38, 59, 70],
  },
];

describe.each(drivers)("contract 17 against $name", ({ create, runsAll = false, impossible = [] }) => {
  for (const contractCase of contractCases) {
    if (impossible.includes(contractCase.number) || (!runsAll && contractCase.dependsOnEngine !== true)) continue;
    it(`${contractCase.number}: ${contractCase.name}`, async () => {
      await contractCase.run({ ...create(), connectorServer: connectors.url });
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
