import type { Film } from "../../film/motion.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Theme } from "../../theme.ts";
import type { Align } from "../film/lines.tsx";
import { type Draft, filmOf } from "../film/scene.ts";
import { spread } from "../kit/dice.ts";

/** What a scene stands on and along which edge it is set. */
export type Look = { surface: Surface; align: Align };
export type Tell = (look: Look) => Draft;

/** A film of scenes that change between the brand's colour and the quiet page. The seed chooses edge and first ground. */
export function tell(stage: Stage, scenes: readonly Tell[]): Film {
  const align: Align = spread(stage.seed, 0) < 0.5 ? "left" : "center";
  const opensLoud = spread(stage.seed, 1) < 0.7;
  const grounds = groundsOf(stage.theme, scenes.length, opensLoud);
  return filmOf(scenes.map((scene, i) => scene({ surface: grounds[i] ?? stage.theme.wash, align })));
}

/** The brand's colour closes every film; two quiet scenes in a row are better than two loud ones. */
function groundsOf({ page, wash }: Theme, count: number, opensLoud: boolean): Surface[] {
  const inner = Array.from({ length: count - 1 }, (_, i) => ((i % 2 === 0) === opensLoud ? wash : page));
  if (inner.length > 1) inner[inner.length - 1] = page;
  return [...inner, wash];
}
