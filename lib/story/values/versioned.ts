const ACRONYM = /(?<!\p{L})(?!(?:VOM|BIS|ZUM|DEM|DEN|NEU|AUF)\s)\p{Lu}{3,6}\s$/u;
const CALLS_VERSION = /(?<!\p{L})(?:versions?|versión|versão|versione|versie|release)\s$/iu;
const LONGEST = 10;

/** Whether a text up to `at` ends with what has versions: the "1.1." of "the importer for TMX 1.1." is no day there. */
export function isVersionedBefore(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST), at);
  return ACRONYM.test(before) || CALLS_VERSION.test(before);
}
