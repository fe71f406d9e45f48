import { expect, test } from "vitest";
import * as errors from "../../../src/page/errors.ts";

test.each([
  ["AlreadyStartedError", new errors.AlreadyStartedError(["models", "hubs"]), { options: ["models", "hubs"] }],
  ["HostUnavailableError", new errors.HostUnavailableError("no page responds"), {}],
  ["InvalidOptionsError", new errors.InvalidOptionsError("models[0] is empty"), {}],
  ["ModelControlError", new errors.ModelControlError("m", "it has no files"), { model: "m" }],
  ["OutsideApiError", new errors.OutsideApiError("/x"), { url: "/x" }],
  ["RuntimeStoppedError", new errors.RuntimeStoppedError(), {}],
  ["ServiceWorkerError", new errors.ServiceWorkerError("/sw.js", "no secure context"), { scriptUrl: "/sw.js" }],
])("%s has its name and its properties", (name, error, properties) => {
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe(name);
  expect(error).toMatchObject(properties);
  expect(Object.values(errors)).toHaveLength(7);
});
