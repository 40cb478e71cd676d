import type { Layer } from "../../../film/motion.ts";
import type { Box } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";
import type { Stage } from "../../../template.ts";
import type { Theme } from "../../../theme.ts";
import type { Align } from "../lines.tsx";

/** An ornament that opens a film and comes back at its end, with the grounds and the alignment that go with it. */
export type Motif = {
  name: string;
  align: Align;
  /** Ground of the first and last scene, and of those between. */
  ends(theme: Theme): Surface;
  between(theme: Theme): Surface;
  /** From back to front. It is there from the first frame on, which players show, and drifts to its place. */
  layers(stage: Stage): Layer[];
  /** What it leaves to the words, under the logo. */
  room(stage: Stage): Box;
};
