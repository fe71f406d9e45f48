import { irregularForms } from "../words/word-lists.ts";

const lettersWithoutDecomposition: Readonly<Record<string, string>> = { ß: "ss", ø: "o", đ: "d", ł: "l", æ: "ae", œ: "oe", ı: "i" };

const isVowel = (text: string): boolean => /[aeiouy]/u.test(text);

/**
 * Lower-cases a word, unifies compatibility forms, and removes accents of Latin, Greek and Cyrillic letters. Marks of Indic,
 * Arabic or Hebrew letters are part of the word and stay.
 */
export function fold(word: string): string {
  if (/^[a-z]+$/u.test(word)) return word;
  const lower = word.normalize("NFKC").toLowerCase().replace(/[’ʼ]/gu, "'");
  if (/^[a-z']+$/u.test(lower)) return lower;
  if (!/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøđłæœı]/gu, (letter) => lettersWithoutDecomposition[letter] ?? letter)
    .normalize("NFC");
}

function undouble(form: string): string {
  const last = form.at(-1);
  return last !== undefined && last === form.at(-2) && !"lsz".includes(last) ? form.slice(0, -1) : form;
}

function stemEnglish(word: string): string {
  let form = word;
  if (form.length > 3 && form.endsWith("s") && !/(?:ss|us|is)$/u.test(form)) {
    if (form.length > 4 && form.endsWith("ies")) form = `${form.slice(0, -3)}y`;
    else if (/(?:x|ch|sh|ss|zz)es$/u.test(form)) form = form.slice(0, -2);
    else form = form.slice(0, -1);
  }
  if (form.length > 5 && form.endsWith("ing") && isVowel(form.slice(0, -3))) form = undouble(form.slice(0, -3));
  else if (form.length > 4 && form.endsWith("ed") && isVowel(form.slice(0, -2))) form = undouble(form.slice(0, -2));
  else if (form.length > 5 && /[^aeiou](?:er|or)$/u.test(form)) form = undouble(form.slice(0, -2));
  else if (form.length > 6 && /[ts]ion$/u.test(form)) form = form.slice(0, -3);
  else if (form.length > 5 && form.endsWith("ly")) form = form.slice(0, -2);
  if (form.length > 4 && form.endsWith("e")) form = form.slice(0, -1);
  if (form.length > 3 && form.endsWith("y")) form = `${form.slice(0, -1)}i`;
  return form;
}

/**
 * Returns a form that inflections of a word share. English: an S-stemmer (Harman 1991) extended by -ed, -ing, -er, -ion,
 * -ly. Cyrillic and Greek: the first letters, which serve inflected languages nearly as well as a stemmer (McNamee and
 * Mayfield 2004). `folded` is the result of `fold`.
 */
export function stem(folded: string): string {
  const irregular = irregularForms.get(folded);
  if (irregular !== undefined) return stemEnglish(irregular);
  if (/^[a-z]+$/u.test(folded)) return folded.length > 3 ? stemEnglish(folded) : folded;
  if (folded.length > 6 && /^[\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(folded)) return folded.slice(0, 6);
  return folded;
}
