/** Writes pixels as a binary portable pixmap (PPM, "P6"), which llama.cpp reads without a codec. */
import type { Pixels } from "../../images/image-pixels.ts";

export function portablePixmap({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P6 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.byteLength + data.byteLength);
  file.set(header);
  file.set(data, header.byteLength);
  return file;
}
