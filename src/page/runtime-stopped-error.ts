/** The runtime was used after `stop()`, or stopped while a control call waited. */
export class RuntimeStoppedError extends Error {
  constructor() {
    super("the runtime was stopped");
    this.name = "RuntimeStoppedError";
  }
}
