/** Runs the samples of the docs: each is a module of its own, unchanged. */
const modules = import.meta.glob("../../../.build/docs-samples/runnable/*.{ts,js}");

declare global {
  interface Window {
    /** Runs a sample; returns the lines that it logged, and the text that it appended to the page. */
    runSample: (name: string) => Promise<string[]>;
  }
}

const lineOf = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" ");

window.runSample = async (name) => {
  const found = Object.entries(modules).find(([path]) => new RegExp(`/${name}\\.[tj]s$`).test(path));
  if (found === undefined) throw new Error(`there is no sample ${name}`);
  const lines: string[] = [];
  const log = console.log.bind(console);
  console.log = (...values: unknown[]) => void lines.push(lineOf(values));
  try {
    await found[1]();
  } finally {
    console.log = log;
  }
  const shown = document.body.textContent.trim();
  document.body.replaceChildren();
  return shown === "" ? lines : [...lines, shown];
};
