import { ApiError } from "../../response/errors.ts";

/**
 * A reply that ended with ERROR or TIMEOUT after its first token. Its headers were already sent (contract 2.7), so it has
 * no row in the table of wire errors: only the request log shows it.
 */
export class ReplyFailed extends ApiError {
  constructor(finishReason: "ERROR" | "TIMEOUT", detail: string) {
    super(`the reply ended with ${finishReason}: ${detail}`);
    this.name = "ReplyFailed";
  }
}
