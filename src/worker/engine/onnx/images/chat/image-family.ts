/** How a family of chat models with vision reads images: into what they are cut, how prompts show that, and what the graph is given. */
import type { Tensor } from "onnxruntime-web";
import type { ElementType } from "../../graph/element-types.ts";
import type { Ort } from "../../ort-builds.ts";
import type { Pixels, PixelSize } from "../image-pixels.ts";

export interface TilePlan {
  /** The image is scaled to that many squares of `side` pixels, which are cut out row by row. None: 0 and 0. */
  rows: number;
  columns: number;
  side: number;
  /** Size to which the whole is scaled, as the last tile; undefined: it is left out. */
  whole: PixelSize | undefined;
  /** What a prompt has for the image: the family's first token stands for each row that the model makes of the tiles. */
  text: string;
}

export interface ImageFamily {
  /** Tokens that the texts are made of. The first is also what chat templates write for an image. */
  readonly tokens: readonly [string, ...string[]];
  /** `inOne`: as one tile, whatever its size. */
  plan(size: PixelSize, inOne: boolean): TilePlan;
  /** Rows that the model makes of a tile of that size. */
  rowsOf(tile: PixelSize): number;
  /** Inputs that the graph of the images must have. */
  readonly needs: Readonly<Record<string, ElementType>>;
  /** Those that it may have beside them. */
  readonly mayTake: readonly string[];
  /** All of these inputs for one tile. */
  feeds(ort: Ort, tile: Pixels): Readonly<Record<string, Tensor>>;
}
