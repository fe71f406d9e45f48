/** A database of this site cannot be opened now. `reason`: what keeps it from that, and what would help. */
export class DatabaseUnavailableError extends Error {
  constructor(database: string, reason: string) {
    super(`the database '${database}' is not available: ${reason}`);
    this.name = "DatabaseUnavailableError";
  }
}
