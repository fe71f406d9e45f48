import { beforeEach, describe, expect, test } from "vitest";
import { addedModels, addressOf, addressOfModel, rememberId } from "../../../demo/service/added-models.ts";

describe("the address that a visitor types or pastes", () => {
  test.each([
    [" org/name ", "org/name"],
    ["https://huggingface.co/org/name/", "https://huggingface.co/org/name"],
    ["ollama run hf.co/org/name:Q4_K_M", "hf.co/org/name:Q4_K_M"],
    ["./build/bin/llama-server -hf org/name:Q4_K_M --jinja", "org/name:Q4_K_M"],
    ["llama-cli --hf-repo org/name --hf-file name-q8_0.gguf -p 'The meaning'", "org/name/name-q8_0.gguf"],
    ["lms get org/name@q4_k_m", "org/name@q4_k_m"],
    ['vllm serve "org/name"', "org/name"],
    ["git clone https://huggingface.co/org/name", "https://huggingface.co/org/name"],
    ["ollama run qwen3:0.6b", "qwen3:0.6b"],
  ])("%s", (typed, address) => {
    expect(addressOf(typed)).toBe(address);
  });
});

describe("the address of a model of the list", () => {
  const page = "https://huggingface.co/org/name/tree/main/Q8_0";

  beforeEach(() => {
    addedModels.value = [];
  });

  test("is found by the id that the list gained", () => {
    addedModels.value = ["org/other", page];
    rememberId(page, ["starter-chat"], ["starter-chat", "org/name:Q8_0"]);
    expect(addressOfModel("org/name:Q8_0")).toBe(page);
    expect(addressOfModel("starter-chat")).toBeUndefined();
  });

  test("is found by its end if the model replaced another one", () => {
    addedModels.value = ["https://site.test/models/starter-embed/", "org/name@v2"];
    rememberId("https://site.test/models/starter-embed/", ["starter-embed"], ["starter-embed"]);
    expect(addressOfModel("starter-embed")).toBe("https://site.test/models/starter-embed/");
    expect(addressOfModel("org/name")).toBe("org/name@v2");
  });
});
