/** Vectors on a plane: the two directions in which they differ most (principal components), found by power iteration. */

export interface Point {
  x: number;
  y: number;
}

const iterations = 200;

/** Returns a point for each vector, both coordinates in [-1, 1] on one scale. If all vectors are equal, all points are at 0, 0. */
export function projected(vectors: readonly (readonly number[])[]): Point[] {
  const centred = withoutMean(vectors);
  // The coordinates are the scaled eigenvectors of the matrix of products between vectors, which is small.
  const products = centred.map((a) => centred.map((b) => dot(a, b)));
  const xs = mainCoordinates(products);
  const rest = products.map((row, i) => row.map((value, j) => value - (xs[i] ?? 0) * (xs[j] ?? 0)));
  const ys = mainCoordinates(rest);
  const scale = Math.max(...xs.map(Math.abs), ...ys.map(Math.abs), 1e-9);
  return xs.map((x, index) => ({ x: x / scale, y: (ys[index] ?? 0) / scale }));
}

/** Returns the eigenvector with the largest eigenvalue of a symmetric matrix; its length is the square root of that eigenvalue. */
function mainCoordinates(matrix: readonly (readonly number[])[]): number[] {
  // The start is the same at each call, and unlikely to be at right angles to an eigenvector.
  let direction = matrix.map((_, index) => Math.cos(index * 1.7 + 0.3));
  let eigenvalue = 0;
  for (let round = 0; round < iterations; round += 1) {
    const next = matrix.map((row) => dot(row, direction));
    eigenvalue = Math.sqrt(dot(next, next));
    if (eigenvalue < 1e-9) return matrix.map(() => 0);
    direction = next.map((value) => value / eigenvalue);
  }
  return direction.map((value) => value * Math.sqrt(eigenvalue));
}

function withoutMean(vectors: readonly (readonly number[])[]): number[][] {
  const width = vectors[0]?.length ?? 0;
  const mean = Array.from({ length: width }, (_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0) / vectors.length);
  return vectors.map((vector) => vector.map((value, index) => value - (mean[index] ?? 0)));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
