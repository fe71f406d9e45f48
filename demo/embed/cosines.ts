/**
 * Cosine of each pair of vectors: row i, column j. Vectors of the service have length 1 (contract 7.2), so the product is
 * the cosine.
 */
export function cosines(vectors: number[][]): number[][] {
  return vectors.map((a) => vectors.map((b) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)));
}

/** Returns the most similar pair of different vectors; undefined if there are fewer than two. */
export function closestPair(matrix: number[][]): { first: number; second: number; cosine: number } | undefined {
  let closest: { first: number; second: number; cosine: number } | undefined;
  for (const [first, row] of matrix.entries()) {
    for (const [second, cosine] of row.entries()) {
      if (second > first && cosine > (closest?.cosine ?? -Infinity)) closest = { first, second, cosine };
    }
  }
  return closest;
}
