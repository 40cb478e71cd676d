import type { Layer } from "../../../film/motion.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { Theme } from "../../../theme.ts";
import type { FilmAlign } from "../lines.tsx";

/** What shares the picture with it: the usual words, few that leave it more, or facts to keep. */
export type MotifRoom = "end" | "large" | "kept";

/** An ornament that opens and closes a film, with its backgrounds and alignment. */
export type Motif = {
  name: string;
  align: FilmAlign;
  /** Where words stand in the room that it leaves: 0 is its top, 1 its foot. Without it, about the middle. */
  at?: number | undefined;
  /** Background of the first and last scene, and of those between. */
  ends(theme: Theme): Surface;
  between(theme: Theme): Surface;
  /** From back to front, smaller beside words to keep where it can be. It is there from the first frame on, which players show, and drifts to its place. */
  layers(context: RenderContext, room?: MotifRoom): Layer[];
  /** What it leaves to the words, under the logo. */
  available(context: RenderContext, room?: MotifRoom): Box;
};
