/** Guesses the encoding of a text that declares none and is not UTF-8, with ICU's statistics of languages. */
import { analyse } from "chardet";

/** Min confidence of a guess, of 100. chardet gives 10 to double bytes that are valid and too few to judge. */
const minConfidence = 20;
/** How much more confident another encoding must be than windows-1252, whose languages have few letters that are not ASCII. */
const minRatio = 1.5;
/** Enough to judge; the statistics of 50 MB take seconds. */
const sampleBytes = 65_536;

const western = ["windows-1252", "ISO-8859-1"];

/** Returns a label of `TextDecoder`. */
export function probableEncoding(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => byte > 0x7f);
  const sample = bytes.subarray(start, start + sampleBytes);
  if (isDamagedUtf8(sample)) return "utf-8";
  const matches = analyse(sample).filter(({ name }) => isKnown(name));
  const [best] = matches;
  const westernConfidence = matches.find(({ name }) => western.includes(name))?.confidence ?? 0;
  const isSure = best !== undefined && best.confidence >= minConfidence && best.confidence >= westernConfidence * minRatio;
  return isSure ? best.name : "windows-1252";
}

/** Max share of damaged characters in UTF-8. In other encodings hardly any characters are valid UTF-8. */
const maxDamagedShare = 0.1;

function isDamagedUtf8(sample: Uint8Array): boolean {
  const characters = Array.from(new TextDecoder().decode(sample)).filter((character) => character > "\u007f");
  return characters.filter((character) => character === "\ufffd").length < characters.length * maxDamagedShare;
}

/** Whether the browser has it; it has no UTF-32. */
function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}
