/**
 * Checks the kernels in the runtime's build, once when it has started: a kernel can be wrong on a processor or in a browser on which it was never
 * tested, and the only sign would be a reply that makes no sense.
 */
import { causeOf } from "../../../../inference/cause-of.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { runFailure } from "../../engine-errors.ts";
import { isStartFailure, runtimeStartError } from "../../runtime-start.ts";
import { makeCheckGraph } from "./check-graph.ts";
import type { CheckedOutput, CheckGraph } from "./check-part.ts";

/** Computes the outputs of a graph without inputs. Returns their values in the order of `outputs`. */
export type CheckRunner = (check: CheckGraph) => Promise<readonly ArrayLike<number>[]>;

/** Rejects with `kernels-failed` if an output differs from plain numbers, or if the graph cannot be computed. */
export async function assertKernels(run: CheckRunner): Promise<void> {
  const wrong = await findWrongOutputs(run).catch((caught: unknown) => {
    if (isStartFailure(caught)) throw runtimeStartError(caught);
    // A kernel that writes beyond the memory looks like a lack of memory.
    if (!(caught instanceof WebAssembly.RuntimeError) && runFailure(caught).kind !== "run-failed") throw caught;
    throw kernelsFailed("their check ended early", causeOf(caught));
  });
  if (wrong.length > 0) throw kernelsFailed(`they are wrong in ${wrong.join(", ")}`);
}

/** Returns the names of the outputs that differ from plain numbers. */
async function findWrongOutputs(run: CheckRunner): Promise<string[]> {
  const check = makeCheckGraph();
  const found = await run(check);
  return check.outputs.filter((output, index) => !isExpected(output, found[index] ?? [])).map(({ name }) => name);
}

function isExpected({ expected, tolerance }: CheckedOutput, found: ArrayLike<number>): boolean {
  // Written so that NaN is a difference.
  return found.length === expected.length && expected.every((value, index) => Math.abs((found[index] ?? NaN) - value) <= tolerance);
}

function kernelsFailed(reason: string, cause?: string): EngineFailureError {
  return new EngineFailureError({
    kind: "kernels-failed",
    detail: `the kernels of this package do not work here: ${reason}`,
    ...(cause === undefined ? {} : { cause }),
  });
}
