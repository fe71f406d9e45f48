/** Vectors compared with sentence-transformers' on the same weights. */
import { expect } from "playwright/test";
import { z } from "zod";
import type { Evaluates } from "../soak/watched-stream.ts";
import { minilm, posted } from "./real-models.ts";
import { embedReference } from "./reference.ts";

const schema = z.object({ embeddings: z.object({ float: z.array(z.array(z.number())) }) });

export async function expectVectors(caller: Evaluates, together: boolean): Promise<void> {
  const { texts, vectors } = embedReference(minilm);
  const found: number[][] = [];
  for (const part of together ? [texts] : texts.map((text) => [text])) {
    const body = { model: minilm, input_type: "search_document", embedding_types: ["float"], texts: part };
    found.push(...(await posted(caller, "/v2/embed", body, schema)).embeddings.float);
  }
  expect(found.map(({ length }) => length)).toEqual(vectors.map(({ length }) => length));
  const apart = vectors.map((vector, index) =>
    Math.max(...vector.map((value, place) => Math.abs(value - (found[index]?.[place] ?? Infinity)))),
  );
  console.log(`${minilm}: at most ${Math.max(...apart).toExponential(1)} apart in a place`);
  for (const [index, most] of apart.entries()) expect(most, texts[index]).toBeLessThan(1e-5);
}
