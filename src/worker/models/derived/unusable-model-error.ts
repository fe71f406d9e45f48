/** The files of a model were read, and it cannot run here. The message says what it has and what would help; one line. */
export class UnusableModelError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnusableModelError";
  }
}
