/** A file is missing, or shorter than it was written: the browser deleted it, or the disk damaged it. */
export class ContentLostError extends Error {
  constructor() {
    super("the stored file is damaged, or was deleted by the browser");
    this.name = "ContentLostError";
  }
}
