/** The files of a model were read, but no engine can run it. The message has the reason and advice in one line. */
export class UnusableModelError extends Error {
  /** The failure took much time or memory: the host must not try again in this visit. */
  readonly isCostly: boolean;

  constructor(message: string, isCostly = false) {
    super(message);
    this.name = "UnusableModelError";
    this.isCostly = isCostly;
  }
}
