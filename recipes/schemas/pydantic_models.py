"""Prints the schemas of some models as Pydantic, version 1 or 2, and FastAPI write them: a JSON list of {name, schema}."""

import enum
import json
import uuid
from datetime import date, datetime
from typing import Dict, List, Literal, Optional, Union

import pydantic
from pydantic import BaseModel, Field

IS_FIRST = pydantic.VERSION.startswith("1.")
PATTERN = {"regex": "^[A-Z]{3}-[0-9]+$"} if IS_FIRST else {"pattern": "^[A-Z]{3}-[0-9]+$"}
CLOSED = {"extra": "forbid"}


class Size(str, enum.Enum):
    small = "S"
    large = "XL"


class Level(enum.IntEnum):
    low = 1
    high = 2


class Address(BaseModel):
    street: str = Field(..., description="With the number")
    city: str
    zip: Optional[str] = None


class Shirt(BaseModel):
    """A shirt with defaults that refer to other models."""

    size: Size = Size.large
    level: Level = Field(Level.low, title="How much")
    address: Address = Field(..., description="Where to")
    tags: List[str] = []


class Cat(BaseModel):
    kind: Literal["cat"]
    lives: int = 9


class Dog(BaseModel):
    kind: Literal["dog"]
    breed: str


class Owner(BaseModel):
    pet: Union[Cat, Dog] = Field(..., discriminator="kind")
    other: Optional[Union[Cat, Dog]] = None


class Node(BaseModel):
    value: int
    next: Optional["Node"] = None
    children: List["Node"] = []


class Formats(BaseModel):
    day: date
    at: datetime
    id: uuid.UUID
    code: str = Field(..., **PATTERN)
    counts: Dict[str, int]
    either: Union[int, str]


class Limits(BaseModel):
    count: int = Field(..., ge=1, le=9)
    ratio: float = Field(0.5, gt=0, lt=1)
    name: str = Field(..., min_length=1, max_length=20)


class Base(BaseModel):
    id: int


class Derived(Base):
    name: Optional[str] = Field(None, description="A name")
    base: Base = Field(Base(id=1), description="Of the same kind")


if IS_FIRST:

    class ClosedShape(BaseModel, extra=pydantic.Extra.forbid):
        side: float
        colour: Size = Size.small

else:

    class ClosedShape(BaseModel):
        model_config = {"extra": "forbid"}
        side: float
        colour: Size = Size.small


Node.update_forward_refs() if IS_FIRST else Node.model_rebuild()
MODELS = [Address, Shirt, Owner, Node, Formats, Limits, Derived, ClosedShape]


def schema_of(model: type) -> dict:
    return model.schema() if IS_FIRST else model.model_json_schema()


def schemas() -> list:
    found = [{"name": model.__name__, "schema": schema_of(model)} for model in MODELS]
    if not IS_FIRST:
        found += [{"name": f"FastAPI {name}", "schema": schema} for name, schema in fastapi_bodies()]
    return found


def fastapi_bodies() -> list:
    """The bodies of routes from the OpenAPI document, with its components as $defs."""
    from fastapi import FastAPI

    app = FastAPI()
    for model in (Shirt, Owner, Derived):

        def route(body: model) -> None:  # type: ignore[valid-type]
            return None

        app.post(f"/{model.__name__}")(route)
    components = app.openapi()["components"]["schemas"]
    text = json.dumps(components).replace("#/components/schemas/", "#/$defs/")
    definitions = json.loads(text)
    return [(model.__name__, {"$ref": f"#/$defs/{model.__name__}", "$defs": definitions}) for model in (Shirt, Owner, Derived)]


print(json.dumps(schemas(), indent=1))
