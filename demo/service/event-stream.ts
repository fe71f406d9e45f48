/**
 * Parses server-sent events (HTML standard, "Interpreting an event stream"). A piece of text may contain part of an event
 * or several; comments are keep-alives and ignored.
 */
export class EventStream {
  #rest = "";

  /** Takes the next piece of text. Returns the data of every event that it completed, in order. */
  push(text: string): string[] {
    this.#rest += text;
    const data: string[] = [];
    for (;;) {
      const end = /\r?\n\r?\n/.exec(this.#rest);
      if (end === null) return data;
      const event = dataOf(this.#rest.slice(0, end.index));
      this.#rest = this.#rest.slice(end.index + end[0].length);
      if (event !== undefined) data.push(event);
    }
  }
}

function dataOf(event: string): string | undefined {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  if (lines.length === 0) return undefined;
  return lines.map((line) => line.slice(line.startsWith("data: ") ? 6 : 5)).join("\n");
}
