/** Finds the end of a call's arguments in text that arrives in pieces. Reads each character once. */
import { JsonObjectScanner } from "../../reply/json-object-scanner.ts";
import type { CallNotation } from "../dialect.ts";

export interface ArgumentScanner {
  /** `text`: begins with the arguments, or continues the last piece. Returns its length up to their end; undefined before the end. */
  push(text: string): number | undefined;
}

export function argumentScanner(notation: CallNotation): ArgumentScanner {
  switch (notation.kind) {
    case "json":
    case "named":
      return new JsonObjectScanner();
    case "xml":
      return new XmlScanner();
    case "python":
      return new PythonScanner();
    case "gemma":
      return new GemmaScanner(notation.quote);
  }
}

class PythonScanner implements ArgumentScanner {
  #depth = 0;
  #quote: string | undefined;
  #isEscaped = false;

  push(text: string): number | undefined {
    for (let index = 0; index < text.length; index++) {
      const character = text[index] ?? "";
      if (this.#quote !== undefined) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (character === "\\") this.#isEscaped = true;
        else if (character === this.#quote) this.#quote = undefined;
      } else if (character === '"' || character === "'") {
        this.#quote = character;
      } else if ("([{".includes(character)) {
        this.#depth += 1;
      } else if (")]}".includes(character)) {
        this.#depth -= 1;
        if (this.#depth === 0) return index + 1;
      }
    }
    return undefined;
  }
}

/** Keeps the text, because two pieces may divide a tag. */
abstract class TagScanner implements ArgumentScanner {
  protected text = "";
  protected at = 0;

  push(piece: string): number | undefined {
    const before = this.text.length;
    this.text += piece;
    const end = this.find();
    return end === undefined ? undefined : end - before;
  }

  /** Searches from `at`. Returns the end of the arguments in the whole text; undefined before the end. */
  protected abstract find(): number | undefined;

  /** Moves past the tag, or to the place where an incomplete one may begin. Returns whether the tag was found. */
  protected passTag(tag: string): boolean {
    const found = this.text.indexOf(tag, this.at);
    this.at = found < 0 ? Math.max(this.at, this.text.length - tag.length + 1) : found + tag.length;
    return found >= 0;
  }
}

export const xmlTags = { parameter: "<parameter=", parameterEnd: "</parameter>", functionEnd: "</function>" } as const;

class XmlScanner extends TagScanner {
  #inValue = false;

  protected find(): number | undefined {
    for (;;) {
      if (this.#inValue) {
        if (!this.passTag(xmlTags.parameterEnd)) return undefined;
        this.#inValue = false;
      }
      const parameter = this.text.indexOf(xmlTags.parameter, this.at);
      const end = this.text.indexOf(xmlTags.functionEnd, this.at);
      if (end >= 0 && (parameter < 0 || end < parameter)) return end + xmlTags.functionEnd.length;
      if (parameter < 0) return undefined;
      this.at = parameter + xmlTags.parameter.length;
      this.#inValue = true;
    }
  }
}

class GemmaScanner extends TagScanner {
  readonly #quote: string;
  #depth = 0;
  #inString = false;

  constructor(quote: string) {
    super();
    this.#quote = quote;
  }

  protected find(): number | undefined {
    while (this.at < this.text.length) {
      if (this.#inString) {
        if (!this.passTag(this.#quote)) return undefined;
        this.#inString = false;
        continue;
      }
      const character = this.text[this.at] ?? "";
      if (character === this.#quote[0]) {
        const part = this.text.slice(this.at, this.at + this.#quote.length);
        if (part === this.#quote) {
          this.#inString = true;
          this.at += part.length;
          continue;
        }
        if (this.#quote.startsWith(part)) return undefined;
      }
      this.at += 1;
      if (character === "{" || character === "[") this.#depth += 1;
      else if (character === "}" || character === "]") this.#depth -= 1;
      if (this.#depth === 0) return this.at;
    }
    return undefined;
  }
}
