import { describe, expect, test } from "vitest";
import { inCodePoints } from "../../../../src/worker/engine/chat/completer/code-point-grammar.ts";
import { toGbnf } from "../../../../src/worker/engine/chat/completer/gbnf.ts";
import { responseGrammar } from "../../../scripted/read-schemas.ts";

const converted = (schema: object) => inCodePoints(responseGrammar(schema).text);

describe("a grammar for servers", () => {
  test("has code points where ours has bytes, and no rule that only bytes needed", () => {
    const text = converted({ type: "object", properties: { a: { type: "string" } }, required: ["a"] });
    expect(text).toContain("[\\u0080-\\ud7ff\\ue000-\\U0010ffff] text");
    expect(text).not.toMatch(/^text_\d/m);
  });

  test("spells texts that share their first bytes", () => {
    const text = converted({ type: "object", properties: { a: { enum: ["é", "è", "😀"] } }, required: ["a"] });
    for (const letter of ["e8", "e9"]) expect(text).toMatch(new RegExp(`u00e8-.u00e9|u00${letter}`));
    expect(text).toContain("\\U0001f600-\\U0001f600");
    expect(text).not.toMatch(/\\u00(c3|f0)-/);
  });

  test("spells texts of several characters beyond ASCII, at their start and later", () => {
    const text = converted({ type: "object", properties: { a: { enum: ["漢字", "x字é", "😀😀"] } }, required: ["a"] });
    expect(text).toContain('[\\u6f22-\\u6f22] [\\u5b57-\\u5b57] "\\u0022"');
    expect(text).toContain('[xx] [\\u5b57-\\u5b57] [\\u00e9-\\u00e9] "\\u0022"');
    expect(text).toContain('[\\U0001f600-\\U0001f600] [\\U0001f600-\\U0001f600] "\\u0022"');
  });

  test("leaves ASCII unchanged", () => {
    const text = 'root ::= ("a|b" | "c") [^\\u003c] x_1 | [a-z\\u005d] "\\u005c"\nx_1 ::= "" | [+-]? x_1\n';
    expect(inCodePoints(text)).toBe(text);
  });

  test("in GBNF has names that llama.cpp reads, and texts as they were", () => {
    expect(toGbnf('root ::= my_rule "a_b" [_x] my_rule\nmy_rule ::= "\\"_"\n')).toBe(
      'root ::= my-rule "a_b" [_x] my-rule\nmy-rule ::= "\\"_"\n',
    );
  });
});
