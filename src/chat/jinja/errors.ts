/** A template breaks the rules of Jinja, or names a filter, test or statement that does not exist. */
export class TemplateSyntaxError extends Error {
  constructor(message: string, line: number) {
    super(`${message} (line ${line} of the template)`);
    this.name = "TemplateSyntaxError";
  }
}

/** A template fails while it is rendered. */
export class TemplateRuntimeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "TemplateRuntimeError";
  }
}

/** A template calls `raise_exception` to refuse the conversation. */
export class TemplateRefusalError extends TemplateRuntimeError {
  constructor(message: string) {
    super(message);
    this.name = "TemplateRefusalError";
  }
}

/** A template exceeds its max steps or the max size of a value. */
export class TemplateFuelError extends Error {
  constructor() {
    super("it takes too many steps or too much memory");
    this.name = "TemplateFuelError";
  }
}
