/** Checks that a graph fits the role of its model, from its declarations alone, before its weights are fetched. */
import type { ModelRecord } from "../../models/record/model-record.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { listed } from "./causal/causal-obstacle.ts";
import { readCaches } from "./causal/causal-signature.ts";
import { writesTokens } from "./graph/writes-tokens.ts";
import { findOutput, outputsFor } from "./encoder/encoder-signature.ts";
import type { OnnxWeights } from "../../models/record/onnx-part.ts";
import type { GraphFacts } from "./graph/graph-facts.ts";

/** @throws EngineFailureError ("files-damaged") that names the missing part. */
export function checkDeclaredGraph(facts: GraphFacts, record: ModelRecord, { file, cacheType }: OnnxWeights): void {
  const { declaredInputs: inputs, outputs, foreignOperators } = facts;
  try {
    if (foreignOperators.length > 0) throw damaged(`it needs operators that ONNX Runtime does not have: ${listed(foreignOperators)}`);
    if (writesTokens(record, { facts })) readCaches({ inputs, outputs, facts, cacheType });
    else findOutput([...inputs.keys()], [...outputs.keys()], record.role, outputsFor(record));
  } catch (caught) {
    throw caught instanceof EngineFailureError ? damaged(`${file}: ${caught.failure.detail}`) : caught;
  }
}

function damaged(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail });
}
