import { expect, test } from "vitest";
import { shortFailure } from "../../../demo/models/model-phrases.ts";

test("an error of a server that did not answer becomes a sentence with its name; other errors stay", () => {
  const text =
    "model 'org/name' (models[0]): https://huggingface.co/api/models/org/name/revision/main: Failed to fetch: the server cannot be reached, this site's Content Security Policy forbids it";
  expect(shortFailure(text)).toBe("huggingface.co cannot be reached, or does not allow this page to read its files");
  expect(shortFailure("model 'a' ran out of memory")).toBe("model 'a' ran out of memory");
});
