/**
 * Reports progress while llama.cpp computes the images of a prompt. A large image takes minutes on a processor, and the library sends nothing
 * meanwhile: a model that is silent for long is taken to hang.
 */
const intervalMs = 15_000;
/** After this time without text for each image, the model counts as hanging again. */
const maxMsPerImage = 600_000;

/** Returns a function that ends the reports. */
export function reportImageSilence(images: number, report: () => void): () => void {
  let left = (images * maxMsPerImage) / intervalMs;
  if (left === 0) return () => undefined;
  const timer = setInterval(() => {
    report();
    left -= 1;
    if (left === 0) clearInterval(timer);
  }, intervalMs);
  return () => clearInterval(timer);
}
