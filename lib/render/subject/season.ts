import { PASSING } from "./passing.ts";

/** Drawings of a season, in which all sorts of things happen. */
const SEASONS: ReadonlySet<string> = new Set(["christmas-tree", "easter-egg", "snowflake"]);

const COURSE =
  /(?<!\p{L})(?:courses?|class(?:es)?|lessons?|\p{L}*kurse?[sn]?|unterricht|cours|stages?|cursos?|clases?|aulas?|cors[oi]|lezion[ei]|cursus(?:sen)?|les(?:sen)?)(?!\p{L})/iu;

/** The thing that a headline names beside a season: bins that are emptied at Christmas are no fir tree. */
export const besideSeason = (subject: string, named: readonly string[]): string | undefined =>
  SEASONS.has(subject) ? named.find((one) => !SEASONS.has(one) && !PASSING.has(one)) : undefined;

/** Whether a headline names a season only to say when a course is: a driving lesson at Christmas is no fir tree. */
export const onlySaysWhen = (subject: string, headline: string): boolean =>
  SEASONS.has(subject) && COURSE.test(headline);
