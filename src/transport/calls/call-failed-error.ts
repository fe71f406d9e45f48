/** A response body broke off: the host failed or ended. The part read so far is valid. */
export class CallFailedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CallFailedError";
  }
}
