/** Checks the rows of each type of dataset, and selects the fields to store (contract 9.2). */
import type { DatasetOptions, DatasetType } from "../../../api/datasets/dataset.ts";
import { chatFreeForm, chatRequestSchema } from "../../../api/chat-v2/chat-request.ts";
import { embedV2RequestSchema } from "../../../api/embed/embed-request.ts";
import { removeNulls } from "../../../api/request/null-properties.ts";
import { parseRequest } from "../../../api/request/schema-errors.ts";
import { exceedsDepth } from "../../../inference/nesting-depth.ts";
import { wireErrorOf } from "../../../api/response/wire-error.ts";

type InputType = DatasetOptions["type"];

export function requiredFieldsOf(type: InputType): string[] {
  return type === "embed-input" ? ["text"] : ["custom_id", "body"];
}

/** Returns the fields to store, or the reason why the row is malformed. */
export type CheckRow = (row: Record<string, unknown>) => { stored: Record<string, unknown> } | { problem: string };

/** Creates the check for the rows of one dataset. It keeps the ids of a batch to find duplicates. */
export function createCheckRow({ type, keepFields, optionalFields }: DatasetOptions): CheckRow {
  const ids = new Set<string>();
  const check = { "embed-input": checkText, "batch-embed-v2-input": checkBatchRow, "batch-chat-v2-input": checkBatchRow }[type];
  return (row) => {
    const problem = check(row, type, ids);
    if (problem !== undefined) return { problem };
    const missing = keepFields.find((field) => !Object.hasOwn(row, field));
    if (missing !== undefined) return { problem: `has no field '${missing}', which is to be kept` };
    const names = new Set([...requiredFieldsOf(type), ...keepFields, ...optionalFields]);
    return { stored: Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) };
  };
}

function checkText({ text }: Record<string, unknown>): string | undefined {
  if (text === undefined || text === null) return "has no field 'text'";
  if (typeof text !== "string") return "has a 'text' that is no string";
  return text.trim() === "" ? "has an empty 'text'" : undefined;
}

function checkBatchRow(row: Record<string, unknown>, type: DatasetType, ids: Set<string>): string | undefined {
  const { custom_id: id } = row;
  if (typeof id !== "string" || id === "") return "has no 'custom_id' that is a string";
  if (ids.has(id)) return `has the 'custom_id' of an earlier row`;
  if (typeof row["body"] === "string") row["body"] = jsonOf(row["body"]);
  const { body } = row;
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "has no 'body' that is an object";
  const problem = requestProblem({ ...body }, type);
  if (problem !== undefined) return `has an invalid body: ${problem}`;
  ids.add(id);
  return undefined;
}

/** Parses a cell of a CSV file. Returns undefined if it is not JSON, or nested too deep. */
function jsonOf(text: string): unknown {
  if (exceedsDepth(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the error of a request that can be found without a model (contract 0.5, step 5). */
function requestProblem(body: Record<string, unknown>, type: DatasetType): string | undefined {
  const isChat = type === "batch-chat-v2-input";
  const request: Record<string, unknown> = structuredClone({ ...body, model: "any", stream: false });
  removeNulls(request, isChat ? chatFreeForm : {});
  try {
    parseRequest(isChat ? chatRequestSchema : embedV2RequestSchema, request);
    return undefined;
  } catch (failure) {
    return wireErrorOf(failure).message;
  }
}
