/** POST /v1/classify (contract 14): each input gets the label of the examples that are nearest to it. */
import type { InferenceService } from "../../inference/inference-service.ts";
import type { Admission } from "../access/admission.ts";
import { chooseModel } from "../model-choice.ts";
import { callerOf, type ApiCall } from "../request/api-call.ts";
import { readJsonBody } from "../request/json-body.ts";
import { parseRequest } from "../request/schema-errors.ts";
import type { Timer } from "../response/deferred-body.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { metaV1 } from "../response/wire-formats.ts";
import type { ClassificationBody, ClassificationsBody } from "./classification-schema.ts";
import { checkedExamples, classifyRequestSchema } from "./classify-request.ts";
import { classifierOf, type Confidences } from "./nearest-examples.ts";

export function classifyRoute(service: InferenceService, admission: Admission, timer: Timer) {
  return async (call: ApiCall): Promise<Response> => {
    const { signal } = call.disconnect;
    const body = await readJsonBody(call, {});
    const request = parseRequest(classifyRequestSchema, body);
    const examples = checkedExamples(request);
    const { inputs, truncate } = request;
    const model = await chooseModel(service.models, request.model, "classify", signal);
    return deferredResponse(call, timer, async (onStarted) => {
      const { vectors, warnings = [] } = await service.embed({
        model,
        texts: [...inputs, ...examples.map(({ text }) => text)],
        inputType: "classification",
        truncate,
        ...callerOf(call),
        priority: 0,
        onStarted,
        admit: () => admission.admit(call, body),
      });
      call.warnings.push(...warnings);
      const classify = classifierOf(
        examples.map(({ label }, index) => ({ label, vector: vectors[inputs.length + index] ?? new Float32Array() })),
      );
      const answer: ClassificationsBody = {
        id: call.journal.id("id"),
        classifications: inputs.map((input, index) => {
          const id = call.journal.id(`classification ${index} id`);
          return classificationBody(id, input, classify(vectors[index] ?? new Float32Array()));
        }),
        meta: { ...metaV1(call.warnings), billed_units: { classifications: inputs.length } },
      };
      return answer;
    });
  };
}

function classificationBody(id: string, input: string, confidences: Confidences): ClassificationBody {
  const [prediction, confidence] = [...confidences].reduce((best, each) => (each[1] > best[1] ? each : best));
  return {
    id,
    input,
    prediction,
    predictions: [prediction],
    confidence,
    confidences: [confidence],
    labels: Object.fromEntries([...confidences].map(([label, value]) => [label, { confidence: value }])),
    classification_type: "single-label",
  };
}
