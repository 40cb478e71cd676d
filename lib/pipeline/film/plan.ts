import type { Ports } from "../../core/ports.ts";
import type { FilmPlan } from "../../render/film/film.ts";
import { lintPlan } from "../../render/render.ts";
import type { RunView } from "../../runs/store.ts";
import type { Design } from "../design.ts";
import { keptDesign } from "../design.ts";
import { pictureOf } from "../picture.ts";
import { renderInputOf } from "../render-input.ts";
import { DeadEnd } from "../step.ts";

/** The film library is loaded when the first film is made: most isolates never make one. */
export const filmLibrary = () => import("../../render/film/film.ts");

/** A film, planned from its run's design: the same in every step, message and isolate. */
export async function planOfFilm(ports: Ports, run: RunView, design: Design) {
  const { planFilm, drawPoster } = await filmLibrary();
  const { template } = design;
  const wish = { fps: run.fps === 60 ? 60 : 30, sound: run.sound } as const;
  const filmPlan = await planFilm(template, await renderInputOf(ports, run, design), wish);
  return {
    filmPlan,
    altText: altTextOf(design, filmPlan),
    drawPoster: async () => ({
      pictures: [pictureOf(await drawPoster(filmPlan, filmPlan.planned.output))],
      checks: await lintPlan(template, filmPlan.planned),
    }),
  };
}

/** The film that `compose` planned. @throws DeadEnd when what it shows has changed since. */
export async function plannedFilm(ports: Ports, run: RunView): Promise<FilmPlan> {
  const { filmPlan } = await planOfFilm(ports, run, keptDesign(run));
  if (filmPlan.hash === run.renderHash) return filmPlan;
  throw new DeadEnd(
    "film_outdated",
    "Something that the film shows was changed or deleted while it was being made. Nothing was charged. Please start the run again.",
  );
}

/** How long a film is, and what its scenes say one after the other. */
function altTextOf({ template }: Design, { planned, film, durationMs }: FilmPlan): string {
  const { data, stage } = planned;
  const said = film.scenes.map((_, scene) => template.altText(data, stage.brand.name, scene));
  return `Film of ${Math.round(durationMs / 1000)} seconds. ${[...new Set(said)].join(" ")}`;
}
