/** POST /v1/generate (contract 6). */
import { z } from "zod";
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { PresetNotFound } from "../response/errors.ts";
import { jsonHeaders, jsonLinesHeaders } from "../response/wire-formats.ts";
import type { ApiServices } from "../services.ts";
import { deferredBody } from "../response/deferred-body.ts";
import { chooseModel } from "../model-choice.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { checkCombinations, generateRequestSchema, promptOf, type GeneratePreset, type GenerateRequest } from "./generate-request.ts";
import { generateLines } from "./generate-stream.ts";
import { generateBody } from "./generation-body.ts";
import { generateRecordSchema, generateReplySchema } from "./generation-schema.ts";
import { generationRequests } from "./generation-options.ts";
import { RunningGenerations } from "./running-generations.ts";
import { startBufferedGenerations } from "./buffered-generations.ts";

export const generateRoute = defineRoute({
  id: "generate",
  method: "POST",
  path: "/v1/generate",
  access: "inference",
  deprecation: "/v1/generate is deprecated: use /v2/chat",
  tag: "Chat",
  summary: "Completes a prompt.",
  request: wireObject("GenerateRequest", generateRequestSchema),
  response: {
    description: "The generations; with `stream`, records, one JSON object a line.",
    json: wireObject("GenerateReply", generateReplySchema),
    jsonLines: wireObject("GenerateRecord", generateRecordSchema),
  },
  errors: computeErrors,
  async handle({ call, request: parsed, body }, services: ApiServices) {
    const started = services.now();
    const request = withPreset(parsed, body, services.options.presets ?? {});
    checkCombinations(request);
    promptOf(request);
    const model = await chooseModel(services.inference.models, request.model, "generate", call.disconnect.signal);
    if (request.return_likelihoods === "ALL") call.warnings.push("return_likelihoods ALL is deprecated");
    const requestFor = generationRequests(request, model, call, () => services.admission.admit(call, body));
    const running = await RunningGenerations.start(services, call, requestFor, request.num_generations);
    const id = call.journal.id("id");
    if (request.stream) return new Response(deferredBody(generateLines(running, request, id, call), call), { headers: jsonLinesHeaders });
    const readToEnd = await startBufferedGenerations(running, services, started);
    const pieces = async function* () {
      const finished = await readToEnd();
      if (finished) yield JSON.stringify(generateBody(finished, request, id, call.warnings));
    };
    return new Response(deferredBody(pieces(), call), { headers: jsonHeaders });
  },
});

const bodySchema = z.record(z.string(), z.unknown());

/** Adds the preset's values to the request, which overrides them. Throws PresetNotFound, or the errors of the combined request. */
function withPreset(request: GenerateRequest, body: unknown, presets: Readonly<Record<string, GeneratePreset>>): GenerateRequest {
  checkCombinations(request);
  if (request.preset === undefined) return request;
  if (!Object.hasOwn(presets, request.preset)) throw new PresetNotFound(request.preset);
  return parseRequest(generateRequestSchema, { ...presets[request.preset], ...parseRequest(bodySchema, body) });
}
