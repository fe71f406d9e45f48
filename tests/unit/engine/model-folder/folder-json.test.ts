import { describe, expect, test } from "vitest";
import { parseFolderJson } from "../../../../src/worker/engine/model-folder/folder-json.ts";
import { foreignContent } from "../../../../src/worker/engine/model-folder/foreign-content.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("JSON of a model's folder", () => {
  test("has the numbers that Python writes and JSON does not have", () => {
    const text = '{"time_step_limit": [0.0, Infinity], "low": -Infinity, "none": NaN, "text": "Infinity, \\"NaN\\"", "NaN": 1}';
    expect(parseFolderJson(text)).toEqual({
      time_step_limit: [0, Infinity],
      low: -Infinity,
      none: null,
      text: 'Infinity, "NaN"',
      NaN: 1,
    });
  });

  test("may begin with a byte order mark", () => expect(parseFolderJson('\uFEFF{"a": 1}')).toEqual({ a: 1 }));

  test.each([
    ["comments", '{"a": 1, // one\n "b": 2}', /comments/],
    ["comments and a text with a slash", '{"a": "https://x", /* two */ "b": 2}', /comments/],
    ["a last comma", '{"a": [1, 2,]}', /comma before a closing bracket/],
    ["Python", "{'a': True}", /written as Python/],
    ["Python and Infinity", '{"a": None, "b": Infinity}', /written as Python/],
    ["a half", '{"a": {"b": 1', /JSON/],
    ["depth", `{"a": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`, /nested deeper/],
    ["depth by objects", '{"a":'.repeat(100_000), /nested deeper/],
  ])("is refused with the reason: %s", (_, text, reason) => expect(() => parseFolderJson(text)).toThrow(reason));

  test("may have brackets and quotes in texts, as deep as they like", () => {
    const text = `\\"${"[{".repeat(1000)}\\\\`;
    expect(parseFolderJson(`{"a": "${text}"}`)).toEqual({ a: `"${"[{".repeat(1000)}\\` });
  });

  test("is read in time linear to its length, also if it is invalid", () => {
    const text = `{"a": "${'\\"'.repeat(2_000_000)}", "b": Infinity}`;
    expect(parseFolderJson(text)).toMatchObject({ b: Infinity });
    expect(() => parseFolderJson(`{"a": "${'\\"'.repeat(2_000_000)}`)).toThrow(SyntaxError);
  });
});

test.each([
  ["nothing", "", "is empty"],
  ["a pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n", "Git LFS"],
  ["a web page", "\n<!DOCTYPE html><title>x</title>", "is a web page"],
  ["JSON", "{}", undefined],
  ["a graph", "\u0008\u0007\u0012\u0007pytorch", undefined],
])("content in place of a file is recognised: %s", (_, text, said) => {
  const found = foreignContent(bytes(text));
  if (said === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(said);
});
