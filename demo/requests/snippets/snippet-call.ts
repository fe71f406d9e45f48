import type { CallRecord } from "../../service/call-record.ts";

/** The parts of a call that its code contains. */
export type SnippetCall = Pick<CallRecord, "method" | "path" | "requestHeaders" | "body" | "upload">;
