import type { Story } from "../../../../story/schema.ts";
import { isSpan, writtenDay } from "../../card/dates.ts";

/** That a place is shut, not that a list or a booking closes. */
const SHUT = [
  "(?:is|are|we're|they're|be|been|remains?|stays?|keeps?) (?:\\p{L}+ )?(?:closed|shut)",
  "^(?:\\p{L}+ ){0,3}(?:closed|shut)",
  "we (?:will )?close",
  "geschlossen|geschloßen|schließen wir|wir schließen|(?:bleibt|bleiben|ist|sind|haben) (?:\\P{N}*)?zu(?= vom| am| bis|$)",
  "fermée?s?|fermons|ferme(?= (?:ses portes|du|le|pour))|fermeture",
  "cerrad[oa]s?|cerramos|cierra(?= (?:por|del|el|sus puertas))|cierre",
  "chius[oaie]|chiudiamo|chiude(?= (?:per|dal|il))|chiusura",
  "gesloten|dicht|sluiten wij|we sluiten|sluiting",
  "encerrad[oa]s?|encerramos|encerra|fechad[oa]s?|fechamos|fecha(?= (?:de|para|no|a))",
].join("|");
const CLOSED = new RegExp(`(?<!\\p{L})(?:${SHUT})(?!\\p{L})`, "iu");

/** Whether a story says that a place is closed on a day or from one day to another: its days belong to that word. */
export function isClosure({ headline }: Pick<Story, "headline">): boolean {
  const text = headline.text.replace(/[’‘]/gu, "'");
  return CLOSED.test(text) && (isSpan(text) || writtenDay(text) !== "");
}
