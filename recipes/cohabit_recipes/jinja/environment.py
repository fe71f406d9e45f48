"""Jinja2 as `apply_chat_template` of transformers sets it up (transformers/utils/chat_template_utils.py)."""
import datetime
import json

import jinja2
import jinja2.ext
import jinja2.sandbox

#: The fixed time that `strftime_now` formats.
NOW = datetime.datetime(2024, 7, 4, 9, 5, 7)


class AssistantTracker(jinja2.ext.Extension):
    """`{% generation %}`: a call block, so it has a scope of its own."""

    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(["name:endgeneration"], drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("_generation_support"), [], [], body).set_lineno(line)

    def _generation_support(self, caller):
        return caller()


class Namespace(jinja2.utils.Namespace):
    def __init__(*args, **kwargs):
        self, args = args[0], args[1:]
        attributes = dict(*args, **kwargs)
        for name in attributes:
            Namespace._check(name)
        jinja2.utils.Namespace.__init__(self, attributes)

    def __setitem__(self, name, value):
        Namespace._check(name)
        jinja2.utils.Namespace.__setitem__(self, name, value)

    @staticmethod
    def _check(name):
        if isinstance(name, str) and name.startswith("_"):
            raise jinja2.exceptions.SecurityError(name)


class Refusal(jinja2.exceptions.TemplateError):
    """The template called `raise_exception`."""


def raise_exception(message):
    raise Refusal(message)


def to_json(value, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def create_environment():
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[AssistantTracker, jinja2.ext.loopcontrols]
    )
    environment.filters["tojson"] = to_json
    environment.globals.update(
        raise_exception=raise_exception,
        strftime_now=NOW.strftime,
        dict=lambda *args, **kwargs: dict(*args, **kwargs),
        namespace=Namespace,
    )
    return environment


def outcome(environment, source, variables):
    """`text`, or the kind of `error`: "syntax", "refusal" or "runtime"; None if the compiler itself fails."""
    try:
        template = environment.from_string(source)
    except (jinja2.TemplateSyntaxError, SyntaxError, RecursionError):
        return {"error": "syntax"}
    except Exception:  # Constants are folded without care.
        return None
    try:
        return {"text": template.render(**variables)}
    except Refusal as refusal:
        return {"error": "refusal", "message": str(refusal)}
    except Exception:
        return {"error": "runtime"}
