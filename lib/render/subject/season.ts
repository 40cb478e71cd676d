/** Drawings of a season, in which all sorts of things happen. */
const SEASONS: ReadonlySet<string> = new Set(["christmas-tree", "easter-egg", "snowflake"]);

const COURSE =
  /(?<!\p{L})(?:courses?|class(?:es)?|lessons?|\p{L}*kurse?[sn]?|unterricht|cours|stages?|cursos?|clases?|aulas?|cors[oi]|lezion[ei]|cursus(?:sen)?|les(?:sen)?)(?!\p{L})/iu;

/** Whether a headline names a season only to say when a course is: a driving lesson at Christmas is no fir tree. */
export const onlySaysWhen = (subject: string, headline: string): boolean =>
  SEASONS.has(subject) && COURSE.test(headline);
