/** What the core asks of a browser. To add one: a file beside this one that exports a `BrowserKind`, and its line in `browsers.ts`. */

export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it sees nothing but its argument, which is JSON, as is what it returns. Rejects with what it throws. */
  evaluate<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  close(): Promise<void>;
}

export interface Browser {
  /** As the browser says it. */
  version: string;
  /** Tabs share their storage. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface BrowserKind {
  /** Of the environment variable with the path of what is started; absent: the browser is not on this machine. */
  variable: string;
  /** Starts it with an empty profile. `isPrivate`: all of its windows are private. */
  start(executablePath: string, isPrivate: boolean): Promise<Browser>;
}

/** Milliseconds that one call in a page may take. */
export const callTimeoutMs = 110_000;
