const maxSamples = 5;
const maxSampleLength = 10_000;

/** Collects the first rows of a part as samples (contract 9.2), without long rows. */
export class SampleRows {
  readonly texts: string[];

  constructor(texts: readonly string[] = []) {
    this.texts = [...texts];
  }

  add(line: string): void {
    if (this.texts.length < maxSamples && line.length <= maxSampleLength) this.texts.push(line);
  }
}
