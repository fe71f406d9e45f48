/** From a picture's bytes to the numbers that a model was trained on, as preprocessor_config.json says. */
import { z } from "zod";

const numbers = z.array(z.number()).length(3);

/** What of preprocessor_config.json is about single pixels. */
export const pixelValueFields = {
  do_rescale: z.boolean().default(true),
  do_normalize: z.boolean().default(true),
  rescale_factor: z.number().default(1 / 255),
  image_mean: numbers.default([0.5, 0.5, 0.5]),
  image_std: numbers.default([0.5, 0.5, 0.5]),
};

const fieldsSchema = z.object(pixelValueFields);

/** The number for a byte of one of the channels red, green and blue: (byte x factor - mean) / deviation. */
export type PixelValue = (byte: number, channel: number) => number;

export function pixelValueOf(given: z.output<typeof fieldsSchema>): PixelValue {
  const rescale = given.do_rescale ? given.rescale_factor : 1;
  const mean = given.do_normalize ? given.image_mean : [];
  const deviation = given.do_normalize ? given.image_std : [];
  return (byte, channel) => (byte * rescale - (mean[channel] ?? 0)) / (deviation[channel] ?? 1);
}
