/** The web-llm engine on a GPU that a test can take away (a message on the channel), or that has no memory (chosen by the record). */
import { createEngine } from "../../../src/worker/engine/create-engine.ts";
import { serveEngine } from "../../../src/worker/engine/serve-engine.ts";
import { loadParts } from "../../../src/worker/engine/web-llm/load-web-llm-model.ts";

let device: GPUDevice | undefined;
const adapters: { requestDevice: (this: GPUAdapter, descriptor?: GPUDeviceDescriptor) => Promise<GPUDevice> } = GPUAdapter.prototype;
const { requestDevice } = adapters;
adapters.requestDevice = async function request(this: GPUAdapter, descriptor) {
  device = await requestDevice.call(this, descriptor);
  return device;
};
new BroadcastChannel("failing-gpu").addEventListener("message", () => device?.destroy());

serveEngine(
  createEngine((request, onProgress) => {
    if (request.record.custom["hasNoMemory"] === true) {
      GPUDevice.prototype.popErrorScope = async () => new GPUOutOfMemoryError("no buffer of this size can be made");
    }
    return loadParts(request, onProgress);
  }),
);
