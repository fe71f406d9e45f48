import { ModelType, prebuiltAppConfig } from "@mlc-ai/web-llm";
import { describe, expect, test } from "vitest";
import { webLlmModels } from "../../../../src/page/web-llm-models.ts";
import { engineKind } from "../../../../src/worker/models/devices/engine-kinds.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";

const records = webLlmModels(prebuiltAppConfig).map((record) => modelRecordSchema.parse(record));
const record = (id: string) => records.find((each) => each.id === id);

describe("web-llm's own list", () => {
  test("every chat model of it is a record that the engine can run on WebGPU alone", () => {
    expect(records).toHaveLength(prebuiltAppConfig.model_list.filter(({ model_type }) => model_type !== ModelType.embedding).length);
    for (const each of records)
      expect(
        engineKind(each.engine)
          .devicesFor(each)
          .map(({ kind }) => kind),
      ).toEqual(["webgpu"]);
  });

  test("a record names the folder at the hub and the URL of the library", () => {
    expect(record("Qwen3-0.6B-q4f16_1-MLC")).toMatchObject({
      source: "https://huggingface.co/mlc-ai/Qwen3-0.6B-q4f16_1-MLC/resolve/main/",
      contextLength: 4096,
    });
    expect(record("Qwen3-0.6B-q4f16_1-MLC")?.webLlm?.library).toMatch(/^https:\/\/raw\.githubusercontent\.com\/.*v0_2_86.*\.wasm$/);
  });

  test("models in 16 bits need shader-f16, also if the list does not name it", () => {
    const features = (id: string) => record(id)?.webLlm?.requiredFeatures;
    expect(features("Qwen3-0.6B-q4f16_1-MLC")).toEqual(["shader-f16"]);
    expect(features("SmolLM2-360M-Instruct-q0f16-MLC")).toEqual(["shader-f16"]);
    expect(features("Qwen3-0.6B-q4f32_1-MLC")).toEqual([]);
  });

  test("a model with a manifest names it, and no other does", () => {
    const model = { model: "https://hub.test/org/m", model_id: "m", model_lib: "https://hub.test/m.wasm" };
    const manifestOf = (fields: object) => webLlmModels({ model_list: [{ ...model, ...fields }] })[0]?.webLlm;
    expect(manifestOf({ model_manifest: "mlc-model-manifest.json" })).toHaveProperty("manifest", "mlc-model-manifest.json");
    expect(manifestOf({})).not.toHaveProperty("manifest");
  });

  test("ids choose, and embedding models are left out", () => {
    expect(
      webLlmModels(prebuiltAppConfig, ["Qwen3-0.6B-q4f32_1-MLC", "snowflake-arctic-embed-s-q0f32-MLC-b4"]).map(({ id }) => id),
    ).toEqual(["Qwen3-0.6B-q4f32_1-MLC"]);
  });
});
