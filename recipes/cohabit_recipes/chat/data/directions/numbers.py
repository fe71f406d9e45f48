"""Simple instructions about numbers, days and months."""

from .. import words as w
from .parts import Make, listing


def _numbers(rng, highs=(10, 100)) -> list[int]:
    return rng.sample(range(1, rng.choice(highs)), rng.randint(3, 5))


def _of_numbers(pick, highs) -> Make:
    def make(rng, split):
        numbers = _numbers(rng, highs)
        return {"l": listing(map(str, numbers))}, pick(numbers)

    return make


def _sorted(reverse: bool) -> Make:
    return _of_numbers(lambda numbers: listing(map(str, sorted(numbers, reverse=reverse))), (10, 100))


def _two_numbers(pick) -> Make:
    def make(rng, split):
        low, high = rng.choice(((1, 20), (10, 99), (100, 999), (1, 999)))
        one, two = rng.sample(range(low, high + 1), 2)
        return {"a": str(one), "b": str(two)}, str(pick(one, two))

    return make


def _sums(rng, split):
    one, two = rng.randint(0, 10), rng.randint(0, 10)
    return {"a": str(one), "b": str(two)}, str(one + two)


def _minus(rng, split):
    one, two = sorted((rng.randint(0, 10), rng.randint(0, 10)), reverse=True)
    return {"a": str(one), "b": str(two)}, str(one - two)


def _is_more(rng, split):
    one, two = rng.sample(range(1, rng.choice((21, 100))), 2)
    return {"a": str(one), "b": str(two)}, "Yes." if one > two else "No."


def _count_to(rng, split):
    end = rng.randint(2, 20)
    return {"n": str(end)}, listing(map(str, range(1, end + 1))) + "."


def _backwards(rng, split):
    number = rng.randint(3, 12)
    return {"n": str(number)}, listing(map(str, range(number, 0, -1))) + "."


def _next_of(step: int) -> Make:
    def make(rng, split):
        row = rng.choice((w.DAYS, w.MONTHS))
        place = rng.randrange(len(row))
        return {"s": row[place]}, row[(place + step) % len(row)]

    return make


def _next_number(step: int) -> Make:
    def make(rng, split):
        number = rng.choice((rng.randint(2, 30), rng.randint(2, 99)))
        return {"s": str(number)}, str(number + step)

    return make


def _times(twice: bool) -> Make:
    def make(rng, split):
        number = rng.randint(1, 12)
        return ({"s": str(number)}, str(number * 2)) if twice else ({"s": str(number * 2)}, str(number))

    return make


def _evenness(rng, split):
    number = rng.randint(1, rng.choice((20, 100)))
    return {"s": str(number)}, "Odd" if number % 2 else "Even"


def _series(rng, split):
    step, first = rng.choice(((1, rng.randint(1, 40)), (2, rng.choice((2, 4, 6, 1, 3, 10, 20))), (5, rng.choice((5, 10, 15, 20))), (10, rng.choice((10, 20, 30, 40))), (-1, rng.randint(8, 30)), (100, 100)))
    row = [first + step * place for place in range(5)]
    return {"l": listing(map(str, row[:4]))}, str(row[4])


NUMBER_TASKS: dict[str, Make] = {
    "sort_numbers": _sorted(False), "falling": _sorted(True), "which_number_is_larger_or": _two_numbers(max), "which_number_is_smaller_or": _two_numbers(min), "sums": _sums, "minus": _minus,
    "is_more": _is_more, "count_to": _count_to, "backwards": _backwards, "what_comes_after": _next_of(1), "what_comes_before": _next_of(-1), "which_number_comes_after": _next_number(1),
    "which_number_comes_before": _next_number(-1), "what_is_twice": _times(True), "what_is_half_of": _times(False), "evenness": _evenness, "series": _series,
    "what_is_the_largest_number": _of_numbers(lambda numbers: str(max(numbers)), (20, 100, 1000)), "what_is_the_smallest_number": _of_numbers(lambda numbers: str(min(numbers)), (20, 100, 1000)),
}  # fmt: skip
