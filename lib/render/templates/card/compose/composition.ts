import type { Shape } from "../../../sizes.ts";
import type { CardContent } from "./content.ts";

/** What a region can show. `headline` and `figure` take the room that the others leave. */
export type CardPart =
  | "brand"
  | "kicker"
  | "figure"
  | "headline"
  | "support"
  | "row"
  | "table"
  | "stack"
  | "action";
/** Which colours a region has: the page's, the panel's, or those of the brand's accent. */
export type CardGround = "page" | "flood" | "accent";

/** A part of the picture in shares of it: left, top, width, height. */
export type Shares = readonly [number, number, number, number];

export type CardRegion = {
  /** Tall pictures are divided from top to bottom, wide ones often from left to right. */
  wide: Shares;
  tall: Shares;
  ground: CardGround;
  /** What stands at its top, and what at its foot. */
  head: readonly CardPart[];
  foot: readonly CardPart[];
  align?: "left" | "center";
  /** Where the head stands in the room that the foot leaves: 0, at the top, without it. */
  at?: number;
};

export type Composition = {
  name: string;
  /** Whether there is something for every region. */
  suits: (content: CardContent, shape: Shape) => boolean;
  /** Largest headline, in design pixels. */
  largest: number;
  regions: readonly CardRegion[];
  /** Thickness of a border in the panel's colour, in shares of the shorter side. */
  border?: number;
};
