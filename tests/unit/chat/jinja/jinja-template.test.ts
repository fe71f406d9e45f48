import { describe, expect, test } from "vitest";
import { TemplateFuelError, TemplateRefusalError, TemplateRuntimeError, TemplateSyntaxError } from "../../../../src/chat/jinja/errors.ts";
import { JinjaTemplate } from "../../../../src/chat/jinja/template.ts";

const render = (source: string, variables: Record<string, unknown> = {}): string => new JinjaTemplate(source).render(variables);
const messages = [{ role: "user" }, { role: "assistant" }];

describe("a template", () => {
  test.each([
    ["{% for m in messages %}A{{ m.role }}{% if loop.first %}{% break %}{% endif %}B{% endfor %}|", "Auser|"],
    ["{% for m in messages %}A{{ m.role }}{% if loop.first %}{% continue %}{% endif %}B{% endfor %}|", "AuserAassistantB|"],
  ])("keeps what an iteration wrote before it ended: %s", (source, text) => {
    expect(render(source, { messages })).toBe(text);
  });

  test.each([
    ["[{{ '\\n  code  \\n'.strip('\\n') }}]", "[  code  ]"],
    ["[{{ '  \\n  yo\\n'.lstrip('\\n') }}]", "[  \n  yo\n]"],
    ["{{ '**x**'.strip('*') }}", "x"],
    ["{{ '\ufeffx\u0085'.strip() | length }}", "2"],
  ])("strips what its argument says: %s", (source, text) => {
    expect(render(source)).toBe(text);
  });

  test.each([
    ["{{ 'ab cdefghi' | truncate(5) }}", "ab cdefghi"],
    ["{{ 'ab cdefghij' | truncate(5) }}", "ab..."],
    ["{{ -7 % 3 }} {{ 7 % -3 }} {{ -6 % 3 }} {{ 7 % 3 }}", "2 -2 0 1"],
  ])("has the limits and remainders of Python: %s", (source, text) => {
    expect(render(source)).toBe(text);
  });

  test.each([
    ["ab", 5, "*", "**ab*"],
    ["abc", 6, "*", "*abc**"],
    ["abcd", 8, " ", "  abcd  "],
    ["abc", 2, "*", "abc"],
  ])("centers %j in %i places as Python does", (text, width, fill, centered) => {
    expect(render("{{ text.center(width, fill) }}", { text, width, fill })).toBe(centered);
  });

  test.each([
    ["{{ x }}", "{'a': None, 'b': True, 'c': [1, 2.5, \"it's\"]}"],
    ["{{ x.a ~ x.b ~ 4 / 2 }}", "NoneTrue2.0"],
    ["{{ '%s' % x.c[:2] }}", "[1, 2.5]"],
    ["{{ x | tojson }}", '{"a": null, "b": true, "c": [1, 2.5, "it\'s"]}'],
    ["{{ [{'k': 1}, {'k': 2}] | join('-', attribute='k') }}", "1-2"],
  ])("writes values as Python does: %s", (source, text) => {
    expect(render(source, { x: { a: null, b: true, c: [1, 2.5, "it's"] } })).toBe(text);
  });

  test("writes its blocks in place, whether their ends repeat their names or not", () => {
    expect(render("{% block a %}x{% endblock a %}{% block b scoped %}y{% endblock %}")).toBe("xy");
    expect(() => render("{% block a %}x{% endblock b %}")).toThrow(TemplateSyntaxError);
  });

  test("has ranges and undefined values among its sequences, as Jinja does", () => {
    const isSequence = (value: string) => render(`{{ ${value} is sequence }}`, { messages });
    expect(["range(3)", "messages", "'text'", "missing", "5", "none"].map(isSequence)).toEqual([
      "True",
      "True",
      "True",
      "True",
      "False",
      "False",
    ]);
  });

  test("counts characters, not UTF-16 units", () => {
    expect(render("{{ t | length }}{{ t[1] }}{{ t[::-1] }}{{ t.find('b') }}", { t: "a😀b" })).toBe("3😀b😀a2");
  });

  test("keeps noncharacters, which mark a prompt's cuts", () => {
    expect(render("{{ x }}{{ x | tojson(ensure_ascii=true) }}", { x: ["<\ufdd0a>\u0085é"] })).toBe(
      "['<\ufdd0a>\\x85é'][\"<\ufdd0a>\\u0085\\u00e9\"]",
    );
  });

  test("reads a long line in time that grows with its length", () => {
    expect(new JinjaTemplate("{{ 1 }}".repeat(100_000)).render({})).toBe("1".repeat(100_000));
  });

  test("cannot use methods that change a value, nor Python's internal names", () => {
    expect(() => render("{{ x.append(1) }}", { x: [] })).toThrow(TemplateRuntimeError);
    expect(() => render("{{ x.update({}) }}", { x: {} })).toThrow(TemplateRuntimeError);
    expect(render("{{ ''.__class__ }}")).toBe("");
    expect(() => render("{{ ''.__class__.__mro__ }}")).toThrow(TemplateRuntimeError);
    expect(render("{{ x.constructor }}{{ x.toString }}{{ x['__proto__'] }}", { x: {} })).toBe("");
  });

  test("gives strftime_now the local time in English", () => {
    const now = () => new Date(2024, 6, 4, 9, 5);
    expect(new JinjaTemplate("{{ strftime_now('%d %B %Y, %A %-d %I:%M %p') }}").render({}, { now })).toBe(
      "04 July 2024, Thursday 4 09:05 AM",
    );
  });
});

describe("a template that cannot be used", () => {
  test.each([
    ["a\n{% do x %}", "there is no tag 'do' (line 2 of the template)"],
    ["{{ x | urlize }}", "there is no filter named 'urlize' (line 1 of the template)"],
    ["{{ x is prime }}", "there is no test named 'prime' (line 1 of the template)"],
    ["{% if x %}\n{{ y }}", "the tag 'endif' is missing for the block that begins (line 1 of the template)"],
    ["{{ x", "a print tag has no end (line 1 of the template)"],
    ["{% include 'x' %}", "there is no tag 'include' (line 1 of the template)"],
    [`{{ ${"(".repeat(5000)}x${")".repeat(5000)} }}`, "it is nested too deep (line 1 of the template)"],
    ["{% if x %}".repeat(5000), "it is nested too deep (line 1 of the template)"],
  ])("says what it uses that is not there: %#", (source, message) => {
    expect(() => new JinjaTemplate(source)).toThrow(expect.objectContaining({ name: "TemplateSyntaxError", message }));
    expect(() => new JinjaTemplate(source)).toThrow(TemplateSyntaxError);
  });

  test("reports its own reason for refusing a conversation", () => {
    expect(() => render("{{ raise_exception('roles must alternate') }}")).toThrow(new TemplateRefusalError("roles must alternate"));
  });

  test.each([
    ["loops in loops", "{% for i in range(100000) %}{% for j in range(100000) %}{% endfor %}{% endfor %}"],
    ["a list that doubles", "{% set n = namespace(a=[1]) %}{% for i in range(60) %}{% set n.a = n.a + n.a %}{% endfor %}"],
    ["a text that doubles", "{% set n = namespace(a='x') %}{% for i in range(60) %}{% set n.a = n.a ~ n.a %}{% endfor %}"],
    [
      "a nested list that is written",
      "{% set n = namespace(a=[1]) %}{% for i in range(60) %}{% set n.a = [n.a, n.a] %}{% endfor %}{{ n.a }}",
    ],
    [
      "nested lists that are compared",
      "{% set n = namespace(a=[1], b=[1]) %}{% for i in range(60) %}{% set n.a = [n.a, n.a] %}{% set n.b = [n.b, n.b] %}{% endfor %}{{ n.a == n.b }}",
    ],
    [
      "a nested list as JSON",
      "{% set n = namespace(a=[1]) %}{% for i in range(60) %}{% set n.a = [n.a, n.a] %}{% endfor %}{{ n.a | tojson }}",
    ],
    ["a text that is repeated", "{{ 'x' * 10 ** 12 }}"],
    ["a text that is padded", "{{ '%1000000000s' % 'x' }}"],
    ["a text in a wide field", "{{ '{:1000000000}'.format('x') }}"],
    ["a text in the middle of a wide line", "{{ 'x' | center(10 ** 12) }}"],
    ["a replacement that grows", "{% set a = 'x' * 1000000 %}{{ a.replace('x', a) }}"],
    ["lines that grow", "{{ ('\\n' * 1000000) | indent('x' * 1000000, blank=true) }}"],
    ["a join that grows", "{{ range(100000) | join('x' * 1000000) }}"],
    ["macros that call themselves twice", "{% macro f(n) %}{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(60) }}"],
  ])("ends at its limit of steps: %s", (_, source) => {
    expect(() => new JinjaTemplate(source).render({}, { fuel: 500_000 })).toThrow(TemplateFuelError);
  });

  test("pays for the digits of an integer, and again for the text of them", () => {
    const written = (digits: number) => () =>
      new JinjaTemplate(`{% set n = 10 ** ${digits} %}{% for _ in range(100) %}{{ n | string | length }}{% endfor %}`).render(
        {},
        { fuel: 20_000 },
      );
    expect(written(10)()).toBe("11".repeat(100));
    expect(written(4000)).toThrow(TemplateFuelError);
  });

  test("has a default limit that nested loops over a whole range exceed", () => {
    const source = "{% for i in range(100000) %}{% for j in range(100000) %}{% endfor %}{% endfor %}";
    expect(() => render(source)).toThrow(TemplateFuelError);
  });

  test.each([
    ["a macro that calls itself without end", "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}"],
    ["an integer without end", "{{ 9 ** (9 ** 9) }}"],
    ["a range that is too long", "{{ range(1000000) | list }}"],
    ["a list nested without end", "{% set n = namespace(a=[1]) %}{% for i in range(5000) %}{% set n.a = [n.a] %}{% endfor %}{{ n.a }}"],
  ])("fails without taking the engine with it: %s", (_, source) => {
    expect(() => render(source)).toThrow(TemplateRuntimeError);
  });
});
