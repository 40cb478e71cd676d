import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { CallToAction } from "./footer.tsx";

export type WordsOptions = Size & {
  surface: Surface;
  /** Largest headline, in design pixels. */
  max: number;
};
/** A column of words that is ready to be placed. */
export type WordsColumn = Size & { node: Node };

/** What stands beside photographs. `badge` draws a sign that lies on them, no larger than a side in pixels. */
export type PhotoPage = {
  action: CallToAction;
  words: (options: WordsOptions) => WordsColumn;
  badge?: ((side: number) => WordsColumn) | undefined;
  /** How much larger than a headline its largest words are; 1 without it. */
  loudness?: number;
};
