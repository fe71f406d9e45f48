/**
 * ONNX Runtime's package passes on only the options that it knows. This has it pass on others:
 * - to the WebGPU provider, which reads its options when it is appended, as the package does with `preferredLayout`:
 *   `maxNumPendingDispatches`, after so many dispatches a batch of commands is submitted (16 by default, 4096 at most), and
 *   `graphCapture` as the runtime's `enableGraphCapture`: "1" records runs. With the package's own option of that name all runs of a
 *   session have the inputs and outputs of its first one
 * - to the WebAssembly module when it starts: `env.wasm.moduleOptions`, `instantiateWasm` say
 */
const passedOn = { maxNumPendingDispatches: "maxNumPendingDispatches", graphCapture: "enableGraphCapture" };
const runtimeFile = /\/onnxruntime-web\/dist\/ort\.(?<build>wasm|jspi|webgpu)\.bundle\.min\.mjs$/;
const layoutPassedOn =
  /typeof (?<options>[\w$]+)\.preferredLayout=="string"&&(?<append>[\w$]+)\((?<list>[\w$]+),"preferredLayout",\k<options>\.preferredLayout,(?<allocations>[\w$]+)\)/;
const moduleStarted =
  /,(?<binary>[\w$]+)=(?<flags>[\w$]+)\.wasmBinary,[^;]*;[\s\S]{0,400}?=\{numThreads:(?<threads>[\w$]+)(?=\};if\(\k<binary>\))/;

/** @type {import("vite").Plugin} */
export const runtimeOptions = {
  name: "runtime-options",
  enforce: "pre",
  transform(code, id) {
    const build = runtimeFile.exec(id.replaceAll("\\", "/"))?.groups?.build;
    if (build === undefined) return undefined;
    const started = withAdded(code, moduleStarted, ({ flags }) => `,...${flags}.moduleOptions`, id);
    return { code: build === "wasm" ? started : withAdded(started, layoutPassedOn, providerOptions, id), map: null };
  },
};

/** @param {Record<string, string>} names */
const providerOptions = ({ options, append, list, allocations }) =>
  Object.entries(passedOn)
    .map(([name, known]) => `,typeof ${options}.${name}=="string"&&${append}(${list},"${known}",${options}.${name},${allocations})`)
    .join("");

/**
 * With something behind what a pattern finds.
 *
 * @param {string} code @param {RegExp} pattern @param {(names: Record<string, string>) => string} added @param {string} id
 */
function withAdded(code, pattern, added, id) {
  const { 0: found, groups } = pattern.exec(code) ?? {};
  if (found === undefined || groups === undefined) throw new Error(`${id} passes options on in another way than it did`);
  return code.replace(found, () => found + added(groups));
}
