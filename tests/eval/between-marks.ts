/** Text that an evaluation writes into a Markdown file, between two comment marks. */

export interface MarkedFile {
  before: string;
  text: string;
  after: string;
}

/** Undefined if the file has no such marks. `name`: for example `<!-- evaluation -->`. */
export function splitAtMarks(file: string, name: string): MarkedFile | undefined {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = file.indexOf(begin) + begin.length;
  const stop = file.indexOf(end);
  if (start < begin.length || stop < start) return undefined;
  return { before: file.slice(0, start), text: file.slice(start, stop).trim(), after: file.slice(stop) };
}
