import type { Film } from "../../film/motion.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Theme } from "../../theme.ts";
import { signOff } from "../film/close.tsx";
import type { Align } from "../film/lines.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { opening } from "../film/opening.tsx";
import { type Draft, paced } from "../film/scene.ts";

/** What a scene stands on and along which edge it is set. */
export type Look = { surface: Surface; align: Align };
export type Tell = (look: Look) => Draft;

type Story = { kicker: string; headline: string; supporting: string; cta: string; url: string };

/** A film that opens with a message, tells what it has to tell, and closes with what to do. The seed chooses its motif. */
export function tell(stage: Stage, story: Story, scenes: readonly Tell[]): Film {
  const motif = motifOf(stage);
  const { align } = motif;
  const surface = motif.ends(stage.theme);
  const grounds = groundsOf(stage.theme, motif, scenes.length);
  return paced([
    opening(stage, motif, story),
    ...scenes.map((scene, i) => scene({ surface: grounds[i] ?? surface, align })),
    signOff(stage, motif, story),
  ]);
}

/** Grounds between the first and the last scene: of three or more, every second is that of the ends. */
const groundsOf = (theme: Theme, { ends, between }: Motif, count: number): Surface[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 1 && i < count - 1 ? ends : between)(theme));
