/**
 * Errors of a request that only HTTP has, one class per meaning (contract 1.3). Errors of a model or its host are in
 * `../../inference/errors.ts`. Messages are for logs; `wire-error.ts` maps both kinds to status, message and headers.
 */

export abstract class ApiError extends Error {}

/** 400: the body is not JSON, or nested too deeply. */
export class MalformedJson extends ApiError {
  readonly reason: string;
  constructor(reason: string) {
    super(`cannot parse the body: ${reason}`);
    this.name = "MalformedJson";
    this.reason = reason;
  }
}

/** 400: a required property is absent or null. */
export class FieldMissing extends ApiError {
  readonly field: string;
  constructor(field: string) {
    super(`missing property: ${field}`);
    this.name = "FieldMissing";
    this.field = field;
  }
}

/** 400: a property has a value of another JSON type. */
export class WrongType extends ApiError {
  readonly path: string;
  readonly actual: string;
  readonly expected: string;
  constructor(path: string, actual: string, expected: string) {
    super(`${path}: expected ${expected}, got ${actual}`);
    this.name = "WrongType";
    this.path = path;
    this.actual = actual;
    this.expected = expected;
  }
}

/** 400: a number is outside its bounds; both inclusive, undefined = unbounded. */
export class OutOfBounds extends ApiError {
  readonly field: string;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  constructor(field: string, minimum: number | undefined, maximum: number | undefined) {
    super(`${field}: outside of ${minimum ?? "-Infinity"} to ${maximum ?? "Infinity"}`);
    this.name = "OutOfBounds";
    this.field = field;
    this.minimum = minimum;
    this.maximum = maximum;
  }
}

/** 400: a value is not in a closed list. */
export class NotOneOf extends ApiError {
  readonly field: string;
  readonly allowed: readonly string[];
  constructor(field: string, allowed: readonly string[]) {
    super(`${field}: allowed values are ${allowed.join(", ")}`);
    this.name = "NotOneOf";
    this.field = field;
    this.allowed = allowed;
  }
}

/** 400: violates a rule of the contract without a class of its own. `detail` names the property and the rule. */
export class InvalidRequest extends ApiError {
  readonly detail: string;
  constructor(detail: string) {
    super(detail);
    this.name = "InvalidRequest";
    this.detail = detail;
  }
}

/** 400: two properties exclude each other. */
export class NotSupportedWith extends ApiError {
  readonly field: string;
  readonly other: string;
  constructor(field: string, other: string) {
    super(`${field} and ${other} exclude each other`);
    this.name = "NotSupportedWith";
    this.field = field;
    this.other = other;
  }
}

/** 400: a property needs another one. */
export class RequiresOther extends ApiError {
  readonly field: string;
  readonly other: string;
  constructor(field: string, other: string) {
    super(`${field} without ${other}`);
    this.name = "RequiresOther";
    this.field = field;
    this.other = other;
  }
}

/** 400: the model exists but lacks a feature that the request needs. */
export class UnsupportedByModel extends ApiError {
  readonly model: string;
  readonly feature: string;
  constructor(model: string, feature: string) {
    super(`model '${model}' lacks ${feature}`);
    this.name = "UnsupportedByModel";
    this.model = model;
    this.feature = feature;
  }
}

/** 400: the model exists but does not serve this route. */
export class UnsupportedByEndpoint extends ApiError {
  readonly model: string;
  readonly endpoint: string;
  constructor(model: string, endpoint: string) {
    super(`model '${model}' does not serve ${endpoint}`);
    this.name = "UnsupportedByEndpoint";
    this.model = model;
    this.endpoint = endpoint;
  }
}

/** 401: the request has no Authorization header. */
export class ApiKeyMissing extends ApiError {
  constructor() {
    super("the request has no Authorization header");
    this.name = "ApiKeyMissing";
  }
}

/** 401: the Authorization header is not a bearer token, or its token is unknown. */
export class InvalidApiToken extends ApiError {
  constructor() {
    super("the Authorization header has no known bearer token");
    this.name = "InvalidApiToken";
  }
}

/** 403: the token is known but lacks the permission. */
export class PermissionMissing extends ApiError {
  readonly permission: string;
  constructor(permission: string) {
    super(`the token lacks the permission ${permission}`);
    this.name = "PermissionMissing";
    this.permission = permission;
  }
}

/** 404: no route has this path and method. `hint`: the paths that the caller probably means. */
export class PathNotFound extends ApiError {
  readonly hint: string | undefined;
  constructor(hint?: string) {
    super("no route has this path and method");
    this.name = "PathNotFound";
    this.hint = hint;
  }
}

/** 400: a body of multipart/form-data breaks its format (RFC 7578). */
export class MalformedMultipart extends ApiError {
  readonly reason: string;
  constructor(reason: string) {
    super(`cannot parse the multipart body: ${reason}`);
    this.name = "MalformedMultipart";
    this.reason = reason;
  }
}

/** 400: the storage is full, or a limit of it is reached. `detail`: the limit and a remedy. */
export class StorageFull extends ApiError {
  readonly detail: string;
  constructor(detail: string, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.name = "StorageFull";
    this.detail = detail;
  }
}

/** 404: no dataset, embed job or batch of this owner has this id, or no part of a dataset has this id and signature. */
export class StoredNotFound extends ApiError {
  readonly kind: "dataset" | "dataset part" | "embed job" | "batch";
  readonly id: string;
  constructor(kind: StoredNotFound["kind"], id: string) {
    super(`no ${kind} has the id '${id}'`);
    this.name = "StoredNotFound";
    this.kind = kind;
    this.id = id;
  }
}

/** 404: no connector of this owner has this id. */
export class ConnectorNotFound extends ApiError {
  readonly connector: string;
  constructor(connector: string) {
    super(`no connector has the id '${connector}'`);
    this.name = "ConnectorNotFound";
    this.connector = connector;
  }
}

/** 400: a connector without continue_on_failure failed. */
export class ConnectorsFailed extends ApiError {
  readonly connector: string;
  readonly detail: string;
  constructor(connector: string, detail: string) {
    super(`connector '${connector}' failed: ${detail}`);
    this.name = "ConnectorsFailed";
    this.connector = connector;
    this.detail = detail;
  }
}

/** 404: no preset is registered under this name. */
export class PresetNotFound extends ApiError {
  readonly preset: string;
  constructor(preset: string) {
    super(`no preset has the name '${preset}'`);
    this.name = "PresetNotFound";
    this.preset = preset;
  }
}

/** 413: the body is larger than the route accepts. */
export class BodyTooLarge extends ApiError {
  readonly maxBytes: number;
  constructor(maxBytes: number) {
    super(`the body exceeds ${maxBytes} bytes`);
    this.name = "BodyTooLarge";
    this.maxBytes = maxBytes;
  }
}

/** 429: the owner exceeded the rate limit. `retryAfterSeconds` is an integer, at least 1. */
export class RateLimited extends ApiError {
  readonly detail: string;
  readonly retryAfterSeconds: number;
  constructor(detail: string, retryAfterSeconds: number) {
    super(`rate limit: ${detail}; retry after ${retryAfterSeconds} s`);
    this.name = "RateLimited";
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 498: a text of the deny list occurs in the request or in the reply. */
export class DenyListed extends ApiError {
  readonly where: "request" | "response";
  constructor(where: "request" | "response") {
    super(`a denied text occurs in the ${where}`);
    this.name = "DenyListed";
    this.where = where;
  }
}

/** 501: a feature or route that the contract names and this service does not implement. */
export class NotImplemented extends ApiError {
  readonly feature: string;
  constructor(feature: string) {
    super(`${feature} is not part of this service`);
    this.name = "NotImplemented";
    this.feature = feature;
  }
}
