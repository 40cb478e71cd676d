import { watermarkOf } from "../locks.tsx";
import { withTextMeasurement } from "../measure-text.ts";
import type { Plan } from "../plan.ts";
import type { Template } from "../template.ts";
import { checkFilm, FilmError } from "./check-film.ts";
import type { Film } from "./motion.ts";

/**
 * The film a template makes of what was planned, with the mark of free plans over every scene.
 * @throws FilmError when the template makes no films, or one that cannot be made.
 */
export async function filmOf(template: Template, { context, type, data }: Plan): Promise<Film> {
  const film = await withTextMeasurement(type, (measureText) => {
    const drawn = template.film?.({ ...context, measureText }, data);
    const mark = watermarkOf({ ...context, measureText });
    if (!drawn || !mark) return drawn;
    const top = { name: "watermark", ...mark, isFront: true } as const;
    return { ...drawn, scenes: drawn.scenes.map((scene) => ({ ...scene, layers: [...scene.layers, top] })) };
  });
  if (!film) throw new FilmError(`The template ${template.id} makes no films.`);
  checkFilm(film);
  return film;
}
