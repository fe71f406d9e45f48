import { test } from "./real-models.ts";
import { expectVectors } from "./vectors.ts";

test("vectors equal sentence-transformers', all texts in one request", ({ service }) => expectVectors(service, true));
test("vectors equal sentence-transformers', texts one by one", ({ service }) => expectVectors(service, false));
