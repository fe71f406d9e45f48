"""Results of tools that follow from the arguments of the call: sums, conversions, dates."""

from collections.abc import Callable
from datetime import date, timedelta

from ....records import records
from .. import words as w

# In metres and in grams.
SIZES = {row["unit"]: row["size"] for row in records("unit-sizes")}
EMERGENCY = {row["country"]: row for row in records("emergency-numbers")}
TORQUE = {row["thread"]: row["newton_metres"] for row in records("torques")}  # strength 8.8


def foreign(rng, a) -> str:
    """Words that look like another language."""
    return " ".join(w.invented(rng, "test").lower() for _ in range(rng.randint(2, 4))).capitalize()


def short(value: float) -> float | int:
    """At most two places, and none where they are zeros."""
    rounded = round(value, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def sum_of(rng, a) -> float | int:
    """The value of an expression of digits, brackets and the four signs only."""
    return short(eval(a["expression"], {"__builtins__": {}})) if "expression" in a else 0


def converted(value: float, source: str, target: str) -> float | int:
    result = value * SIZES[source] / SIZES[target]
    return short(result) if abs(result) >= 0.1 else round(result, 6)


def emergency(rng, a) -> str:
    return EMERGENCY.get(a.get("country_code"), EMERGENCY[""])[a.get("service", "police")]


def later(rng, a) -> str:
    return str(date.fromisoformat(a.get("start", "2026-01-01")) + timedelta(days=a.get("days", 1)))


def torque(rng, a) -> int:
    return round(TORQUE.get(a.get("thread"), 25) * {"10.9": 1.45, "12.9": 1.7}.get(a.get("strength"), 1))


def week(rng, a) -> int:
    return date.fromisoformat(a.get("date", "2026-01-05")).isocalendar().week


def mean(rng, a) -> float:
    values = sorted(a.get("values", [1]))
    kept = values[1:-1] if a.get("drop_extremes") and len(values) > 2 else values
    return round(sum(kept) / max(1, len(kept)), a.get("decimals", 2))


def needed(rng, a) -> float:
    share = a.get("exam_weight", 50) / 100
    return round((a.get("wanted", 80) - a.get("current", 60) * (1 - share)) / share, 1)


def calories(rng, a) -> int:
    rest = 10 * a.get("weight", 70) + 6.25 * a.get("height", 170) - 5 * a.get("age", 40) + (5 if a.get("sex") == "male" else -161)
    return round(rest * {"low": 1.3, "medium": 1.5, "high": 1.8}.get(a.get("activity"), 1.4))


# By the tool and the key of its result: from (rng, arguments).
FORMULAS: dict[str, Callable] = {
    "calculator result": sum_of,
    "multiply product": lambda rng, a: a.get("a", 2) * a.get("b", 2),
    "DivideNumbers quotient": lambda rng, a: a.get("dividend", 9) // a.get("divisor", 2),
    "DivideNumbers remainder": lambda rng, a: a.get("dividend", 9) % a.get("divisor", 2),
    "percentage value": lambda rng, a: short(a.get("percent", 1) * a.get("of", 100) / 100),
    "translate translation": foreign,
    "convert_temperature result": lambda rng, a: short(a.get("value", 0) * 1.8 + 32 if a.get("to") == "fahrenheit" else a.get("value", 0) + 273.15),
    "unit_converter result": lambda rng, a: converted(a.get("quantity", 1), a.get("source_unit", "grams"), a.get("target_unit", "grams")),
    "emergency_number number": emergency,
    "pick_one choice": lambda rng, a: rng.choice(a["options"]) if a.get("options") else "the first",
    "SortList sorted": lambda rng, a: sorted(a.get("numbers", []), key=int, reverse=bool(a.get("descending"))),
    "is_prime prime": lambda rng, a: "prime" if (n := a.get("number", 2)) > 1 and all((n % d for d in range(2, int(n ** 0.5) + 1))) else "not prime",
    "DateAdd date": later,
    "ageOf years": lambda rng, a: 2026 - int(str(a.get("birthdate", "2000"))[:4]),
    "split_bill each": lambda rng, a: round(a.get("total", 10) * (1 + a.get("tip_percent", 0) / 100) / a.get("people", 2), 2),
    "spell letters": lambda rng, a: "-".join(a.get("w", "word")),
    "compare_products best": lambda rng, a: rng.choice(a.get("products", ["first"])),
    "get_interest interest": lambda rng, a: short(a.get("capital", 100) * ((1 + a.get("rate", 1) / 100) ** a.get("years", 1) - 1)),
    "convert_length result": lambda rng, a: converted(a.get("length", 1), a.get("from", "metres"), a.get("into", "metres")),
    "convert_number_base result": lambda rng, a: format(a.get("number", 2), {"2": "b", "8": "o", "16": "x"}[a.get("base", "2")]),
    "convert_case result": lambda rng, a: getattr(a.get("text", ""), a.get("case", "upper"))(),
    "measure_area square_metres": lambda rng, a: short(a.get("width", 1) * a.get("length", 1)),
    "fuel_cost cost": lambda rng, a: short(a.get("distance_km", 1) * a.get("litres_per_100km", 1) * a.get("price_per_litre", 1) / 100),
    "log_blood_pressure rating": lambda rng, a: "high" if a.get("systolic", 0) >= 140 or a.get("diastolic", 0) >= 90 else "not high",
    "choose_meeting_day best": lambda rng, a: rng.choice(a.get("weekdays", ["Monday"])),
    "thunder_distance km": lambda rng, a: round(a.get("seconds", 3) * 0.34, 1),
    "torque-spec newton_metres": torque,
    "bricks_needed bricks": lambda rng, a: round(a.get("length_m", 1) * a.get("height_m", 1) * 50),
    "week_number week": week,
    "planStops first": lambda rng, a: rng.choice(a.get("stops") or ["the depot"]),
    "mix_concrete cement_kg": lambda rng, a: round(a.get("cubic_metres", 1) * 320),
    "mix_concrete water_litres": lambda rng, a: round(a.get("cubic_metres", 1) * 170),
    "last_contact way": lambda rng, a: a.get("by") or rng.choice(("call", "mail", "chat", "visit")),
    "cutPdf pages": lambda rng, a: a.get("last_page", 40) - a.get("first_page", 10) + 1,
    "price_after_discount to_pay": lambda rng, a: round(a.get("price", 0) * (100 - a.get("percent_off", 0)) / 100 - a.get("voucher", 0), 2),
    "SaleSaving percent": lambda rng, a: round(100 - 100 * a.get("now", 1) / a.get("before", 2), 1),
    "fuel_use litres_per_100": lambda rng, a: round(100 * a.get("litres", 40) / max(1, a.get("end_km", 41000) - a.get("start_km", 39000)), 2),
    "fuel_use km": lambda rng, a: a.get("end_km", 41000) - a.get("start_km", 39000),
    "unit_price.compare cheaper": lambda rng, a: "first" if a.get("first_price", 1) / a.get("first_grams", 1) < a.get("second_price", 1) / a.get("second_grams", 1) else "second",
    "unit_price.compare difference_per_kg": lambda rng, a: round(abs(a.get("first_price", 1) / a.get("first_grams", 1) - a.get("second_price", 1) / a.get("second_grams", 1)) * 1000, 2),
    "ratio_split amounts": lambda rng, a: ", ".join(f"{a.get('total', 0) * n / max(1, sum(a.get('parts', [1]))):.2f}" for n in a.get("parts", [1])),
    "savings_goal months": lambda rng, a: -int(-(a.get("goal", 600) - a.get("already", 0)) // max(1, a.get("monthly", 20))),
    "mean_value mean": mean,
    "GradeNeeded needed": needed,
    "GradeNeeded possible": lambda rng, a: "yes" if needed(rng, a) <= 100 else "no",
    "waist_hip_ratio ratio": lambda rng, a: round(a.get("waist", 80) / a.get("hip", 100), 2),
    "waist_hip_ratio risk": lambda rng, a: "low" if a.get("waist", 80) < 0.85 * a.get("hip", 100) else "medium" if a.get("waist", 80) < 0.95 * a.get("hip", 100) else "high",
    "calorie_need kcal": calories,
    "calorie_need protein_g": lambda rng, a: round(a.get("weight", 70) * 0.8),
    "change_due change": lambda rng, a: round(a.get("given", 50) - a.get("bill", 2), 2),
    "shareProfit gain": lambda rng, a: round((a.get("sold_at", 5) - a.get("bought_at", 3)) * a.get("shares", 10) - a.get("fees", 0), 2),
    "pay_rise new_salary": lambda rng, a: round(a.get("salary", 0) * (1 + a.get("percent", 0) / 100), 2),
    "pay_rise more": lambda rng, a: round(a.get("salary", 0) * a.get("percent", 0) / 100, 2),
    "group_expense each_owes": lambda rng, a: round(a.get("amount", 0) / max(1, len(a.get("sharers", [1]))), 2),
    "yearlyCost yearly": lambda rng, a: round(a.get("price", 1) * a.get("times", 1) * {"day": 365, "week": 52, "month": 12}.get(a.get("per"), 12), 2),
    "overdue_interest interest": lambda rng, a: round(a.get("amount", 0) * a.get("rate", 0) * a.get("days", 0) / 36500, 2),
    "mileage_allowance claim": lambda rng, a: round(a.get("km", 1) * a.get("days", 1) * a.get("cents", 30) / 100 * (2 if a.get("both_ways") else 1), 2),
    "mileage_allowance kilometres": lambda rng, a: a.get("km", 1) * a.get("days", 1),
    "VatSplit tax": lambda rng, a: round(a.get("amount", 0) * a.get("rate", 20) / (100 + a.get("rate", 20)) if a.get("included") else a.get("amount", 0) * a.get("rate", 20) / 100, 2),
    "rental.mileage driven": lambda rng, a: a["in_km"] - a["out_km"] if "in_km" in a and "out_km" in a else 0,
}
