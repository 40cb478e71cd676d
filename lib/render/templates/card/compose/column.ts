import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";

/** Where parts stand. `size` is that of facts in design pixels, from which other small type follows. */
export type CardColumn = {
  surface: Surface;
  width: number;
  height: number;
  size: number;
  align: "left" | "center";
  /** Largest headline in design pixels. */
  largest: number;
};

/** A part that is ready to be placed. `type` is the size of a headline or a figure, in pixels. */
export type DrawnPart = { node: Node; height: number; isWhole: boolean; type?: number };
