/** The first rows of a part, as contract 9.2 shows them; long ones are left out. */
const maxSamples = 5;
const maxSampleLength = 10_000;

export class SampleRows {
  readonly texts: string[];

  constructor(texts: readonly string[] = []) {
    this.texts = [...texts];
  }

  add(line: string): void {
    if (this.texts.length < maxSamples && line.length <= maxSampleLength) this.texts.push(line);
  }
}
