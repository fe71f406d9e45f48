import type { ClientMessage, SuccessionMessage } from "../transport/calls/call-messages.ts";
import { fieldsOf } from "../transport/calls/parse-messages.ts";

/** Parses a message from a page, or from an earlier or later service worker, of any version. Returns undefined for other messages. */
export function parseClientMessage(data: unknown): ClientMessage | SuccessionMessage | undefined {
  const { type, protocol, epoch, forClient, nonce } = fieldsOf(data) ?? {};
  if (typeof protocol !== "string") return undefined;
  switch (type) {
    case "cohabit-host-wanted":
    case "cohabit-claim":
    case "cohabit-protocol-wanted":
    case "cohabit-successor":
    case "cohabit-take-over":
      return { type, protocol };
    case "cohabit-host-port":
      return typeof epoch === "number" && typeof forClient === "string" ? { type, protocol, epoch, forClient } : undefined;
    case "cohabit-proof":
      return typeof nonce === "string" ? { type, protocol, nonce } : undefined;
    default:
      return undefined;
  }
}
