export function isOneOf<Text extends string>(texts: readonly Text[], text: string): text is Text {
  const all: readonly string[] = texts;
  return all.includes(text);
}
