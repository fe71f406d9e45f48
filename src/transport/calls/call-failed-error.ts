/** The body of an answer ended before its end: the host failed, or it is gone. What was read so far stays valid. */
export class CallFailedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CallFailedError";
  }
}
