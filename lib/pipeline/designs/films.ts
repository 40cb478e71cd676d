import type { Kind } from "../../copy/types.ts";
import type { Candidate } from "./candidates.ts";
import { changelogFilm, launchFilm, tourFilm } from "./films-product.ts";
import { eventFilm, quoteFilm, statFilm } from "./films-story.ts";

/** A way to tell some material as a film. For the kinds of news that it is made for, it goes before all others. */
export type FilmCandidate = Candidate & { madeFor: readonly Kind[] };

/** Everything a video can be, in no order: what has enough to show takes part, and the seed chooses. */
export const FILMS: readonly FilmCandidate[] = [
  { template: "film_launch", weight: 3, madeFor: [], show: launchFilm },
  { template: "film_tour", weight: 2, madeFor: ["feature", "howto"], show: tourFilm },
  { template: "film_changelog", weight: 12, madeFor: ["changelog", "feature"], show: changelogFilm },
  { template: "film_stat", weight: 3, madeFor: ["report", "milestone"], show: statFilm },
  { template: "film_quote", weight: 6, madeFor: ["testimonial"], show: quoteFilm },
  { template: "film_event", weight: 1, madeFor: ["event", "opening"], show: eventFilm },
];
