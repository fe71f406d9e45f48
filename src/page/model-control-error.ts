/** A model could not be loaded or unloaded; the message is the host's. */
export class ModelControlError extends Error {
  /** Id or alias as it was asked for. */
  readonly model: string;

  constructor(model: string, message: string) {
    super(message);
    this.name = "ModelControlError";
    this.model = model;
  }
}
