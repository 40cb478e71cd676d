import { remembered } from "../../../text/once.ts";
import { own } from "../../../text/own.ts";
import { form, type OpenForm, whole } from "./search.ts";
import { undecidedWords } from "./words/of.ts";

const GAP = "(?:[^.!?;:\\n]|\\.(?=\\S))";
/** What ends a thought: "Venue to be confirmed." and not "to be confirmed by 3 May". */
const END = "(?=\\s*(?:[.!?…,;)\\]]|$))";
const BEGIN = "(?<=^|[([,:–—-]\\s?|[.!?]\\s)";
/** "More dates to follow", "weitere Termine folgen": readers may look forward to them. */
const MORE =
  "(?<!(?<!\\p{L})(?:more|further|all|weitere|mehr|alle|nähere|d[’']autres|más|otros|otras|altri|altre|meer|verdere|mais|outros|outras) )";

/** "Next year's match is at Nether Wick, date to follow.": readers look forward to what is a season away, by language. */
const NEXT_TIME: Record<string, readonly [time: string, open: string]> = {
  en: [
    "next (?:year|season|edition)(?:[’']s)?",
    "(?:exact )?(?:dates?|times?|venue|place|details|programme|tickets)",
  ],
  de: [
    "(?:im )?nächste[nsr]? (?:jahr(?:es)?|saison|ausgabe)",
    "(?:genaue[rs]? )?(?:termine?|datum|uhrzeit|ort|programm|details)",
  ],
  fr: [
    "l[’']an(?:née)? prochaine?|(?:la )?(?:saison|édition) prochaine|(?:la )?prochaine (?:saison|édition)",
    "dates?|horaires?|heure|lieu|programme|détails",
  ],
  es: [
    "(?:el|del) (?:año (?:que viene|próximo)|próximo año)|(?:la )?próxima (?:temporada|edición)",
    "fechas?|hora(?:rio)?|lugar|programa|detalles",
  ],
  it: [
    "(?:l[’']|dell[’'])?anno prossimo|(?:la )?prossima (?:stagione|edizione)",
    "date|data|orari[oa]?|luogo|programma|dettagli",
  ],
  nl: ["volgend(?:e)? (?:jaar|seizoen|editie)", "datum|data|tijd(?:stip)?|plaats|locatie|programma"],
  pt: [
    "(?:o|do|no) (?:próximo ano|ano que vem)|(?:a )?próxima (?:época|temporada|edição)",
    "datas?|horas?|horário|local|programa|detalhes",
  ],
};

/** Where no day or place of the next time stands. */
function notOfNextTime(language: string): string {
  const [time, open] = own(NEXT_TIME, language) ?? [];
  return time && open ? `(?!(?<=${whole(time)}${GAP}{0,90})${whole(open)})` : "";
}

/** Forms in which a brief says that a part of it is still to come or to be decided. */
export const stillToCome = remembered((language): readonly OpenForm[] => {
  const w = undecidedWords(language);
  if (!w) return [];
  return [
    form("to_come", `${MORE}${notOfNextTime(language)}${whole(w.parts)}${GAP}{0,40}? (?:${w.comes})${END}`),
    form("to_come", whole(w.waits)),
    form("to_come", `${BEGIN}(?:${w.toConfirm})${END}`),
    form("to_come", `${whole(w.parts)} (?:${w.toConfirm})${END}`),
    form("to_come", whole(w.later), { evenToReaders: true }),
  ];
});
