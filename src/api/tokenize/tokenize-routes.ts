/** POST /v1/tokenize and /v1/detokenize (contract 14). */
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { findModel } from "../model-choice.ts";
import { callerOf } from "../request/api-call.ts";
import { metaV1 } from "../response/wire-formats.ts";
import type { ModelServices } from "../services.ts";
import { detokenizedSchema, detokenizeRequestSchema, tokenizeRequestSchema, tokensSchema } from "./tokenize-schema.ts";

const tokenizing = { access: "inference", tag: "Small endpoints", errors: computeErrors } as const;

const tokenizeRoute = defineRoute({
  ...tokenizing,
  id: "tokenize",
  method: "POST",
  path: "/v1/tokenize",
  summary: "Returns the tokens of a text.",
  request: wireObject("TokenizeRequest", tokenizeRequestSchema),
  response: { description: "Ids and texts of the tokens.", json: wireObject("Tokens", tokensSchema) },
  async handle({ call, request: { text, model: name }, body }, { inference, admission }: ModelServices) {
    const model = await findModel(inference.models, name, call.disconnect.signal);
    admission.admit(call, body);
    const { tokens, tokenStrings, isExact } = await inference.tokenize(model, text, callerOf(call));
    if (!isExact) call.warnings.push(`the tokenizer of model '${model.name}' changes texts: these tokens write another one`);
    return { tokens, token_strings: tokenStrings, meta: metaV1(call.warnings) };
  },
});

const detokenizeRoute = defineRoute({
  ...tokenizing,
  id: "detokenize",
  method: "POST",
  path: "/v1/detokenize",
  summary: "Returns the text of tokens.",
  request: wireObject("DetokenizeRequest", detokenizeRequestSchema),
  response: { description: "The text.", json: wireObject("Detokenized", detokenizedSchema) },
  async handle({ call, request: { tokens, model: name }, body }, { inference, admission }: ModelServices) {
    const model = await findModel(inference.models, name, call.disconnect.signal);
    admission.admit(call, body);
    const text = await inference.detokenize(model, tokens, callerOf(call));
    return { text, meta: metaV1(call.warnings) };
  },
});

export const tokenizeRoutes = [tokenizeRoute, detokenizeRoute] as const;
