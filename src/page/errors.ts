/** Errors of the public interface. */

/** `start` was called while the runtime of this page runs with other options: a page has one runtime at a time. */
export class AlreadyStartedError extends Error {
  /** Names of the options that differ. */
  readonly options: readonly string[];

  constructor(options: readonly string[]) {
    super(
      `the runtime of this page is already started with other values of ${options.join(", ")}: ` +
        "call start() with the same options, or await runtime.stop() first",
    );
    this.name = "AlreadyStartedError";
    this.options = options;
  }
}

/** No page of this site hosts the models, or its host worker cannot run. */
export class HostUnavailableError extends Error {
  constructor(reason: string) {
    super(`the host of the models is not available: ${reason}`);
    this.name = "HostUnavailableError";
  }
}

/** The host refused the options of `start`; the message names the option and the reason. */
export class InvalidOptionsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "InvalidOptionsError";
  }
}

/** A model could not be loaded, unloaded or deleted; the message is the host's. */
export class ModelControlError extends Error {
  /** Id or alias, as passed by the caller. */
  readonly model: string;
  /** "gesture-needed": call `load` again in the handler of a click or key press, because the browser downloads its model only then. */
  readonly code: "gesture-needed" | undefined;

  constructor(model: string, message: string, code?: "gesture-needed") {
    super(message);
    this.name = "ModelControlError";
    this.model = model;
    this.code = code;
  }
}

/** `runtime.fetch` was called with a URL that is not an API path of this origin. Such a request never reaches the network. */
export class OutsideApiError extends Error {
  readonly url: string;

  constructor(url: string) {
    super(`${url} is not an API path of this site`);
    this.name = "OutsideApiError";
    this.url = url;
  }
}

/** The runtime was used after `stop()`, or stopped during a control call. */
export class RuntimeStoppedError extends Error {
  constructor() {
    super("the runtime was stopped: call start() again");
    this.name = "RuntimeStoppedError";
  }
}

/** The service worker could not be installed: plain `fetch` does not reach the API, `runtime.fetch` does. */
export class ServiceWorkerError extends Error {
  readonly scriptUrl: string;

  constructor(scriptUrl: string, reason: string) {
    super(`the service worker ${scriptUrl} could not be installed: ${reason}; runtime.fetch works without it`);
    this.name = "ServiceWorkerError";
    this.scriptUrl = scriptUrl;
  }
}
