import type { CallRecord } from "../../service/call-record.ts";

/** What of a call its code is made of. */
export type SnippetCall = Pick<CallRecord, "method" | "path" | "requestHeaders" | "body" | "upload">;
