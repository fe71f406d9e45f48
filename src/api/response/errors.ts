/**
 * What can go wrong with a request in HTTP alone, one class per meaning (contract 1.3). What a model or its host can
 * throw is in `../../inference/errors.ts`; `error-answer.ts` holds the one table that turns both into status, text and
 * headers.
 */

export abstract class ApiError extends Error {}

/** 400: the body is not JSON, or nested too deeply to be read. */
export class MalformedJson extends ApiError {
  readonly reason: string;
  constructor(reason: string) {
    super();
    this.reason = reason;
  }
}

/** 400: a required property is absent or null. */
export class FieldMissing extends ApiError {
  readonly field: string;
  constructor(field: string) {
    super();
    this.field = field;
  }
}

/** 400: a property has a value of another JSON type. */
export class WrongType extends ApiError {
  readonly path: string;
  readonly actual: string;
  readonly expected: string;
  constructor(path: string, actual: string, expected: string) {
    super();
    this.path = path;
    this.actual = actual;
    this.expected = expected;
  }
}

/** 400: a number is outside its bounds; both inclusive, either may be open. */
export class OutOfBounds extends ApiError {
  readonly field: string;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  constructor(field: string, minimum: number | undefined, maximum: number | undefined) {
    super();
    this.field = field;
    this.minimum = minimum;
    this.maximum = maximum;
  }
}

/** 400: a value is not one of a closed list. */
export class NotOneOf extends ApiError {
  readonly field: string;
  readonly allowed: readonly string[];
  constructor(field: string, allowed: readonly string[]) {
    super();
    this.field = field;
    this.allowed = allowed;
  }
}

/** 400: a rule of the contract that the classes above do not name. `detail` names the property and the rule. */
export class InvalidRequest extends ApiError {
  readonly detail: string;
  constructor(detail: string) {
    super();
    this.detail = detail;
  }
}

/** 400: two properties that exclude each other. */
export class NotSupportedWith extends ApiError {
  readonly field: string;
  readonly other: string;
  constructor(field: string, other: string) {
    super();
    this.field = field;
    this.other = other;
  }
}

/** 400: a property that means nothing without another. */
export class RequiresOther extends ApiError {
  readonly field: string;
  readonly other: string;
  constructor(field: string, other: string) {
    super();
    this.field = field;
    this.other = other;
  }
}

/** 400: the model exists but cannot do what was asked. */
export class UnsupportedByModel extends ApiError {
  readonly model: string;
  readonly feature: string;
  constructor(model: string, feature: string) {
    super();
    this.model = model;
    this.feature = feature;
  }
}

/** 400: the model exists but does not answer on this route. */
export class UnsupportedByEndpoint extends ApiError {
  readonly model: string;
  readonly endpoint: string;
  constructor(model: string, endpoint: string) {
    super();
    this.model = model;
    this.endpoint = endpoint;
  }
}

/** 401: the request has no Authorization header. */
export class ApiKeyMissing extends ApiError {}

/** 401: the Authorization header is not a bearer token, or its token is unknown. */
export class InvalidApiToken extends ApiError {}

/** 403: the token is known but may not do this. */
export class PermissionMissing extends ApiError {
  readonly permission: string;
  constructor(permission: string) {
    super();
    this.permission = permission;
  }
}

/** 404: no route has this path and method. */
export class PathNotFound extends ApiError {}

/** 404: no connector of this owner has this id. */
export class ConnectorNotFound extends ApiError {
  readonly connector: string;
  constructor(connector: string) {
    super();
    this.connector = connector;
  }
}

/** 404: no preset is registered under this name. */
export class PresetNotFound extends ApiError {
  readonly preset: string;
  constructor(preset: string) {
    super();
    this.preset = preset;
  }
}

/** 413: the body is larger than the route accepts. */
export class BodyTooLarge extends ApiError {
  readonly maxBytes: number;
  constructor(maxBytes: number) {
    super();
    this.maxBytes = maxBytes;
  }
}

/** 429: the owner has spent its share. `retryAfterSeconds` is a whole number, at least 1. */
export class RateLimited extends ApiError {
  readonly detail: string;
  readonly retryAfterSeconds: number;
  constructor(detail: string, retryAfterSeconds: number) {
    super();
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 498: a text of the deny list occurs in the request or in the reply. */
export class DenyListed extends ApiError {
  readonly where: "request" | "response";
  constructor(where: "request" | "response") {
    super();
    this.where = where;
  }
}

/** 501: a feature or route that the contract names and this service does not have. */
export class NotImplemented extends ApiError {
  readonly feature: string;
  constructor(feature: string) {
    super();
    this.feature = feature;
  }
}
