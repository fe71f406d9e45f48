"""More ways of asking for the same facts, as people write them: chat, keywords, requests, gaps to fill.

They lie in wordings/relations.txt and wordings/single-facts.txt and go in front of the wordings kept for the test split, which
relations and single facts themselves hold. A block of relations.txt begins with the relations it is for; its lines are questions,
those after `--` reverse questions. {a} is the article of a relation that ends on `_a` or `_an`, {unit} and {kind} are the last word
of its name. A block of single-facts.txt begins with the first question of its fact."""

from dataclasses import replace

from ..conversation import held_out
from ..wording_files import blocks
from .relation import Relation, Single

CONVERSION = "number_of_"


def of_relations() -> dict[str, tuple[list[str], list[str]]]:
    """Questions and reverse questions by the relation they are for."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for names, lines in blocks("relations.txt"):
        split = lines.index("--") if "--" in lines else len(lines)
        for name in names.split():
            questions, reverse_questions = found.setdefault(name, ([], []))
            questions += lines[:split]
            reverse_questions += lines[split + 1 :]
    return found


def of_single_facts() -> dict[str, list[str]]:
    """Questions by the first question of their fact."""
    found: dict[str, list[str]] = {}
    for first, lines in blocks("single-facts.txt"):
        found.setdefault(first, []).extend(lines)
    return found


OF_RELATIONS, OF_SINGLE_FACTS = of_relations(), of_single_facts()


def inserted(wordings: list[str], more: list[str]) -> list[str]:
    """`more` in front of the wordings that are kept for the test split, each once."""
    kept = len(wordings) - held_out(wordings)
    return wordings[:kept] + [one for one in dict.fromkeys(more) if one not in wordings] + wordings[kept:]


def with_more(relation: Relation) -> Relation:
    """The relation with all of its wordings."""
    name = relation.name
    places = {"{a}": name.rpartition("_")[2], "{kind}": name.rpartition("_")[2], "{unit}": name.removeprefix(CONVERSION).replace("_", " ")}

    def filled(lines: list[str]) -> list[str]:
        for place, word in places.items():
            lines = [line.replace(place, word) for line in lines]
        return lines

    if name not in OF_RELATIONS and not name.startswith(CONVERSION):
        return relation
    questions, reverse_questions = OF_RELATIONS.get(name) or OF_RELATIONS[f"{CONVERSION}*"]
    # A shared block may be for relations that have no reverse questions of their own.
    reverse = inserted(relation.reverse_questions, filled(reverse_questions)) if relation.reverse_questions else []
    return replace(relation, questions=inserted(relation.questions, filled(questions)), reverse_questions=reverse)


def single_with_more(single: Single) -> Single:
    """The fact with all of its questions."""
    return replace(single, questions=inserted(single.questions, OF_SINGLE_FACTS.get(single.questions[0], [])))
