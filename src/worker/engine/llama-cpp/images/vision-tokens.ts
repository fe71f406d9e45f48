/** The control tokens that llama.cpp puts around the rows of an image. It finds them by their texts. */

/**
 * The names in llama.cpp (`tools/mtmd/mtmd.cpp`), such as `<|vision_start|>`, `<start_of_image>`, `<row_1_col_2>`, `[IMG_END]`, `<slice>`
 * and `<|media_begin|>`.
 */
const names = /im(?:age|g)|vision|media|slice|patch|row_\d+_col_\d+|hy_place/i;
/** LightOnOCR puts its marks of turns around an image, and Step3 has names like them. */
const turnNames: Readonly<Record<string, readonly string[]>> = {
  lightonocr: ["<|im_start|>", "<|im_end|>"],
  step3vl: ["<im_start>", "<im_end>"],
};

/** @param projectorType `clip.projector_type` of the vision part. */
export function isVisionToken(text: string, projectorType: string): boolean {
  return /^[<[\]]/.test(text) && (/\bim_(?:start|end)\b/.test(text) ? (turnNames[projectorType] ?? []).includes(text) : names.test(text));
}
