/** A thrown value becomes a line for the log, with all of its causes. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { causeOf } from "../../../src/inference/cause-of.ts";
import { EngineFailed } from "../../../src/inference/errors.ts";
import { requestFailure } from "../../../src/worker/host/calls/request-failure.ts";

describe("a cause", () => {
  const wrongShape: unknown = z.object({ model: z.object({ vocab: z.array(z.string()) }) }).safeParse({ model: { vocab: 3 } }).error;
  test.each<[what: string, thrown: unknown, line: string]>([
    ["an error", new TypeError("no such file"), "TypeError: no such file"],
    ["a chain", new TypeError("a", { cause: new RangeError("b", { cause: "c" }) }), "TypeError: a, caused by RangeError: b, caused by c"],
    ["several errors", new AggregateError([new TypeError("a"), "b"], "both"), "AggregateError: both (TypeError: a; b)"],
    ["an error without a message", new RangeError(), "RangeError"],
    ["a text", "Unknown operator", "Unknown operator"],
    ["a number, as WebAssembly throws", 5_243_056, "number 5243056"],
    ["nothing", undefined, "undefined undefined"],
    ["what looks like an error", { name: "Abort", message: "it broke" }, "Abort: it broke"],
    ["an object", { status: 3 }, '{"status":3}'],
    ["a wrong shape: the field", wrongShape, "ZodError: model.vocab: Invalid input: expected array, received number"],
    ["lines", new TypeError("one\n  two"), "TypeError: one two"],
  ])("of %s", (_, thrown, line) => expect(causeOf(thrown)).toBe(line));

  test("that goes in circles ends", () => {
    const error = new TypeError("a");
    error.cause = error;
    expect(causeOf(error)).toBe(`TypeError: a${", caused by TypeError: a".repeat(4)}`);
  });
});

test("the log has the error of an engine's library, which crosses workers as a text", () => {
  const failed = new EngineFailed("model 'x' failed: ours", 'SyntaxError: Unknown operator "*"');
  expect(requestFailure(failed)).toEqual({
    message: "internal server error: model 'x' failed: ours",
    cause: { message: 'SyntaxError: Unknown operator "*"' },
  });
});
