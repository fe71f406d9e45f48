/** The tiny T5 of `tests/models` on the CPU in Node. */
import { readFileSync } from "node:fs";
import { readEncoderDecoderConfig } from "../../../../../src/worker/engine/onnx/encoder-decoder/encoder-decoder-config.ts";
import { EncoderDecoderModel } from "../../../../../src/worker/engine/onnx/encoder-decoder/encoder-decoder-model.ts";
import { PromptEncoder } from "../../../../../src/worker/engine/onnx/encoder-decoder/prompt-encoder.ts";
import type { GraphSession } from "../../../../../src/worker/engine/onnx/graph/graph-session.ts";
import { encoderDecoderReference, familyFolder, familyJson } from "../../../../scripted/tiny-families.ts";
import { openOnCpu, ort } from "../onnx-in-node.ts";

const family = "t5-tiny";
const open = (name: string) => openOnCpu(readFileSync(`${familyFolder(family)}/onnx/${name}.onnx`));

export const endId = 1;
export const reference = encoderDecoderReference(family);
export const config = readEncoderDecoderConfig([familyJson(family, "config.json")]);
export const t5Json = (path: string): unknown => familyJson(family, path);

export interface T5Graphs {
  encoder: GraphSession;
  decoder: GraphSession;
}

export const openGraphs = async (): Promise<T5Graphs> => ({
  encoder: await open("encoder_model"),
  decoder: await open("decoder_model_merged"),
});

/** `runs`: of the encoder and of the decoder so far. */
export function openModel(graphs: T5Graphs, more: Partial<typeof config> = {}) {
  const runs = { encoder: 0, decoder: 0 };
  const counted = (part: keyof T5Graphs): GraphSession => {
    const { session } = graphs[part];
    const original = session.run.bind(session);
    const run = (...given: Parameters<typeof original>): ReturnType<typeof original> => {
      runs[part] += 1;
      return original(...given);
    };
    return { ...graphs[part], session: new Proxy(session, { get: (_, name) => (name === "run" ? run : Reflect.get(session, name)) }) };
  };
  const encoder = new PromptEncoder(ort, counted("encoder"));
  const model = new EncoderDecoderModel({ ort, encoder, decoder: counted("decoder"), config: { ...config, ...more }, contextLength: 128 });
  return { model, runs };
}
