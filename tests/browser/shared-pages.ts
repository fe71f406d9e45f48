/**
 * Pages that tests of a worker share. They are no fixtures of workers themselves: Playwright starts a worker, and a browser, for each set of such
 * fixtures, and all tests over this one have the same set.
 */
import { type Browser, type BrowserContext, test as base, type TestInfo } from "playwright/test";

interface Shared {
  /** File of the last test that asked for it. */
  file: string;
  context: BrowserContext;
  opened: Promise<unknown>;
}

export class SharedPages {
  readonly #browser: Browser;
  readonly #shared = new Map<string, Shared>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns the pages of a name, which are opened once. Closes those of other test files. */
  async open(name: string, { file, project }: TestInfo, open: (context: BrowserContext, baseURL: string) => Promise<unknown>) {
    for (const [other, { file: owner, context }] of this.#shared) {
      if (other === name || owner === file) continue;
      this.#shared.delete(other);
      await context.close();
    }
    const known = this.#shared.get(name);
    if (known !== undefined) {
      known.file = file;
      return known.opened;
    }
    const baseURL = project.use.baseURL ?? "";
    const context = await this.#browser.newContext({ baseURL });
    const opened = open(context, baseURL);
    this.#shared.set(name, { file, context, opened });
    return opened;
  }
}

export const test = base.extend<object, { sharedPages: SharedPages }>({
  sharedPages: [async ({ browser }, use) => use(new SharedPages(browser)), { scope: "worker" }],
});

/**
 * A fixture of pages in a context of their own, which stay open for the tests of a file, or of several files in succession that use them.
 * `open` returns the fixture's value. The name distinguishes it from the fixtures of other files.
 */
export function shared<Value>(name: string, open: (context: BrowserContext, baseURL: string) => Promise<Value>) {
  const fixture = async (
    { sharedPages }: { sharedPages: SharedPages },
    use: (value: Value) => Promise<void>,
    info: TestInfo,
  ): Promise<void> => use((await sharedPages.open(name, info, open)) as Value);
  const settings: { timeout: number } = { timeout: 180_000 };
  const withSettings: [typeof fixture, typeof settings] = [fixture, settings];
  return withSettings;
}
