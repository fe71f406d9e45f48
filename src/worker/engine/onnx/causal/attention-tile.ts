/** The rule by which ONNX Runtime cuts recorded attention over one token into workgroups. */
import type { WorkgroupCount } from "./direct-dispatches.ts";

/** The part of the attention of one token that one workgroup computes: `positions` of one head. */
export interface AttentionTile {
  positions: number;
  /** Heads of a sequence. */
  heads: number;
}

/**
 * Finds the tile by runs after several numbers of positions; undefined if their counts follow another rule. `capacity`: positions that
 * the cache has room for. `countAfter`: runs one token after so many positions and returns the workgroup count of all layers;
 * undefined if the layers differ or no count comes from the GPU.
 */
export async function findAttentionTile(
  capacity: number,
  countAfter: (positions: number) => Promise<WorkgroupCount | undefined>,
): Promise<AttentionTile | undefined> {
  const [tiles = 1, heads = 0] = (await countAfter(capacity - 1)) ?? [];
  const positions = capacity / tiles;
  if (tiles === 1 || !Number.isInteger(positions)) return undefined;
  const tile = { positions, heads };
  for (const length of [positions, positions + 1]) {
    if (String(await countAfter(length - 1)) !== String(workgroupCount(tile, length))) return undefined;
  }
  return tile;
}

/** Returns the workgroups of attention over so many positions, the new token included. */
export function workgroupCount(tile: AttentionTile, positions: number, sequences = 1): WorkgroupCount {
  return [Math.ceil(positions / tile.positions), tile.heads, sequences];
}
