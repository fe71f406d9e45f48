"""Scenes of coloured shapes: their objects, their looks, and their true captions."""

from dataclasses import dataclass
from random import Random

import numpy as np

COLOURS = {
    "red": (214, 40, 40), "green": (46, 160, 67), "blue": (38, 84, 204), "yellow": (245, 208, 40), "orange": (242, 132, 32),
    "purple": (130, 54, 170), "pink": (245, 140, 190), "brown": (124, 78, 42), "black": (24, 24, 24), "white": (248, 248, 248),
}  # fmt: skip
SHAPES = ("circle", "square", "triangle", "star", "cross", "ring", "heart", "diamond")
GROUNDS = {"white": (246, 246, 246), "grey": (150, 150, 150), "black": (18, 18, 18), "blue": (150, 190, 235), "green": (165, 215, 165)}
# Never seen together in training: the model must combine knowledge of a colour and of a shape.
HELD_OUT = {("red", "star"), ("green", "ring"), ("blue", "heart"), ("yellow", "cross"), ("orange", "square"), ("purple", "triangle"), ("pink", "diamond"), ("brown", "circle")}
NUMBERS = {2: "two", 3: "three"}


@dataclass(frozen=True)
class Thing:
    colour: str
    shape: str
    size: str


@dataclass(frozen=True)
class Scene:
    """A scene has one thing, up to three alike, or two things side by side or one above the other."""

    things: tuple[Thing, ...]
    count: int
    ground: str
    relation: str


@dataclass(frozen=True)
class Caption:
    """The properties that a caption states of a scene; None if it leaves one open."""

    things: tuple[tuple[str | None, str, str | None], ...]
    count: int
    ground: str | None
    relation: str | None
    text: str


def _thing(random: Random, ground: str, pairs: list[tuple[str, str]]) -> Thing:
    colour, shape = random.choice(pairs)
    while not _is_seen(colour, ground):
        colour, shape = random.choice(pairs)
    return Thing(colour, shape, random.choice(("small", "big")))


def _is_seen(colour: str, ground: str) -> bool:
    return np.abs(np.subtract(COLOURS[colour], GROUNDS[ground])).sum() > 150


def draw_scene(random: Random, pairs: list[tuple[str, str]]) -> Scene:
    ground = random.choice(list(GROUNDS))
    first = _thing(random, ground, pairs)
    kind = random.random()
    if kind < 0.5:
        return Scene((first,), 1, ground, "")
    if kind < 0.65:
        return Scene((first,), random.choice(list(NUMBERS)), ground, "")
    second = _thing(random, ground, pairs)
    return Scene((first, second), 1, ground, random.choice(("above", "beside")))


def caption_of(scene: Scene, random: Random) -> Caption:
    """A true caption; open properties are drawn."""
    ground = scene.ground if random.random() < 0.3 else None
    relation = scene.relation if scene.relation == "above" and random.random() < 0.5 else None
    said = tuple((thing.colour if random.random() < 0.9 else None, thing.shape, thing.size if scene.count == 1 and random.random() < 0.3 else None) for thing in scene.things)
    if relation is None and random.random() < 0.5:
        said = said[::-1]
    words = [_words(each, scene.count) for each in said]
    joined = f" {relation} ".join(words) if relation else " and ".join(words)
    opening = random.choice(("", "", "a picture of ", "a drawing of "))
    closing = f" on a {ground} background" if ground else ""
    return Caption(said, scene.count, ground, relation, opening + joined + closing)


def _words(said: tuple[str | None, str, str | None], count: int) -> str:
    colour, shape, size = said
    described = " ".join(word for word in (size, colour, shape) if word)
    if count == 1:
        return f"{'an' if described[0] in 'aeiou' else 'a'} {described}"
    plural = {"cross": "crosses"}.get(shape, shape + "s")
    return f"{NUMBERS[count]} {described.removesuffix(shape)}{plural}"


def is_true(caption: Caption, scene: Scene) -> bool:
    if caption.count != scene.count or len(caption.things) > len(scene.things):
        return False
    if caption.ground not in (None, scene.ground) or caption.relation not in (None, scene.relation):
        return False
    fits = lambda said, thing: all(word in (None, value) for word, value in zip(said, (thing.colour, thing.shape, thing.size)))  # noqa: E731
    orders = [scene.things] if caption.relation else [scene.things, scene.things[::-1]]
    return any(all(fits(*pair) for pair in zip(caption.things, order)) for order in orders)


def _mask(shape: str, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Inside of a shape of radius 1 around the origin; y points down."""
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    match shape:
        case "circle":
            return radius < 0.95
        case "ring":
            return (radius < 1) & (radius > 0.55)
        case "square":
            return np.maximum(np.abs(x), np.abs(y)) < 0.82
        case "diamond":
            return np.abs(x) * 1.35 + np.abs(y) < 1
        case "cross":
            return (np.minimum(np.abs(x), np.abs(y)) < 0.3) & (np.maximum(np.abs(x), np.abs(y)) < 0.95)
        case "triangle":
            return (y < 0.75) & (y > 1.85 * np.abs(x) - 0.95)
        case "star":
            # A fifth of it, mirrored: inside of the line from a tip to the next notch.
            turn = np.abs((angle + np.pi / 2 + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5)
            return 0.2351 * (1 - radius * np.cos(turn)) > 0.6764 * radius * np.sin(turn)
        case _:
            u, v = x * 1.2, -(y - 0.1) * 1.25
            return (u * u + v * v - 0.6) ** 3 - u * u * v**3 * 1.4 < 0


def picture_of(scene: Scene, random: Random, size: int = 64) -> np.ndarray:
    """uint8 [size, size, 3]; the positions and shades of things are drawn."""
    scale = 2
    shade = lambda colour: np.clip(np.array(colour) + random.uniform(-18, 18) + np.array([random.uniform(-12, 12) for _ in range(3)]), 0, 255)  # noqa: E731
    canvas = np.empty((size * scale, size * scale, 3), np.float32)
    canvas[:] = shade(GROUNDS[scene.ground])
    things = scene.things * scene.count
    for thing, (centre_x, centre_y, room) in zip(things, _places(scene, random)):
        radius = room * (random.uniform(0.42, 0.58) if thing.size == "small" else random.uniform(0.8, 1))
        turn = random.uniform(-0.2, 0.2)
        window = [slice(max(0, int((centre - radius * 1.2) * size * scale)), int((centre + radius * 1.2) * size * scale) + 1) for centre in (centre_y, centre_x)]
        part = canvas[window[0], window[1]]
        v, u = (((np.arange(part.shape[axis]) + window[axis].start + 0.5) / (size * scale) - centre) / radius for axis, centre in enumerate((centre_y, centre_x)))
        u, v = np.meshgrid(u, v)
        inside = _mask(thing.shape, u * np.cos(turn) + v * np.sin(turn), v * np.cos(turn) - u * np.sin(turn))
        part[inside] = shade(COLOURS[thing.colour])
    pixels = canvas.reshape(size, scale, size, scale, 3).mean((1, 3))
    noise = np.random.default_rng(random.getrandbits(32)).normal(0, random.uniform(0, 6), pixels.shape)
    return np.clip(pixels + noise, 0, 255).round().astype(np.uint8)


def _places(scene: Scene, random: Random) -> list[tuple[float, float, float]]:
    """Centre and room of each thing, in parts of the picture."""
    jitter = lambda: random.uniform(-0.03, 0.03)  # noqa: E731
    if len(scene.things) * scene.count == 1:
        return [(random.uniform(0.36, 0.64), random.uniform(0.36, 0.64), 0.34)]
    if scene.relation == "above":
        return [(random.uniform(0.3, 0.7), 0.26 + jitter(), 0.22), (random.uniform(0.3, 0.7), 0.74 + jitter(), 0.22)]
    if scene.count == 3:
        return [(centre + jitter(), 0.5 + 4 * jitter(), 0.15) for centre in (0.18, 0.5, 0.82)]
    return [(centre + jitter(), 0.5 + 4 * jitter(), 0.22) for centre in (0.26, 0.74)]
