import { FIGURES } from "./figures.ts";
import { LISTS } from "./lists.ts";
import { NEWS } from "./news.ts";

/** One story for every template of a single picture; each is what a shop, a studio or a small firm would write. */
export const STILLS = { ...FIGURES, ...LISTS, ...NEWS };
