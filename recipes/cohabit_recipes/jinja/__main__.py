"""Writes Jinja2's output for chat templates, for tests/unit/chat/jinja.

Usage: python -m cohabit_recipes.jinja generated [--count N] [--seed S] [--all] > generated.json
       python -m cohabit_recipes.jinja published NODE_MODULES > published.json
Needs jinja2 3.1.6.
"""
import argparse
import copy
import json
import sys
import warnings

from .environment import create_environment, outcome
from .generated import Grammar, VARIABLES
from .published import published_cases

#: Texts that name an address, or an object that only Python has.
UNSTABLE = ("object at 0x", "<built-in", "<bound method", "<generator", "Cycler", "<Macro", "<jinja2", "<LoopContext", "<function", "<class", "<list_reverse", "iterator object")
#: A fixture holds cases of this size at most; longer ones would test nothing else.
MAX_TEXT = 240


def generated(count, seed, keep_all):
    environment = create_environment()
    grammar = Grammar(seed)
    cases = []
    seen = set()
    while len(cases) < count:
        template = grammar.template()
        result = outcome(environment, template, copy.deepcopy(VARIABLES))
        if result is None:
            continue
        text = result.get("text", "")
        if template in seen or any(mark in text for mark in UNSTABLE):
            continue
        if not keep_all and (len(template) + len(text) > MAX_TEXT or (result.get("error") and grammar.random.random() < 0.7)):
            continue
        seen.add(template)
        cases.append([template, text] if "text" in result else [template, None, result["error"]])
    return {"variables": VARIABLES, "cases": cases}


# Python warns of the code that Jinja2 compiles templates to.
warnings.simplefilter("ignore", SyntaxWarning)
parser = argparse.ArgumentParser()
parser.add_argument("what", choices=["generated", "published"])
parser.add_argument("node_modules", nargs="?")
parser.add_argument("--count", type=int, default=1200)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--all", action="store_true", help="keep cases that are too long for a fixture")
given = parser.parse_args()
written = generated(given.count, given.seed, given.all) if given.what == "generated" else published_cases(given.node_modules)
cases = written.pop("cases")
head = json.dumps(written, ensure_ascii=False)[1:-1]
lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
sys.stdout.write(f'{{{head},\n"cases": [\n{lines}\n]}}\n')
