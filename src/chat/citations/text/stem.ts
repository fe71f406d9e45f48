const lettersWithoutDecomposition: Readonly<Record<string, string>> = { ß: "ss", ø: "o", đ: "d", ł: "l", æ: "ae", œ: "oe", ı: "i" };

/** Irregular English forms that light suffix stripping cannot join. */
const irregularForms = new Map(
  `wrote write,written write,made make,began begin,begun begin,built build,bought buy,sold sell,won win,went go,gone go,took take,
  taken take,gave give,given give,held hold,led lead,ran run,said say,became become,grew grow,grown grow,knew know,known know,
  spoke speak,spoken speak,taught teach,chose choose,chosen choose,drew draw,drawn draw,flew fly,flown fly,lost lose,paid pay,
  sent send,spent spend,stood stand,fought fight,met meet,kept keep,brought bring,thought think,rose rise,risen rise,fell fall,
  fallen fall,broke break,broken break,children child,people person,persons person,men man,women woman,feet foot,wives wife,
  lives live,died die,dies die,dying die,born born,lay lie,seen see,saw see,came come,got get,found find,felt feel,ate eat,eaten eat,
  metre meter,metres meter,kilometre kilometer,kilometres kilometer,km kilometer,kms kilometer,m meter,cm centimeter,mm millimeter,
  kg kilogram,kgs kilogram,kilos kilogram,mi mile,hr hour,hrs hour,min minute,mins minute,sec second,secs second,ft foot,
  usd dollar,eur euro,gbp pound,jpy yen,colour color,employee employ,employees employ,employer employ,centre center,centres center,jan january,feb february,apr april,jun june,
  jul july,aug august,sept september,sep september,oct october,nov november,dec december,mon monday,tue tuesday,wed wednesday,
  thu thursday,fri friday,c celsius,f fahrenheit`
    .split(",")
    .map((pair): [string, string] => {
      const [form = "", base = ""] = pair.trim().split(" ");
      return [form, base];
    }),
);

const isVowel = (text: string): boolean => /[aeiouy]/u.test(text);

/**
 * Lower case, compatibility forms unified, and accents removed where they are accents: marks of Indic, Arabic or Hebrew
 * letters are part of the word and stay.
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
 * The form under which two inflections of a word meet. English: an S-stemmer (Harman 1991) extended by -ed, -ing, -er, -ion, -ly.
 * Other alphabets with cases: the first letters, which serve inflected languages nearly as well as a stemmer
 * (McNamee and Mayfield 2004). `folded` is the result of `fold`.
 */
export function stem(folded: string): string {
  const irregular = irregularForms.get(folded);
  if (irregular !== undefined) return stemEnglish(irregular);
  if (/^[a-z]+$/u.test(folded)) return folded.length > 3 ? stemEnglish(folded) : folded;
  if (folded.length > 6 && /^[\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(folded)) return folded.slice(0, 6);
  return folded;
}
