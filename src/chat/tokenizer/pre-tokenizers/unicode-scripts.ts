/** Splits a text at changes of its script, as SentencePiece does. Kana count as Han, and a space belongs to any script. */
import type { SplitPart } from "./split.ts";

const scriptNames = (
  "Latin Common Cyrillic Greek Han Arabic Hebrew Devanagari Hangul Thai Inherited Hiragana Katakana Armenian Bengali Georgian Tamil Telugu " +
  "Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Khmer Lao Myanmar Tibetan Ethiopic Mongolian Bopomofo Braille Syriac Thaana " +
  "Adlam Ahom Anatolian_Hieroglyphs Avestan Balinese Bamum Bassa_Vah Batak Bhaiksuki Brahmi Buginese Buhid Canadian_Aboriginal Carian " +
  "Caucasian_Albanian Chakma Cham Cherokee Coptic Cuneiform Cypriot Deseret Duployan Egyptian_Hieroglyphs Elbasan Glagolitic Gothic " +
  "Grantha Hanunoo Hatran Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Javanese Kaithi Kayah_Li Kharoshthi Khojki " +
  "Khudawadi Lepcha Limbu Linear_A Linear_B Lisu Lycian Lydian Mahajani Mandaic Manichaean Marchen Meetei_Mayek Mende_Kikakui " +
  "Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mro Multani Nabataean New_Tai_Lue Newa Nko Ogham Ol_Chiki Old_Hungarian Old_Italic " +
  "Old_North_Arabian Old_Permic Old_Persian Old_South_Arabian Old_Turkic Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa " +
  "Phoenician Psalter_Pahlavi Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham SignWriting Sora_Sompeng Sundanese Syloti_Nagri " +
  "Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Takri Tangut Tifinagh Tirhuta Ugaritic Vai Warang_Citi Yi"
).split(" ");

/** Characters that are not in the reference's table, so that they belong to any script. */
const laterCharacters = new RegExp(
  String.raw`[\u0560\u0588\u05EF\u061D\u07FD-\u07FF\u0860-\u089F\u08B5\u08BE-\u08D3\u09FC-\u09FE\u0A76\u0AFA-\u0AFF\u0B55\u0C04\u0C3C\u0C5C-\u0C5D\u0C77\u0C84\u0CDC-\u0CDD\u0CF3-\u0D00\u0D04\u0D3B-\u0D3C\u0D81\u0E86\u0E89\u0E8C\u0E8E-\u0E93\u0E98\u0EA0\u0EA8-\u0EA9\u0EAC\u0EBA\u0ECE\u170D\u1715-\u171F\u180F\u1878\u1ABF-\u1AEB\u1B4C-\u1B4F\u1B7D-\u1B7F\u1C89-\u1CBF\u1CF7\u1CFA\u1DF6-\u1DFA\u20BF-\u20C1\u23FF\u2427-\u2429\u2B96-\u2B97\u2BBA-\u2BBC\u2BC9\u2BD2-\u2BEB\u2BF0-\u2BFF\u2C2F\u2C5F\u2E45-\u2E5D\u2FFC-\u2FFF\u312E-\u312F\u31BB-\u31BF\u31E4-\u31EF\u32FF\u4DB6-\u4DBF\u9FD6-\u9FFF\uA7AF\uA7B8-\uA7F6\uA82C\uA8FE-\uA8FF\uAB66-\uAB6B\uFBC2-\uFBD2\uFD40-\uFD4F\uFD90-\uFD91\uFDC8-\uFDCF\uFDFE-\uFDFF\u{1019C}\u{1032D}-\u{1032F}\u{10780}-\u{107BA}\u{10A34}-\u{10A35}\u{10A48}\u{10EC2}-\u{10EFF}\u{11070}-\u{11075}\u{110C2}-\u{110CD}\u{11144}-\u{11147}\u{111CE}-\u{111CF}\u{1123F}-\u{11241}\u{1133B}\u{1145A}\u{1145E}-\u{11461}\u{116B8}-\u{116B9}\u{116D0}-\u{116E3}\u{1171A}\u{11740}-\u{11746}\u{11AB0}-\u{11ABF}\u{11B00}-\u{11B67}\u{11FB0}-\u{11FFF}\u{1342F}-\u{143FA}\u{16F45}-\u{16F4F}\u{16F7F}-\u{16F87}\u{16FE2}-\u{16FF6}\u{187ED}-\u{187FF}\u{18AF3}-\u{1AFFE}\u{1B002}-\u{1B167}\u{1CC00}-\u{1CFC3}\u{1D1E9}-\u{1D1EA}\u{1D2C0}-\u{1D2F3}\u{1D372}-\u{1D378}\u{1DF00}-\u{1DF2A}\u{1E030}-\u{1E7FE}\u{1E94B}\u{1EC71}-\u{1ED3D}\u{1F10D}-\u{1F10F}\u{1F12F}\u{1F16C}-\u{1F16F}\u{1F1AD}\u{1F260}-\u{1F265}\u{1F6D3}-\u{1F6DF}\u{1F6F7}-\u{1F6FC}\u{1F774}-\u{1F77F}\u{1F7D5}-\u{1F7F0}\u{1F8B0}-\u{1F90F}\u{1F91F}\u{1F928}-\u{1F92F}\u{1F931}-\u{1F932}\u{1F93F}\u{1F94C}-\u{1F94F}\u{1F95F}-\u{1F97F}\u{1F992}-\u{1F9BF}\u{1F9C1}-\u{1FBFA}\u{2A6D7}-\u{2A6DF}\u{2B735}-\u{2B73F}\u{2CEA2}-\u{2EE5D}\u{30000}-\u{33479}]`,
  "u",
);

let scripts: { name: string; pattern: RegExp }[] | undefined;
const known = new Map<string, string>([
  [" ", "Any"],
  ["\u30FC", "Han"],
  ["\u061C", "Common"],
]);

export function splitByScript(text: string): SplitPart[] {
  const starts: number[] = [];
  let last: string | undefined;
  let index = 0;
  for (const character of text) {
    const script = scriptOf(character);
    if (script !== "Any" && last !== "Any" && last !== script) starts.push(index);
    if (script !== "Any") last = script;
    index += character.length;
  }
  return starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), start })).filter((part) => part.text !== "");
}

function scriptOf(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  scripts ??= scriptNames.map((name) => ({ name, pattern: new RegExp(String.raw`\p{Script=${name}}`, "u") }));
  const raw = laterCharacters.test(character) ? undefined : scripts.find(({ pattern }) => pattern.test(character))?.name;
  const script = raw === "Hiragana" || raw === "Katakana" ? "Han" : (raw ?? "Any");
  known.set(character, script);
  return script;
}
