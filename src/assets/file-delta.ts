/** A file of the package, stored as its differences from another file: two builds of WebAssembly differ in a few of 14 million bytes. */
import { AssetManifestError } from "./asset-manifest-error.ts";

/** A part of the base, or bytes of its own in base64. */
export type Piece = { from: number; length: number } | { content: string };

export interface FileDelta {
  /** Path of the asset that the parts are taken from. */
  base: string;
  pieces: Piece[];
}

/** Throws `AssetManifestError` if `text` has not the form that the build writes. */
export function parseFileDelta(text: string): FileDelta {
  const data: unknown = JSON.parse(text);
  if (!isDelta(data)) throw new AssetManifestError("a file that is kept by its differences is damaged");
  return data;
}

export function applyFileDelta({ pieces }: FileDelta, base: Uint8Array): Uint8Array {
  return Buffer.concat(
    pieces.map((piece) =>
      "content" in piece ? Buffer.from(piece.content, "base64") : base.subarray(piece.from, piece.from + piece.length),
    ),
  );
}

function isDelta(data: unknown): data is FileDelta {
  if (typeof data !== "object" || data === null || !("base" in data) || !("pieces" in data)) return false;
  return typeof data.base === "string" && Array.isArray(data.pieces) && data.pieces.every(isPiece);
}

function isPiece(piece: unknown): piece is Piece {
  if (typeof piece !== "object" || piece === null) return false;
  if ("content" in piece) return typeof piece.content === "string";
  return "from" in piece && typeof piece.from === "number" && "length" in piece && typeof piece.length === "number";
}
