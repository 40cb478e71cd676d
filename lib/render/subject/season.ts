import { PASSING } from "./passing.ts";

/** Drawings of a season, in which all sorts of things happen. */
const SEASONS: ReadonlySet<string> = new Set(["christmas-tree", "easter-egg", "snowflake"]);

const COURSE =
  /(?<!\p{L})(?:courses?|class(?:es)?|lessons?|\p{L}*kurse?[sn]?|unterricht|cours|stages?|cursos?|clases?|aulas?|cors[oi]|lezion[ei]|cursus(?:sen)?|les(?:sen)?)(?!\p{L})/iu;

/** The thing that a headline names beside a season: bins that are emptied at Christmas are no fir tree. */
export const besideSeason = (subject: string, named: readonly string[]): string | undefined =>
  SEASONS.has(subject) ? named.find((one) => !SEASONS.has(one) && !PASSING.has(one)) : undefined;

/** What every business has at a season too: "Christmas hours", "commandes de Noël". */
const HOURS =
  /(?<!\p{L})(?:hours|(?:pre-?)?orders?|(?:vor)?bestell\p{L}*|commandes?|pedidos?|encargos?|ordini|encomendas?|open(?:ing)?(?: times)?|closed|closing|closure|timetable|(?:öffnungs|sprech|geschäfts|betriebs)zeiten|geöffnet|geschlossen|fahrplan|betriebsferien|horaires?|ouverture|fermeture|fermée?s?|ouverts?|horarios?|abierto|cerrad[oa]s?|cierre|orari[o]?|apertur[ae]|chiusur[ae]|chius[oaie]|apert[oaie]|openingstijden|openingsuren|geopend|gesloten|dienstregeling|horários?|abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|encerramento)(?!\p{L})/iu;

/** Whether a headline names a season only to say when something is: a driving lesson at Christmas is no fir tree. */
export const onlySaysWhen = (subject: string, headline: string): boolean =>
  SEASONS.has(subject) && (COURSE.test(headline) || HOURS.test(headline));
