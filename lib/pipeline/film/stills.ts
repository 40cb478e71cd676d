import type { FilmPlan } from "../../render/film/film.ts";
import { drawPlan, lintPlan } from "../../render/render.ts";
import type { Template } from "../../render/template.ts";
import type { AssetType } from "../../vocab.ts";
import { type Drawn, pictureOf } from "../picture.ts";
import { filmLibrary } from "./plan.ts";

/** The pictures that a film has beside it: a slideshow shows each of its slides, a video is represented by one. */
export async function drawStills(
  template: Template,
  filmPlan: FilmPlan,
  assetType: AssetType,
): Promise<Drawn> {
  const { planned } = filmPlan;
  if (assetType === "slideshow") {
    const { pages, checks } = await drawPlan(template, planned);
    return { pictures: pages.map(pictureOf), checks };
  }
  const { drawPoster } = await filmLibrary();
  const poster = pictureOf(await drawPoster(filmPlan, planned.output));
  return { pictures: [poster], checks: await lintPlan(template, planned) };
}

/** How long a film is, and what its scenes say one after the other. */
export function filmAltText(template: Template, { planned, film, durationMs }: FilmPlan): string {
  const { data, stage } = planned;
  const said = film.scenes.map((_, scene) => template.altText(data, stage.brand.name, scene));
  return `Film of ${Math.round(durationMs / 1000)} seconds. ${[...new Set(said)].join(" ")}`;
}
