/** A search of a connector failed. `message`: text for the caller, one line, without secrets. */
export class ConnectorFailure extends Error {
  /** The connector refused the credentials. */
  readonly isUnauthorized: boolean;
  constructor(message: string, isUnauthorized = false) {
    super(message);
    this.name = "ConnectorFailure";
    this.isUnauthorized = isUnauthorized;
  }
}
