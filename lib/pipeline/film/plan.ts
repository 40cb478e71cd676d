import { PermanentFailure } from "../../core/failures.ts";
import type { Ports } from "../../core/ports.ts";
import type { FilmPlan } from "../../render/film/film.ts";
import type { RunView } from "../../runs/store.ts";
import { type Design, deserializeDesign } from "../design.ts";
import { renderInputOf } from "../render-input.ts";
import { bedOf } from "./bed.ts";

/** The film library is loaded when the first film is made: most isolates never make one. */
export const filmLibrary = () => import("../../render/film/film.ts");

/** A film as a design has it: the same in every step, message and isolate. */
export async function planOf(ports: Ports, run: RunView, design: Design): Promise<FilmPlan> {
  const { planFilm } = await filmLibrary();
  const bed = run.sound ? (run.bed ?? bedOf(run.story)) : undefined;
  const spec = { fps: run.fps === 60 ? 60 : 30, bed } as const;
  return planFilm(design.template, await renderInputOf(ports, run, design), spec);
}

/** The film that `compose` planned. @throws PermanentFailure when what it shows has changed since. */
export async function composedPlan(ports: Ports, run: RunView): Promise<FilmPlan> {
  const filmPlan = await planOf(ports, run, deserializeDesign(run));
  if (filmPlan.hash === run.renderHash) return filmPlan;
  throw new PermanentFailure(
    "film_outdated",
    "Something that the film shows was changed or deleted while it was being made. Nothing was charged. Please start the run again.",
  );
}
