"""Templates by a grammar: every operator, filter, test, method and statement, over values of every type."""
import random

TEXTS = ["", "user", "Hello  World", "  two\nlines \n", "**x**", "it's \"q\"", "ÄÖ ß", "日本語 😀!", "a,b,,c", "<think>y</think>z", "42", "-7", "3.50", "1e3", "a\\tb", "x\u00a0y", "Title Case", "UPPER", "lower", "{0}-{a}", "%s|%d", "%5.2f"]
NAMES = ["messages", "message", "d", "items", "n", "f", "t", "none_value", "flag", "tools", "missing", "bos_token", "words", "nested"]

VARIABLES = {
    "messages": [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Hello  World", "name": "Ann"},
        {"role": "assistant", "content": None, "tool_calls": [{"id": "1", "function": {"name": "f", "arguments": {"b": 1, "a": [1.5, None, True]}}}]},
        {"role": "tool", "content": "it's \"q\"\n", "items": [1]},
        {"role": "assistant", "content": "<think>\ny\n</think>\n\nÄÖ ß 😀"},
    ],
    "message": {"role": "user", "content": [{"type": "text", "text": "Hi"}, {"type": "image"}]},
    "d": {"b": 1, "a": 2.5, "C": "x", "items": "own", "None": None, "t": True},
    "items": [3, 1, 2, 3, -5],
    "n": 7,
    "f": 2.5,
    "t": "Hello  World\n",
    "none_value": None,
    "flag": True,
    "tools": [{"type": "function", "function": {"name": "weather", "description": "The <b>weather</b> & 'time'", "parameters": {"type": "object", "properties": {"city": {"type": "string", "enum": ["Oslo", "Zürich"]}}, "required": ["city"]}}}],
    "bos_token": "<s>",
    "words": ["b", "A", "c", "B", "a", "é"],
    "nested": [[1, [2, 3]], ["x", ("y")], []],
}

METHODS = {
    "text": [
        "upper()", "lower()", "strip()", "strip('*')", "lstrip('\\n')", "rstrip('\\n ')", "strip('xX')", "title()", "capitalize()", "swapcase()",
        "split()", "split(',')", "split(' ', 1)", "split('</think>')[-1]", "rsplit(' ', 1)", "rsplit(none, 1)", "splitlines()", "splitlines(true)",
        "replace('l', 'L')", "replace('l', 'L', 1)", "replace('', '-')", "startswith('He')", "startswith(('x', 'us'))", "endswith('\\n')",
        "find('l')", "rfind('l')", "count('l')", "index('l')", "partition(' ')", "rpartition(' ')", "removeprefix('He')", "removesuffix('\\n')",
        "center(15, '-')", "ljust(12)", "rjust(12, '.')", "zfill(6)", "isdigit()", "isalpha()", "isupper()", "islower()", "isspace()", "istitle()",
        "isalnum()", "isnumeric()", "isidentifier()", "isascii()", "expandtabs(4)", "casefold()", "join(['a', 'b'])", "join('xyz')", "format(1, a='z')", "encode",
        "find('o', 5)", "count('l', 2, 4)", "startswith('l', 2)",
    ],
    "dict": ["items()", "keys()", "values()", "get('a')", "get('zz')", "get('zz', 5)", "copy()", "items", "update({'x': 1})", "pop('a')", "C", "zz", "b"],
    "list": ["count(3)", "index(2)", "append(1)", "copy()", "zz", "0", "__mro__"],
}

FILTERS = [
    "upper", "lower", "trim", "trim('x')", "title", "capitalize", "length", "count", "first", "last", "list", "string", "int", "int(3)", "float", "float(1.5)",
    "abs", "round", "round(1)", "round(1, 'ceil')", "round(0, 'floor')", "default('D')", "default('D', true)", "d('D')", "join", "join(', ')", "join('-', attribute='role')",
    "join(attribute='role')", "tojson", "tojson(indent=2)", "tojson(sort_keys=true)", "tojson(separators=(',', ':'))", "tojson(ensure_ascii=true)", "sort", "sort(reverse=true)",
    "sort(case_sensitive=true)", "sort(attribute='role')", "dictsort", "dictsort(by='value')", "dictsort(false, 'key', true)", "reverse", "reverse | list", "unique | list",
    "unique(attribute='role') | list", "map('upper') | list", "map(attribute='role') | list", "map(attribute='name', default='?') | list", "map('string') | join(',')",
    "select | list", "select('string') | list", "select('gt', 1) | list", "reject('none') | list", "selectattr('role', 'equalto', 'user') | list", "selectattr('name') | list | length",
    "rejectattr('content', 'none') | map(attribute='role') | join(' ')", "selectattr('name', 'defined') | list", "groupby('role') | list", "groupby('role') | map(attribute='list') | map('length') | list",
    "batch(2) | list", "batch(2, 'x') | list", "slice(2) | list", "slice(3, 'x') | list", "sum", "sum(start=10)", "min", "max", "max(attribute='role')", "items | list",
    "indent", "indent(2)", "indent(2, true)", "indent('> ', first=true, blank=true)", "replace('l', 'L')", "replace('l', 'L', 1)", "wordcount", "truncate(5)", "truncate(5, true)",
    "truncate(9, false, '…', 0)", "center(20)", "escape", "e", "safe", "forceescape", "urlencode", "format(1)", "format('a', 2)", "filesizeformat", "attr('role')",
]

TESTS = [
    "defined", "undefined", "none", "string", "number", "integer", "float", "boolean", "true", "false", "mapping", "sequence", "iterable", "callable", "odd", "even",
    "divisibleby(2)", "divisibleby 3", "eq(7)", "equalto 'user'", "ne none", "gt 1", "ge(2.5)", "lt 3", "le 7", "in [1, 7, 'user']", "in 'Hello user'", "upper", "lower",
    "sameas none", "sameas true", "filter", "test", "escaped",
]


class Grammar:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = list(NAMES)

    def pick(self, options):
        return self.random.choice(options)

    def text_literal(self):
        text = self.pick(TEXTS)
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'"

    def number(self):
        return self.pick(["0", "1", "2", "-3", "7", "10", "2.0", "0.5", "-1.25", "1e3", "1_000", "0x1f", "12345678901234567890"])

    def literal(self):
        kind = self.random.randrange(8)
        if kind < 3:
            return self.text_literal()
        if kind < 5:
            return self.number()
        return self.pick(["true", "false", "none", "True", "None", "[]", "{}", "()", "[1, 'a', none]", "{'k': 1, 'l': [true]}", "(1, 'b')", "(1,)", "[1, 2.0, -3]"])

    def atom(self):
        if self.random.random() < 0.55:
            return self.pick(self.names)
        if self.random.random() < 0.15:
            return self.pick(["range(4)", "range(1, 8, 3)", "range(5, 0, -2)", "dict(a=1, b=none)", "namespace(a=1)", "cycler('a', 'b').next()", "joiner('|')()", "strftime_now('%d %b %Y')"])
        return self.literal()

    def postfix(self, depth):
        base = self.atom()
        for _ in range(self.random.randrange(3)):
            kind = self.random.randrange(6)
            if kind == 0:
                base = f"{base}.{self.pick(METHODS[self.pick(['text', 'text', 'dict', 'list'])])}" if not base[-1].isdigit() else f"({base}).real"
            elif kind == 1:
                base = f"{base}[{self.pick(['0', '-1', '1', '99', repr('role'), repr('content'), 'n', repr('a'), '-2'])}]"
            elif kind == 2 and base in self.names:  # Slices of constants are folded to other values than they have.
                base = f"{base}[{self.pick(['1:', ':2', '::-1', '1:3', '-2:', ':-1', '::2', '5:1:-2', ':', 'none:2'])}]"
            elif kind == 3:
                base = f"{base}.{self.pick(['role', 'content', 'a', 'zz', 'function', 'tool_calls'])}" if not base[-1].isdigit() else base
        return base

    def expression(self, depth=0):
        if depth > 3:
            return self.postfix(depth)
        kind = self.random.randrange(16)
        inner = lambda: self.expression(depth + 1)  # noqa: E731
        if kind < 4:
            return self.postfix(depth)
        if kind < 7:
            return f"{self.postfix(depth)} | {self.pick(FILTERS)}"
        if kind == 7:
            return f"{inner()} {self.pick(['+', '-', '*', '/', '//', '%', '**', '~', '~', '+'])} {inner()}"
        if kind == 8:
            return f"{inner()} {self.pick(['==', '!=', '<', '<=', '>', '>=', 'in', 'not in'])} {inner()}"
        if kind == 9:
            return f"{inner()} {self.pick(['and', 'or'])} {inner()}"
        if kind == 10:
            return f"{self.postfix(depth)} is {self.pick(['', 'not '])}{self.pick(TESTS)}"
        if kind == 11:
            return f"({inner()} if {inner()}{self.pick(['', f' else {inner()}'])})"
        if kind == 12:
            return f"{self.pick(['not ', '-', '+'])}{inner()}"
        if kind == 13:
            return f"({inner()})"
        if kind == 14:
            return f"[{inner()}, {inner()}]" if self.random.random() < 0.5 else f"{{'k': {inner()}, {self.literal()}: {inner()}}}"
        return f"({inner()}) | {self.pick(FILTERS)}"

    def print(self):
        left, right = self.pick([("{{ ", " }}"), ("{{- ", " }}"), ("{{ ", " -}}"), ("{{", "}}")])
        return f"{left}{self.expression()}{right}"

    def tag(self, content):
        left, right = self.pick([("{% ", " %}"), ("{%- ", " %}"), ("{% ", " -%}"), ("{%- ", " -%}"), ("{% ", " %}"), ("{%+ ", " %}"), ("{% ", " +%}")])
        return f"{left}{content}{right}"

    def body(self, depth, in_loop=False):
        return "".join(self.statement(depth, in_loop) for _ in range(self.random.randrange(1, 4)))

    def statement(self, depth=0, in_loop=False):
        kind = self.random.randrange(20 if depth < 3 else 8)
        space = self.pick(["", "", "\n", "  ", "\n  ", " x\n"])
        if kind < 5:
            return space + self.print()
        if kind < 7:
            return space + self.pick(["text", "A", "\n\n", " ", "<|im_start|>", "{", "}", "{ #", "\t\n"])
        if kind == 7:
            if in_loop:
                condition = self.pick(["loop.first", "loop.last", "loop.index is even", "loop.index0 == 1"])
                return f"{space}{self.tag('if ' + condition)}{self.tag(self.pick(['break', 'continue']))}{self.tag('endif')}"
            return space + "{# note #}" + self.pick(["", "\n"])
        if kind in (8, 9):
            middle = self.pick(["", self.tag("else") + self.body(depth + 1, in_loop), self.tag(f"elif {self.expression()}") + self.body(depth + 1, in_loop)])
            return f"{space}{self.tag('if ' + self.expression())}{self.body(depth + 1, in_loop)}{middle}{self.tag('endif')}"
        if kind in (10, 11, 12):
            head = self.pick([
                "for message in messages", "for message in messages if message.role != 'tool'", "for x in items", "for k, v in d.items()", "for c in 'añ😀'", "for x in range(3)",
                "for x in missing", "for k in d", "for x in words | sort", "for a, b in [(1, 2), (3, 4)]", "for x in nested recursive", "for x in d | dictsort", "for x in " + self.postfix(depth),
            ])
            extra = self.pick([
                "", "{{ loop.index }}/{{ loop.length }} ", "{{ loop.previtem is defined }}{{ loop.nextitem is defined }}", "{{ loop.cycle('a', 'b') }}", "{{ loop.changed(x) }}",
                "{{ loop.revindex0 }}{{ loop.last }}", "{{ loop.depth }}", "{{ x }}", "{{ message.role }}",
            ])
            if head.endswith("recursive"):
                extra = "{% if x is sequence and x is not string %}[{{ loop(x) }}]{% else %}{{ x }}{% endif %}"
            otherwise = self.pick(["", "", self.tag("else") + "none"])
            return f"{space}{self.tag(head)}{extra}{self.body(depth + 1, True)}{otherwise}{self.tag('endfor')}"
        if kind in (13, 14):
            name = self.pick(["x", "y", "n", "ns"])
            if name == "ns":
                return f"{space}{self.tag('set ns = namespace(v=' + self.literal() + ')')}{self.tag('set ns.v = ' + self.expression())}{{{{ ns.v }}}}"
            self.names.append(name)
            if self.random.random() < 0.25:
                return f"{space}{self.tag('set ' + name + self.pick(['', ' | upper', ' | trim | length']))}{self.body(depth + 1)}{self.tag('endset')}"
            return f"{space}{self.tag(self.pick(['set ' + name + ' = ', 'set ' + name + ' =']) + self.expression())}"
        if kind == 15:
            name = self.pick(["m", "render"])
            call = self.pick(["('a')", "('a', 2)", "(p=1, q=[1])", "()", "('a', 2, 3)", "(1, r=2)"])
            uses = self.pick(["", "{{ varargs }}", "{{ kwargs }}", "{{ caller is defined }}"])
            return f"{space}{self.tag(f'macro {name}(p, q=' + self.literal() + ')')}[{{{{ p }}}}:{{{{ q }}}}]{uses}{self.body(depth + 1)}{self.tag('endmacro')}{{{{ {name}{call} }}}}"
        if kind == 16:
            return f"{space}{self.tag('macro w(a=1)')}<{{{{ caller(a) }}}}>{self.tag('endmacro')}{self.tag('call(v) w(2)')}{{{{ v }}}}{self.body(depth + 1)}{self.tag('endcall')}"
        if kind == 17:
            name = self.pick(["upper", "trim", "replace('a', 'b')", "indent(2)", "length"])
            return f"{space}{self.tag('filter ' + name)}{self.body(depth + 1)}{self.tag('endfilter')}"
        if kind == 18:
            return f"{space}{self.tag('with x = ' + self.expression() + ', y = 2')}{{{{ x }}}}{self.body(depth + 1)}{self.tag('endwith')}"
        return space + self.pick([
            "{% raw %}{{ x }} {% if %}{% endraw %}", "{%- raw -%} a {%- endraw -%}\n", "{% generation %}g{{ bos_token }}{% endgeneration %}", "{{ '%s and %r' % ('a', 'b') }}", "{{ '%05.1f|%-4d|%+d|%x' % (2.25, 3, 4, 255) }}",
            "{{ '{:>8}|{:<4}|{:^6}|{:,}|{:.2f}|{:x}'.format('a', 1, 'b', 1234567, 2.675, 255) }}", "{{ raise_exception('no') }}", "{{ missing.x }}", "{{ '\\u00e9\\x41\\101\\q' }}", "{% block b %}b{% endblock %}",
            "{% do 1 %}", "{% if t %}{{ t | nosuchfilter }}{% endif %}", "{{ t is nosuchtest }}", "{% if missing %}{{ t | nosuchfilter }}{% endif %}", "{% set x, y = 1, 2 %}{{ x ~ y }}", "{{ 1 if }}", "{{ messages | tojson(indent=1) }}", "{{ {'a': {}, 'b': [], 'c': [[], {}]} | tojson(indent=2) }}",
        ])

    def template(self):
        self.names = list(NAMES)
        return "".join(self.statement() for _ in range(self.random.randrange(1, 4)))
