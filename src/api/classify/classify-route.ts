/** POST /v1/classify (contract 14): each input gets the label of the examples that are nearest to it. */
import { computeErrors, defineRoute, wireObject } from "../define-route.ts";
import { chooseModel } from "../model-choice.ts";
import { callerOf } from "../request/api-call.ts";
import { deferredResponse } from "../response/deferred-response.ts";
import { metaV1 } from "../response/wire-formats.ts";
import type { ModelServices } from "../services.ts";
import { classificationsSchema, type ClassificationBody, type ClassificationsBody } from "./classification-schema.ts";
import { checkedExamples, classifyRequestSchema } from "./classify-request.ts";
import { classifierOf, type Confidences } from "./nearest-examples.ts";

export const classifyRoute = defineRoute({
  id: "classify",
  method: "POST",
  path: "/v1/classify",
  access: "inference",
  deprecation: "/v1/classify is deprecated",
  tag: "Small endpoints",
  summary: "Labels texts by examples.",
  request: wireObject("ClassifyRequest", classifyRequestSchema),
  response: { description: "A label and confidences for each input.", json: wireObject("Classifications", classificationsSchema) },
  errors: computeErrors,
  async handle({ call, request, body }, { inference, admission, timer }: ModelServices) {
    const examples = checkedExamples(request);
    const { inputs, truncate } = request;
    const model = await chooseModel(inference.models, request.model, "classify", call.disconnect.signal);
    return deferredResponse(call, timer, async (onStarted): Promise<ClassificationsBody> => {
      const { vectors, warnings = [] } = await inference.embed({
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
      return {
        id: call.journal.id("id"),
        classifications: inputs.map((input, index) => {
          const id = call.journal.id(`classification ${index} id`);
          return classificationBody(id, input, classify(vectors[index] ?? new Float32Array()));
        }),
        meta: { ...metaV1(call.warnings), billed_units: { classifications: inputs.length } },
      };
    });
  },
});

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
