/**
 * Classes of characters as the reference, Hugging Face's Rust library, defines them. Its Unicode tables are older than a
 * JavaScript engine's. Characters of later versions of Unicode are left out, so that a text has the same tokens everywhere.
 */

/** White space in Rust and Oniguruma. JavaScript's `\s` includes U+FEFF and lacks U+0085. */
export const whitespace = String.raw`\p{White_Space}`;

/** `\w` of Rust. */
export const wordCharacters = String.raw`\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}`;

const laterPunctuation = String.raw`\u061D\u09FD-\u0A76\u0C77-\u0C84\u1B4E-\u1B4F\u1B7D-\u1B7F\u2E43-\u2E5D\u{10D6E}-\u{10F89}\u{113D4}-\u{1145D}\u{11660}-\u{116B9}\u{1183B}-\u{11FFF}\u{12FF1}-\u{12FF2}\u{16D6D}-\u{16FE2}\u{1E5FF}-\u{1E95F}`;
const laterMarks = String.raw`\u07FD\u0897-\u08D3\u09FE\u0AFA-\u0AFF\u0B55\u0C04-\u0C3C\u0CF3-\u0D00\u0D3B-\u0D3C\u0D81\u0EBA\u0ECE\u1715\u180F\u1ABF-\u1AEB\u1CF7\u1DF6-\u1DFA\uA82C\uA8FF\u{10D24}-\u{10F85}\u{11070}-\u{11074}\u{110C2}\u{11145}-\u{11146}\u{111C9}\u{111CE}-\u{111CF}\u{11241}\u{1133B}\u{113B8}-\u{113E2}\u{1145E}\u{1182C}-\u{11B67}\u{11D31}-\u{1612F}\u{16F4F}\u{16F7F}-\u{16F87}\u{16FE4}-\u{16FF1}\u{1CF00}-\u{1CF46}\u{1E08F}-\u{1E6F5}`;
const laterNonSpacingMarks = String.raw`\u07FD\u0897-\u08E1\u09FE\u0AFA-\u0AFF\u0B55\u0C04-\u0C3C\u0D00\u0D3B-\u0D3C\u0D81\u0EBA\u0ECE\u180F-\u1886\u1ABF-\u1AEB\u1DF6-\u1DFB\uA82C\uA8C5\uA8FF\uA9BD\u{10D24}-\u{10F85}\u{11070}-\u{11074}\u{110C2}\u{111C9}\u{111CF}\u{1123E}-\u{11241}\u{1133B}\u{113BB}-\u{1145E}\u{1182F}-\u{1612F}\u{16F4F}\u{16FE4}\u{1CF00}-\u{1CF46}\u{1E000}-\u{1E6F5}\u{1E944}-\u{1E94A}`;
const laterControls = String.raw`\u0890-\u08E2\u{110CD}-\u{1343F}`;

/** A character of punctuation, the symbols of ASCII included. */
export const punctuation = String.raw`(?:[!-\/:-@\[-\x60\x7B-\x7E]|(?![${laterPunctuation}])\p{P}|[\u166D\u{111C9}])`;

/** A mark of any kind. */
export const mark = String.raw`(?:(?![${laterMarks}])\p{M}|[\u1CF2-\u1CF3])`;

/** A non-spacing mark. */
export const nonSpacingMark = String.raw`(?:(?![${laterNonSpacingMarks}])\p{Mn}|[\u1734\u{1171E}])`;

/** A character that BERT's clean-up removes. */
export const cleanedUp = String.raw`(?![\t\n\r${laterControls}])[\p{Cc}\p{Cf}\p{Co}\uFFFD]`;

/** Characters without a decomposition in the reference. */
const laterDecompositions = {
  NFC: undefined,
  NFD: String.raw`\u{105C9}-\u{105E4}\u{11383}-\u{113C8}\u{11938}-\u{16D6A}`,
  NFKC: String.raw`\u32FF\uA7F1-\uA7F4\uAB69\u{10781}-\u{107BA}\u{1CCD6}-\u{1CCF9}\u{1E030}-\u{1E06D}\u{1F16C}\u{1FBF0}-\u{1FBF9}`,
  NFKD: String.raw`\u32FF\uA7F1-\uA7F4\uAB69\u{105C9}-\u{107BA}\u{11383}-\u{113C8}\u{11938}-\u{1CCF9}\u{1E030}-\u{1E06D}\u{1F16C}\u{1FBF0}-\u{1FBF9}`,
} as const;

export type NormalForm = keyof typeof laterDecompositions;

/** Returns a function that normalizes a text to a Unicode normal form. */
export function normalForm(form: NormalForm): (text: string) => string {
  const later = laterDecompositions[form];
  if (later === undefined) return (text) => text.normalize(form);
  const isLater = new RegExp(`[${later}]`, "u");
  const parts = new RegExp(`[${later}]+|[^${later}]+`, "gu");
  return (text) =>
    isLater.test(text) ? text.replace(parts, (part) => (isLater.test(part) ? part : part.normalize(form))) : text.normalize(form);
}
