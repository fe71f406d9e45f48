/** The choices of weights in a record's part: the best for each device, and alternatives to try if it fails. */
interface DeviceChoices<Choice> {
  webgpu?: Choice | undefined;
  wasm?: Choice | undefined;
  webgpuAlternatives?: Choice[] | undefined;
  wasmAlternatives?: Choice[] | undefined;
}

/** `choices`: best first; empty for a device that cannot run the model. */
export function choicesByDevice<Choice>(choices: (device: "webgpu" | "wasm") => Choice[]) {
  const [webgpu, ...webgpuAlternatives] = choices("webgpu");
  const [wasm, ...wasmAlternatives] = choices("wasm");
  return {
    ...(webgpu && { webgpu }),
    ...(wasm && { wasm }),
    ...(webgpuAlternatives.length > 0 && { webgpuAlternatives }),
    ...(wasmAlternatives.length > 0 && { wasmAlternatives }),
  };
}

export function allChoices<Choice>({ webgpu, wasm, webgpuAlternatives = [], wasmAlternatives = [] }: DeviceChoices<Choice>): Choice[] {
  return [webgpu, wasm, ...webgpuAlternatives, ...wasmAlternatives].filter((choice) => choice !== undefined);
}
