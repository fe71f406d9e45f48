/** The files of a model were read, and it cannot run here. The message says what it has and what would help; one line. */
export class UnusableModelError extends Error {
  /** Finding that out took a budget of time or memory: it is not to be found out again in this visit. */
  readonly isCostly: boolean;

  constructor(message: string, isCostly = false) {
    super(message);
    this.name = "UnusableModelError";
    this.isCostly = isCostly;
  }
}
