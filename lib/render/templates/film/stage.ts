import { mix } from "../../color.ts";
import { type Surface, surface as surfaceOf } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { Theme } from "../../theme.ts";
import type { FilmAlign } from "./lines.tsx";
import type { Motif } from "./motifs/motif.ts";
import type { SceneDraft } from "./scene.ts";

/** What a shot is drawn on: its place among all shots, and the colours and edge that follow from it. */
export type Stage = {
  context: RenderContext;
  motif: Motif;
  /** The film's own motif, where a shot is set in type alone: it joins words that leave much of the picture free. */
  spare?: Motif;
  surface: Surface;
  align: FilmAlign;
  index: number;
  total: number;
};

/** One picture of a film between two cuts. `texts` is what it says, for screen readers; it depends on the data alone. */
export type Shot = { texts: readonly string[]; draw(stage: Stage): SceneDraft };

/**
 * Every shot on a ground that differs from the one before it. The first and the last stand on the brand's, and one
 * between on its highlight.
 */
export function stagesOf(context: RenderContext, motif: Motif, total: number): Stage[] {
  const { theme } = context;
  const [ends, between] = [motif.ends(theme), motif.between(theme)];
  const bright = 2 * Math.floor(total / 4);
  return Array.from({ length: total }, (_, index) => {
    // After the bright one of an even number, the turns are the other way round: the last one is the brand's again.
    const turn = index > bright && total % 2 === 0 ? index + 1 : index;
    const plain = turn % 2 === 0 ? ends : between;
    const surface = index === bright && total > 4 ? highlight(theme) : plain;
    return { context, motif, surface, align: motif.align, index, total };
  });
}

/** The brand's highlight as a ground. */
function highlight({ wash }: Theme): Surface {
  const { accent, onAccent } = wash;
  return surfaceOf({
    background: accent,
    ink: onAccent,
    key: onAccent,
    fill: onAccent,
    accent: wash.background,
    soft: mix(accent, onAccent, 0.08),
    glows: [mix(accent, onAccent, 0.05), accent],
  });
}
