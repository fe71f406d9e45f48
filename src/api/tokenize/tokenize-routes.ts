/** POST /v1/tokenize and /v1/detokenize (contract 14). */
import type { detokenizedSchema, tokensSchema } from "./tokenize-schema.ts";
import { z } from "zod";
import type { InferenceService } from "../../inference/inference-service.ts";
import type { Admission } from "../access/admission.ts";
import { findModel } from "../model-choice.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import { readJsonBody } from "../request/json-body.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { charactersBetween, integerAtLeast } from "../request/schema-parts.ts";
import { jsonResponse, metaV1 } from "../response/wire-formats.ts";

const maxLength = 65_536;

export const tokenizeRequestSchema = z.object({ text: charactersBetween(1, maxLength), model: z.string().min(1) });
export const detokenizeRequestSchema = z.object({ tokens: z.array(integerAtLeast(0)).min(1).max(maxLength), model: z.string().min(1) });

export function tokenizeRoute(inference: InferenceService, admission: Admission) {
  return async (call: ApiCall): Promise<Response> => {
    const { signal } = call.disconnect;
    const body = await readJsonBody(call, {});
    const { text, model: name } = parseRequest(tokenizeRequestSchema, body);
    const model = await findModel(inference.models, name, signal);
    admission.admit(call, body);
    const { tokens, tokenStrings, isExact } = await inference.tokenize(model, text, callerOf(call));
    if (!isExact) call.warnings.push(`the tokenizer of model '${model.name}' changes texts: these tokens write another one`);
    const answer: z.output<typeof tokensSchema> = { tokens, token_strings: tokenStrings, meta: metaV1(call.warnings) };
    return jsonResponse(answer);
  };
}

export function detokenizeRoute(inference: InferenceService, admission: Admission) {
  return async (call: ApiCall): Promise<Response> => {
    const { signal } = call.disconnect;
    const body = await readJsonBody(call, {});
    const { tokens, model: name } = parseRequest(detokenizeRequestSchema, body);
    const model = await findModel(inference.models, name, signal);
    admission.admit(call, body);
    const text = await inference.detokenize(model, tokens, callerOf(call));
    const answer: z.output<typeof detokenizedSchema> = { text, meta: metaV1(call.warnings) };
    return jsonResponse(answer);
  };
}
