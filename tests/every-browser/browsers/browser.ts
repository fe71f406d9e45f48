/**
 * The interface that the core needs of a browser. To add one: a file in this folder that exports a `BrowserKind`, and
 * its line in `browsers.ts`.
 */

export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it sees only its argument. Argument and result are JSON. Rejects with its exception. */
  evaluate<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  close(): Promise<void>;
}

export interface Browser {
  /** The browser's own version text. */
  version: string;
  /** Tabs share their storage. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface BrowserKind {
  /** Name of the environment variable with the path of the executable; absent: the browser is not on this machine. */
  variable: string;
  /** Starts it with an empty profile. `isPrivate`: all of its windows are private. */
  start(executablePath: string, isPrivate: boolean): Promise<Browser>;
}

/** Milliseconds that one call in a page may take. */
export const callTimeoutMs = 110_000;
