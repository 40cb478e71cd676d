/** "Bekanntmachung der Stadtbücherei Eschenrode": headings that name the sender, which an account does anyway. */

const ANNOUNCES =
  /^(?:(?:public |important )?(?:notice|announcement|information|news)|bekanntmachung|mitteilung|hinweis|information(?:en)?|aushang|neuigkeiten|avis|communiqué|annonce|infos?|aviso|comunicado|anuncio|avviso|comunicato|annuncio|bericht|mededeling|aankondiging)(?!\p{L})/iu;
const BETWEEN: ReadonlySet<string> = new Set(
  "from of by the der des die das von vom aus du de la le les l del el della dell di da do van het".split(
    " ",
  ),
);
const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The line says no more than that there is news, and from whom. */
export function isAnnouncementOf(name: string, line: string): boolean {
  if (!ANNOUNCES.test(line)) return false;
  const words = flat(line.replace(ANNOUNCES, "")).split(" ");
  const start = words.findIndex((word) => !BETWEEN.has(word));
  const sender = start < 0 ? "" : words.slice(start).join(" ");
  return sender === "" || sender === flat(name);
}
