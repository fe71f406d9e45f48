/** Finds where a JSON object ends in text that arrives in pieces. Checks brackets and strings, nothing else. */
export class JsonObjectScanner {
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  /** The text begins with the object's opening brace, or goes on from the last piece. Length up to the end; undefined: not yet. */
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
