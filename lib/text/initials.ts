/** What stands before a name and is no part of it. */
const TITLES =
  /^(?:mr|mrs|ms|mx|miss|dr|dra|prof|professor|professora?|sir|dame|lord|lady|rev|reverend|canon|dean|father|fr|brother|sister|cllr|councillor|capt|captain|sgt|herr|frau|pfarrer|pfarrerin|pastor|pastorin|dekan|pater|schwester|mme|mlle|m|me|maître|père|abbé|sœur|soeur|sr|sra|srta|don|doña|padre|hermana|sor|ing|sig|signora?|dott|dottssa|avv|suor|dhr|mevr|mw|ds|drs|zuster|dom|dona|irmã)\.?$/iu;

/** The first letters of the first and the last name, without a title before them; "" without letters. */
export function initialsOf(name: string): string {
  const said = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const from = said.findIndex((word) => !TITLES.test(word));
  const words = from > 0 && from < said.length ? said.slice(from) : said;
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
