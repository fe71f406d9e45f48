/** POST /v1/generate (contract 6). */
import { z } from "zod";
import type { ApiCall } from "../request/api-call.ts";
import type { ChatServing } from "../chat/chat-serving.ts";
import { PresetNotFound } from "../response/errors.ts";
import { jsonHeaders, jsonLinesHeaders } from "../response/wire-formats.ts";
import { readJsonBody } from "../request/json-body.ts";
import { deferredBody } from "../response/deferred-body.ts";
import { chooseModel } from "../model-choice.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { checkCombinations, generateRequestSchema, promptOf, type GeneratePreset, type GenerateRequest } from "./generate-request.ts";
import { generateLines } from "./generate-stream.ts";
import { generateBody } from "./generation-body.ts";
import { generationRequests } from "./generation-options.ts";
import { RunningGenerations } from "./running-generations.ts";
import { startBufferedGenerations } from "./buffered-generations.ts";

export interface GenerateOptions {
  /** Named values, which requests select by `preset`. Default: none. */
  presets?: Readonly<Record<string, GeneratePreset>> | undefined;
}

export function generateRoute(serving: ChatServing, { presets = {} }: GenerateOptions) {
  return async (call: ApiCall): Promise<Response> => {
    const started = serving.now();
    const body = await readJsonBody(call, {});
    const request = withPreset(parseRequest(generateRequestSchema, body), body, presets);
    checkCombinations(request);
    promptOf(request);
    const model = await chooseModel(serving.inference.models, request.model, "generate", call.disconnect.signal);
    if (request.return_likelihoods === "ALL") call.warnings.push("return_likelihoods ALL is deprecated");
    const requestFor = generationRequests(request, model, call, () => serving.admission.admit(call, body));
    const running = await RunningGenerations.start(serving, call, requestFor, request.num_generations);
    const id = call.journal.id("id");
    if (request.stream) return new Response(deferredBody(generateLines(running, request, id, call), call), { headers: jsonLinesHeaders });
    const readToEnd = await startBufferedGenerations(running, serving, started);
    const pieces = async function* () {
      const finished = await readToEnd();
      if (finished) yield JSON.stringify(generateBody(finished, request, id, call.warnings));
    };
    return new Response(deferredBody(pieces(), call), { headers: jsonHeaders });
  };
}

const bodySchema = z.record(z.string(), z.unknown());

/** Adds the preset's values to the request, which overrides them. Throws PresetNotFound, or the errors of the combined request. */
function withPreset(request: GenerateRequest, body: unknown, presets: Readonly<Record<string, GeneratePreset>>): GenerateRequest {
  checkCombinations(request);
  if (request.preset === undefined) return request;
  if (!Object.hasOwn(presets, request.preset)) throw new PresetNotFound(request.preset);
  return parseRequest(generateRequestSchema, { ...presets[request.preset], ...parseRequest(bodySchema, body) });
}
