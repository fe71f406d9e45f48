/** `start` was called while the runtime of this page runs with other options: a page has one runtime at a time. */
export class AlreadyStartedError extends Error {
  /** Names of the options that differ. */
  readonly options: readonly string[];

  constructor(options: readonly string[]) {
    super(
      `the runtime of this page is already started with other values of ${options.join(", ")}: ` +
        "give start() the same options, or await runtime.stop() first",
    );
    this.name = "AlreadyStartedError";
    this.options = options;
  }
}
