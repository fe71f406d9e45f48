/**
 * The interface of a family of chat models with vision: how it cuts images into tiles, writes them into prompts, and feeds them to
 * its graph.
 */
import type { Tensor } from "onnxruntime-web";
import type { ElementType } from "../../graph/element-types.ts";
import type { Ort } from "../../ort-builds.ts";
import type { Pixels, PixelSize } from "../../../images/image-pixels.ts";

export interface TileLayout {
  /** The image is scaled to a grid of squares of `side` pixels, which are cut out row by row. Both are 0 if it is not cut. */
  rows: number;
  columns: number;
  side: number;
  /** Size to which the whole image is scaled for the last tile; undefined: there is no such tile. */
  whole: PixelSize | undefined;
  /** Text of the image in a prompt. It has the family's first token once for each embedding row of the tiles. */
  text: string;
}

export interface ImageFamily {
  /** Special tokens of the texts. The first is also the token that chat templates write for an image. */
  readonly tokens: readonly [string, ...string[]];
  /** `isOneTile`: whether the image is not cut. */
  tileLayout(size: PixelSize, isOneTile: boolean): TileLayout;
  /** Returns the number of embedding rows of a tile of this size. */
  rowsOf(tile: PixelSize): number;
  /** Required inputs of the vision graph. */
  readonly needs: Readonly<Record<string, ElementType>>;
  /** Optional inputs of the vision graph. */
  readonly mayTake: readonly string[];
  /** Returns all of these inputs for one tile. */
  feeds(ort: Ort, tile: Pixels): Readonly<Record<string, Tensor>>;
}
