import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { PAGES } from "../slide-words.ts";
import { numerals } from "../values/number-tables.ts";
import { type Noted, notesToMaker } from "./notes.ts";

/** "Five slides at most", "höchstens fünf Folien", "pas plus de 5 images": how long a series may be. */

const COUNT = "(?<count>\\d{1,2}|\\p{L}{3,7})";
const BEFORE =
  "(?:at most|at the most|no more than|not more than|max(?:imum)?(?:\\.| of)?|up to|höchstens|maximal|nicht mehr als|maximum|pas plus de|máximo|como mucho|no más de|al massimo|massimo|non più di|maximaal|hooguit|niet meer dan|no máximo|não mais de)";
const BEHIND =
  "(?:at (?:the )?most|max(?:imum)?|or fewer|or less|tops|höchstens|maximal|au (?:plus|maximum)|maximum|como (?:mucho|máximo)|máximo|al massimo|massimo|maximaal|hooguit|no máximo)";
/** "Ein Karussell mit sechs Seiten": an order of so many. */
const SERIES =
  "(?:carousel|slideshow|karussell|diashow|carrousel|diaporama|carrusel|presentación|carosello|presentazione|diavoorstelling|carrossel|apresentação)";
const LIMITS = [
  new Prefiltered(`(?<!\\p{L})${COUNT} ${PAGES},? ${BEHIND}(?!\\p{L})`, "iu"),
  new Prefiltered(`(?<!\\p{L})${BEFORE} ${COUNT} ${PAGES}(?!\\p{L})`, "iu"),
  new Prefiltered(
    `(?<!\\p{L})${SERIES} (?:with|of|mit|aus|de|en|avec|con|di|met|van|com) ${COUNT} ${PAGES}(?!\\p{L})`,
    "iu",
  ),
  // "Four slides, in this order: the date, the hours, where we are."
  new Prefiltered(
    `^[^:.!?,\\d]{0,30}?(?<!\\p{L})${COUNT} ${PAGES}(?:,? \\p{L}[^:.!?,\\d]{3,30})?\\s?:`,
    "iu",
  ),
];

/** The most slides that the author wants, cover and close among them; undefined without such a wish. */
export function mostSlides(noted: Noted): number | undefined {
  const small = own(numerals(), noted.language)?.small;
  for (const note of notesToMaker(noted)) {
    const count = LIMITS.map((limit) => limit.exec(note)?.groups?.count?.toLowerCase()).find(Boolean) ?? "";
    const most = small?.get(count) ?? Number.parseInt(count, 10);
    if (most > 0) return most;
  }
  return undefined;
}
