/** Converts the bytes of a picture to the numbers that a model reads, as preprocessor_config.json describes. */
import { z } from "zod";

const numbers = z.array(z.number()).length(3);

/** The fields of preprocessor_config.json for single pixels. */
export const pixelValueFields = {
  do_rescale: z.boolean().default(true),
  do_normalize: z.boolean().default(true),
  rescale_factor: z.number().default(1 / 255),
  image_mean: numbers.default([0.5, 0.5, 0.5]),
  image_std: numbers.default([0.5, 0.5, 0.5]),
};

const fieldsSchema = z.object(pixelValueFields);

/** Converts a byte: (byte x factor - mean) / deviation. `channel`: 0 red, 1 green, 2 blue. */
export type PixelValue = (byte: number, channel: number) => number;

export function pixelValueOf(given: z.output<typeof fieldsSchema>): PixelValue {
  const rescale = given.do_rescale ? given.rescale_factor : 1;
  const mean = given.do_normalize ? given.image_mean : [];
  const deviation = given.do_normalize ? given.image_std : [];
  return (byte, channel) => (byte * rescale - (mean[channel] ?? 0)) / (deviation[channel] ?? 1);
}
