import { test } from "./real-models.ts";
import { expectVectors } from "./vectors.ts";

test("vectors are those of sentence-transformers, all texts in one request", ({ service }) => expectVectors(service, true));
test("vectors are those of sentence-transformers, texts one by one", ({ service }) => expectVectors(service, false));
