/** Made by scripts/build/kernels/runtime-with-kernels.mjs. */
declare module "virtual:onnxruntime/kernels" {
  /** Whether the builds named `simd` and `relaxed-simd` have the kernels. Without them they are the plain build. */
  export const hasKernels: boolean;
}
