import type * as z from "zod/v4";
import { filmTemplate } from "../../film/film-template.ts";
import type { Template } from "../../template.ts";
import { direct } from "./direct.ts";
import { motifOf } from "./motif-of.ts";
import { type FilmPace, LENGTH } from "./scene.ts";
import { sceneAlt } from "./scene-alt.ts";
import type { Shot } from "./stage.ts";
import { timed } from "./wished-timing.ts";

type ShotFilm<D extends z.ZodType> = Omit<Template<D>, "draw" | "film" | "altText" | "assetTypes"> & {
  /** What the film shows, one after the other. A language other than the film's own changes only its texts. */
  shots(data: z.output<D>, language?: string): readonly Shot[];
  /** How long it may last; the usual without. */
  pace?: FilmPace;
};

/** A video in shots: its motif follows from the seed, and its alternative texts from the shots. */
export const shotFilm = <D extends z.ZodType>({ shots, pace = LENGTH, ...spec }: ShotFilm<D>): Template<D> =>
  filmTemplate({
    ...spec,
    assetTypes: ["video"],
    film: (context, data) => direct(context, motifOf(context), shots(data), timed(data, pace)),
    altText: (data, brand, page, language) => {
      const texts = shots(data, language).map((shot) => shot.texts);
      return sceneAlt(brand, texts, page, language);
    },
  });
