import { clip } from "../../copy/text.ts";
import { type Material, words } from "./material.ts";

/** A film that some material can be told as. */
export type FilmCandidate = {
  template: string;
  /** How often it is taken, beside the others that can tell the same material. */
  weight: (material: Material) => number;
  show: (material: Material) => Record<string, unknown> | undefined;
};

export const FILMS: readonly FilmCandidate[] = [
  { template: "film_launch", weight: () => 1, show: launchFilm },
];

function launchFilm(material: Material) {
  const { kicker, headline, supporting, cta, url } = words(material);
  const points = (material.card.bullets ?? []).filter((point) => point.length <= 48).slice(0, 3);
  const [photo = ""] = material.screens;
  return {
    kicker: clip(kicker, 50),
    headline: clip(headline, 70),
    supporting: clip(supporting, 120),
    points,
    photo,
    cta: clip(cta, 30),
    url: url.length <= 80 ? url : "",
  };
}
