const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

const numberWords = new Map<string, number>(
  Object.entries({
    zero: 0,
    two: 2,
    twice: 2,
    thrice: 3,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
  }),
);

const scales = new Map<string, number>([
  ["thousand", 3],
  ["tausend", 3],
  ["mille", 3],
  ["mil", 3],
  ["million", 6],
  ["millionen", 6],
  ["mio", 6],
  ["mn", 6],
  ["millones", 6],
  ["billion", 9],
  ["bn", 9],
  ["milliard", 9],
  ["milliarden", 9],
  ["trillion", 12],
]);

/** The power of ten that a word after a number stands for, as in "1.2 million". */
export function scaleOf(folded: string): number | undefined {
  return scales.get(folded) ?? scales.get(folded.replace(/s$/u, ""));
}

/** Value of a number word from two up, as decimal digits. "One" is left out: it is mostly a pronoun. */
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

/** Digits with an optional decimal part, without leading and trailing zeros that change no value. */
function canonical(integer: string, fraction: string): string {
  const whole = integer.replace(/^0+(?=\d)/u, "");
  const part = fraction.replace(/0+$/u, "");
  return part === "" ? whole : `${whole}.${part}`;
}

/** Shifts the decimal point to the right: "1.2" by 6 is "1200000". Done on digits, so that nothing is rounded. */
export function scaled(value: string, power: number): string {
  const sign = value.startsWith("-") ? "-" : "";
  const [integer = "", fraction = ""] = value.replace("-", "").split(".");
  const digits = fraction.padEnd(power, "0");
  return sign + canonical(integer + digits.slice(0, power), digits.slice(power));
}

/**
 * The values that a written number can have, the likelier first: "1.234" is 1.234 and, where points group digits, 1234.
 * Something with several points ("1.2.3") is a version or an address and stands for itself.
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
      // A comma in front of three digits groups them nearly everywhere; a point may group or be decimal, unless "000" follows.
      if (!comma && fraction !== "000") values.push(canonical(integer, fraction));
      values.push(canonical(groups.join(""), ""));
    } else values.push(canonical(integer, fraction));
  }
  return values.map((value) => sign + value);
}

/**
 * Clock time as "t19:05"; a full hour that does not say which half of the day also reads as its bare number.
 * `half` is the "am" or "pm" that followed, if any.
 */
export function timeValues(hours: string, minutes: string, half: string | undefined): string[] {
  let hour = Number(asciiDigits(hours));
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  const time = `t${hour}:${asciiDigits(minutes)}`;
  return half === undefined && minutes === "00" ? [time, String(hour)] : [time];
}
