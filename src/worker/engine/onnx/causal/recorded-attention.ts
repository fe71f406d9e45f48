/** Dispatches recorded attention directly where its workgroup count is known, instead of with a count that the GPU computes. */
import { type AttentionTile, findAttentionTile, workgroupCount } from "./attention-tile.ts";
import { DirectDispatches, type WorkgroupCount } from "./direct-dispatches.ts";

export class RecordedAttention {
  readonly #dispatches: DirectDispatches;
  /** How attention is cut into workgroups; undefined: the GPU counts them. */
  #tile: AttentionTile | undefined;
  #hasIndirect = false;

  constructor(device: GPUDevice) {
    this.#dispatches = DirectDispatches.of(device);
  }

  /** Takes the result of the checks of another model over the same graph. */
  copy(other: RecordedAttention): void {
    this.#tile = other.#tile;
  }

  /**
   * Finds the tile of attention. `capacity`: positions that the cache has room for. `runAfter` runs one token after so many positions
   * with any content. Returns the positions of a tile; undefined if none is found.
   */
  async findTile(capacity: number, runAfter: (positions: number) => Promise<unknown>): Promise<number | undefined> {
    this.#tile = await findAttentionTile(capacity, async (positions) => {
      const counts = await this.#dispatches.countsOf(() => runAfter(positions));
      this.#hasIndirect = counts.length > 0;
      return counts.every((count) => String(count) === String(counts[0])) ? counts[0] : undefined;
    });
    return this.#tile?.positions;
  }

  /** Returns the workgroups that attention over `positions` positions takes; undefined: the GPU counts them. */
  workgroupsFor(positions: number, sequences = 1): WorkgroupCount | undefined {
    return this.#tile && workgroupCount(this.#tile, positions, sequences);
  }

  /** Runs with direct dispatches of attention over `positions` positions. */
  dispatch<Result>(positions: number, run: () => Promise<Result>): Promise<Result> {
    return this.#dispatches.during(this.workgroupsFor(positions), run);
  }

  /** Whether the GPU counts workgroups. */
  get isIndirect(): boolean {
    return this.#tile === undefined && this.#hasIndirect;
  }
}
