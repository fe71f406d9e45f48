/** Methods of `str` that test the characters of a text. */
import { isPrintable } from "../python-text.ts";
import { isLowerCase, isTitled, isUpperCase } from "../text/letter-case.ts";
import { isSpace } from "../text/whitespace.ts";
import type { Arguments, Runtime } from "../values.ts";

type TextTest = (text: string, given: Arguments, runtime: Runtime) => boolean;

const whole =
  (name: string, holds: (text: string) => boolean): TextTest =>
  (text, given, { fuel }) => {
    given.bind(name, []);
    fuel.useText(text.length);
    return holds(text);
  };

/** Tests each character; false for an empty text. */
const each = (name: string, holds: (character: string) => boolean): TextTest =>
  whole(name, (text) => text !== "" && Array.from(text).every(holds));

// Superscripts and similar characters are digits but not decimals.
const digit = /\p{Nd}|[\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468]/u;

export const characterTests: Readonly<Record<string, TextTest>> = {
  isalnum: each("isalnum", (character) => /[\p{L}\p{N}]/u.test(character)),
  isalpha: each("isalpha", (character) => /\p{L}/u.test(character)),
  isascii: whole("isascii", (text) => /^[\0-\u007f]*$/.test(text)),
  isdecimal: each("isdecimal", (character) => /\p{Nd}/u.test(character)),
  isdigit: each("isdigit", (character) => digit.test(character)),
  isidentifier: whole("isidentifier", (text) => /^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(text)),
  islower: whole("islower", isLowerCase),
  isnumeric: each("isnumeric", (character) => /\p{N}/u.test(character)),
  isprintable: whole("isprintable", (text) => Array.from(text).every(isPrintable)),
  isspace: each("isspace", isSpace),
  istitle: whole("istitle", isTitled),
  isupper: whole("isupper", isUpperCase),
};
