/** The size in which llama.cpp gets an image. Its own scaling to the sizes of the model follows. */
import type { ImagePart } from "../../../../inference/conversation.ts";
import type { PixelSize } from "../../images/image-pixels.ts";

/** The limits of the contract (2.2) on the longer and the shorter side. */
const limits: Readonly<Record<ImagePart["detail"], { longer: number; shorter: number }>> = {
  low: { longer: 512, shorter: 512 },
  high: { longer: 2048, shorter: 1536 },
  auto: { longer: 2048, shorter: 1536 },
};

/** Returns the size of the image if it is within the limits, else the largest one of the same shape. */
export function coreImageSize({ width, height }: PixelSize, detail: ImagePart["detail"]): PixelSize {
  const { longer, shorter } = limits[detail];
  const scale = Math.min(1, longer / Math.max(width, height), shorter / Math.min(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
