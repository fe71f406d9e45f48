import { numberWords, powersOfTen } from "../words/word-lists.ts";

/** Code points of the digit zero in other scripts. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Returns the power of ten of a word after a number, as in "1.2 million". */
export function scaleOf(folded: string): number | undefined {
  return powersOfTen.get(folded) ?? powersOfTen.get(folded.replace(/s$/u, ""));
}

/** Returns the value of a number word from two up, as decimal digits. Excludes "one", which is mostly a pronoun. */
export function numberWord(folded: string): string | undefined {
  const value = numberWords.get(folded);
  return value === undefined ? undefined : String(value);
}

function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => point >= start && point < start + 10);
    return zero === undefined ? digit : String(point - zero);
  });
}

/** Decimal digits without redundant leading and trailing zeros. */
function canonical(integer: string, fraction: string): string {
  const digits = integer.replace(/^0+(?=\d)/u, "");
  const decimals = fraction.replace(/0+$/u, "");
  return decimals === "" ? digits : `${digits}.${decimals}`;
}

/** Shifts the decimal point to the right: "1.2" by 6 is "1200000". Works on digits, so it does not round. */
export function scaled(value: string, power: number): string {
  const sign = value.startsWith("-") ? "-" : "";
  const [integer = "", fraction = ""] = value.replace("-", "").split(".");
  const digits = fraction.padEnd(power, "0");
  return sign + canonical(integer + digits.slice(0, power), digits.slice(power));
}

/**
 * Returns the possible values of a written number, the most likely first: "1.234" is 1.234, or 1234 if points group
 * digits. A number with several points ("1.2.3") is a version or an address and is unchanged.
 */
export function numberValues(written: string): string[] {
  const sign = /^[-−]/u.test(written) ? "-" : "";
  const text = asciiDigits(written).replace(/[^\d.,]/gu, "");
  const comma = text.includes(",");
  const point = text.includes(".");
  const values: string[] = [];
  if (!comma && !point) values.push(canonical(text, ""));
  else if (comma && point) {
    const decimal = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
    const [integer = "", fraction = ""] = text.replaceAll(decimal === "," ? "." : ",", "").split(decimal);
    values.push(canonical(integer, fraction));
  } else {
    const separator = comma ? "," : ".";
    const groups = text.split(separator);
    const grouped = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? "").length <= 3;
    const [integer = "", fraction = ""] = groups;
    if (groups.length > 2) values.push(grouped ? canonical(groups.join(""), "") : text);
    else if (grouped) {
      // A comma before three digits nearly always groups them; a point may group or be decimal, unless "000" follows.
      if (!comma && fraction !== "000") values.push(canonical(integer, fraction));
      values.push(canonical(groups.join(""), ""));
    } else values.push(canonical(integer, fraction));
  }
  return values.map((value) => sign + value);
}

/**
 * Returns a clock time as "t19:05"; a full hour without am or pm also as its number. `half`: "a" for am, "p" for pm, or
 * undefined.
 */
export function timeValues(hours: string, minutes: string, half: string | undefined): string[] {
  let hour = Number(asciiDigits(hours));
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  const time = `t${hour}:${asciiDigits(minutes)}`;
  return half === undefined && minutes === "00" ? [time, String(hour)] : [time];
}
