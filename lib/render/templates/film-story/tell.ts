import type { Film } from "../../film/motion.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { Theme } from "../../theme.ts";
import { signOff } from "../film/close.tsx";
import type { FilmAlign } from "../film/lines.tsx";
import { motifOf } from "../film/motif-of.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { opening } from "../film/opening.tsx";
import { paced, type SceneDraft } from "../film/scene.ts";

/** What a scene stands on and along which edge it is set. */
export type SceneStyle = { surface: Surface; align: FilmAlign };
export type TellScene = (look: SceneStyle) => SceneDraft;

type StoryTexts = { kicker: string; headline: string; supporting: string; cta: string; url: string };

/**
 * A film that opens with a message, shows its scenes, and closes with a call to action. The seed chooses its
 * motif.
 */
export function tell(context: RenderContext, story: StoryTexts, scenes: readonly TellScene[]): Film {
  const motif = motifOf(context);
  const { align } = motif;
  const surface = motif.ends(context.theme);
  const backgrounds = backgroundsOf(context.theme, motif, scenes.length);
  return paced([
    opening(context, motif, story),
    ...scenes.map((scene, i) => scene({ surface: backgrounds[i] ?? surface, align })),
    signOff(context, motif, story),
  ]);
}

/** Backgrounds between the first and the last scene: of three or more, every second is that of the ends. */
const backgroundsOf = (theme: Theme, { ends, between }: Motif, count: number): Surface[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 1 && i < count - 1 ? ends : between)(theme));
