/**
 * ONNX Runtime reads the options of its WebGPU provider when the provider is appended, and its package passes on only
 * the options that it knows, some with side effects. This plugin passes on two others, in the way of `preferredLayout`:
 * - `maxNumPendingDispatches`: number of dispatches after which a batch of commands is submitted (default 16, max 4096)
 * - `graphCapture`, as the runtime's `enableGraphCapture`: "1" records runs. The package's own option of that name
 *   would also bind all runs of a session to the inputs and outputs of the first one
 */
const passedOn = { maxNumPendingDispatches: "maxNumPendingDispatches", graphCapture: "enableGraphCapture" };
const runtimeFile = /\/onnxruntime-web\/dist\/ort\.(?:jspi|webgpu)\.bundle\.min\.mjs$/;
const layoutPassedOn =
  /typeof (?<options>[\w$]+)\.preferredLayout=="string"&&(?<append>[\w$]+)\((?<list>[\w$]+),"preferredLayout",\k<options>\.preferredLayout,(?<allocations>[\w$]+)\)/;

/** @type {import("vite").Plugin} */
export const webGpuOptions = {
  name: "webgpu-options",
  enforce: "pre",
  transform(code, id) {
    if (!runtimeFile.test(id.replaceAll("\\", "/"))) return undefined;
    const { 0: found, groups } = layoutPassedOn.exec(code) ?? {};
    if (found === undefined || groups === undefined) {
      this.warn(
        `${id} passes options to WebGPU in another way than expected: models on WebGPU run without recorded commands, which is slower`,
      );
      return undefined;
    }
    const { options, append, list, allocations } = groups;
    const added = Object.entries(passedOn).map(
      ([name, runtimeName]) =>
        `,typeof ${options}.${name}=="string"&&${append}(${list},"${runtimeName}",${options}.${name},${allocations})`,
    );
    return { code: code.replace(found, () => found + added.join("")), map: null };
  },
};
