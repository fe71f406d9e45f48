/** The host refused the options given to `start`; the message says which and why. */
export class InvalidOptionsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InvalidOptionsError";
  }
}
