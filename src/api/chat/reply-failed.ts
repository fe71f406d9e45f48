import { ApiError } from "../response/errors.ts";

/**
 * A reply that ended with ERROR or TIMEOUT after its first token. Its headers were sent (contract 2.7), so it has no
 * answer of its own in the error table: only the request log has it.
 */
export class ReplyFailed extends ApiError {
  constructor(finishReason: "ERROR" | "TIMEOUT", detail: string) {
    super();
    this.message = `the reply ended with ${finishReason}: ${detail}`;
  }
}
