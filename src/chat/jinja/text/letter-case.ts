/** Upper and lower case of texts, for methods of `str`. */

const cased = /[\p{Lowercase}\p{Uppercase}\p{Lt}]/u;

export function capitalized(text: string): string {
  const [first = ""] = text;
  return titleLetter(first) + text.slice(first.length).toLowerCase();
}

/** Python's `str.title`. A word begins with a letter after a character without case. */
export function titled(text: string): string {
  let isInside = false;
  let result = "";
  for (const character of text) {
    result += isInside ? character.toLowerCase() : titleLetter(character);
    isInside = isCased(character);
  }
  return result;
}

/** Python's `str.istitle`. */
export function isTitled(text: string): boolean {
  let isInside = false;
  let hasCased = false;
  for (const character of text) {
    if (!isCased(character)) {
      isInside = false;
      continue;
    }
    const isUpper = /[\p{Lu}\p{Lt}]/u.test(character);
    if (isUpper === isInside) return false;
    isInside = true;
    hasCased = true;
  }
  return hasCased;
}

export function swapped(text: string): string {
  return Array.from(text, (character) => (isUpperCase(character) ? character.toLowerCase() : character.toUpperCase())).join("");
}

/** Whether a letter is upper case and none is lower case. */
export function isUpperCase(text: string): boolean {
  return isCased(text) && text === text.toUpperCase() && text !== text.toLowerCase();
}

export function isLowerCase(text: string): boolean {
  return isCased(text) && text === text.toLowerCase() && !/[\p{Lu}\p{Lt}]/u.test(text);
}

function isCased(text: string): boolean {
  return cased.test(text);
}

/** Returns the title case of a letter, which is a third form for a few letters, such as ǅ. */
function titleLetter(character: string): string {
  const upper = character.toUpperCase();
  if (upper === character || upper.length === character.length) return upper;
  // ß becomes Ss, and ﬁ Fi.
  const [first = "", ...others] = upper;
  return first + others.join("").toLowerCase();
}
