/** A page has one runtime: `start` was called again before `stop`. Share the runtime instead. */
export class AlreadyStartedError extends Error {
  constructor() {
    super("the runtime of this page is already started");
    this.name = "AlreadyStartedError";
  }
}
