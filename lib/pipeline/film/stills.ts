import { ASSET_TYPES } from "../../asset-types.ts";
import type { FilmPlan } from "../../render/film/film.ts";
import { drawPlan, lintPlan } from "../../render/render.ts";
import type { Template } from "../../render/template.ts";
import { altWord } from "../../render/templates/kit/alt-words.ts";
import type { AssetType } from "../../vocab.ts";
import { pictureOf, type RenderedPages } from "../picture.ts";
import { filmLibrary } from "./plan.ts";

/** The pictures that a film has beside it: a slideshow shows each of its slides, a video is represented by one. */
export async function drawStills(
  template: Template,
  filmPlan: FilmPlan,
  assetType: AssetType,
): Promise<RenderedPages> {
  const { planned } = filmPlan;
  if (ASSET_TYPES[assetType].stills === "slides") {
    const { pages, checks } = await drawPlan(template, planned);
    return { pictures: pages.map(pictureOf), checks };
  }
  const { drawPoster } = await filmLibrary();
  const poster = pictureOf(await drawPoster(filmPlan, planned.output));
  return { pictures: [poster], checks: await lintPlan(template, planned) };
}

/** What a scene says, without the name of the brand and the number of the scene, which are said once. */
function withoutPlace(altText: string, brand: string): string {
  const rest = altText.startsWith(brand) ? altText.slice(brand.length) : altText;
  return rest.replace(/^[^:：]*: /u, "");
}

const unstopped = (text: string) => text.replace(/[.。]$/u, "");

/** How long a film is, and what its scenes say one after the other. */
export function filmAltText(template: Template, { planned, film, durationMs }: FilmPlan): string {
  const { data, context, language } = planned;
  const { name } = context.brand;
  const silent = `${altWord("logo", language)}.`;
  const said = film.scenes
    .map((_, scene) => withoutPlace(template.altText(data, name, scene, language), name))
    // The name of the brand stands before all of it: a scene with nothing but that says nothing new.
    .filter((text) => text !== silent && unstopped(text) !== name);
  return `${altWord("film", language, Math.round(durationMs / 1000))} ${name}: ${[...new Set(said)].join(" ")}`;
}
