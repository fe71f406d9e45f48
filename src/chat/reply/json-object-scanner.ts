/** Finds the end of a JSON object in text that arrives in pieces. Reads only brackets and strings: the object may be invalid. */
export class JsonObjectScanner {
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  /** `text`: begins with the object's opening brace, or continues the last piece. Returns its length up to the end of the object; undefined before the end. */
  push(text: string): number | undefined {
    for (let index = 0; index < text.length; index++) {
      const character = text[index];
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (character === "\\") this.#isEscaped = true;
        else if (character === '"') this.#inString = false;
      } else if (character === '"') {
        this.#inString = true;
      } else if (character === "{" || character === "[") {
        this.#depth += 1;
      } else if (character === "}" || character === "]") {
        this.#depth -= 1;
        if (this.#depth === 0) return index + 1;
      }
    }
    return undefined;
  }
}
