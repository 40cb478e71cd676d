import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MONTH_WORD, WEEKDAY_WORD } from "../values/calendar-words.ts";

/** Words that put a sentence into the past. */
const PAST = new Prefiltered(
  /(?<!\p{L})(?:recap|rückblick|nachbericht|retour sur|compte[- ]rendu|resumen|resoconto|terugblik|resumo|was|were|had|did|went|since|thanks|thank you|ago|anniversary|war(?:en)?|hatten?|seit|danke|était|étaient|depuis|merci|fue|fueron|desde|pasado|pasada|gracias|era|erano|scors[oa]|grazie|foi|foram|passad[oa]|obrigad[oa]|sinds|afgelopen|vorige|bedankt|geerntet|gebaut|récoltée?s?|réalisée?s?|recogid[oa]s?|cosechad[oa]s?|raccolt[oaie]|spremut[oaie]|prodott[oaie]|colhid[oa]s?|geoogst|geplukt|brought|came|saw|held|made|drew|rang|sang|swam|rode|sold|won|took|gave|met|began|stood|ran|became|wrote|grew|kept|beendet|abgeschlossen|zu ende gegangen|terminée?s?|achevée?s?|terminad[oa]s?|finalizad[oa]s?|conclus[oaie]|terminat[oaie]|afgelopen|afgesloten|concluíd[oa]s?|encerrad[oa]s?)(?!\p{L})|ました|(?<!終)了/iu,
);

/** "We recorded it", and not "the limited sale", which is what an adjective says. */
const PARTICIPLE =
  /(?<![\p{L}-])(?<!(?<!\p{L})(?:the|an?|our|your|their|its|all|any|every|of|for|with) )\p{L}{3,}ed(?!\p{L})/iu;

/** "Nous avons reçu", "han visitado", "hanno visitato", "haben 480 Gäste besucht", "hebben gemeten", "recebemos e doaram". */
const PERFECT = new Prefiltered(
  `(?<!\\p{L})(?:${[
    "(?:ont|avons|avez|a|ai) (?:été |tous |déjà )?(?:\\p{L}{2,}(?:é|ée|és|ées|eçu|eçus)|remis|pris|fait|mis|ouvert|réuni|couru|vendu|obtenu|tenu)",
    "(?:ha|han|hemos|he) (?:sido )?(?:\\p{L}{2,}(?:ado|ido)|hecho|puesto|abierto|visto|escrito|vuelto)",
    "(?:ha|hanno|abbiamo|ho) (?:\\p{L}{2,}(?:ato|uto|ito)|vinto|preso|fatto|scritto|aperto|chiuso|corso|messo|raccolto|visto)",
    "(?:haben|hat|habt|wurden?) (?:[\\p{L}\\d.%€-]+ ){0,6}ge\\p{L}{2,}(?:t|en)",
    "(?:hebben|heeft|werden?) (?:[\\p{L}\\d.%€-]+ ){0,6}ge\\p{L}{2,}(?:d|t|en)",
    "\\p{L}{3,}(?:aram|eram|iram)|vieram|viram|deram",
    "\\p{L}{2,}(?:aron|ieron)|vimos|tuvimos|fuimos|hicimos|estuvimos|vinimos|pudimos|hubo",
    "(?:sont|sommes) (?:venue?s|passée?s|arrivée?s|entrée?s|montée?s|partie?s)|(?:sono|siamo) (?:venut|passat|arrivat|entrat|salit|partit|stat)[ie]",
    "kamen|sahen|liefen|gingen|sangen|brachten|feierten|besuchten|sammelten|machten|fanden|kwamen|zagen|liepen|gingen|zongen|vierden|bezochten",
    "se (?:l[oa]s? )?(?:llevó|rompió|cayó|inundó|quemó|hundió|celebró|estropeó|perdió|llenó|reunió)|(?:destrozó|derribó|arrancó|provocó|causó|dañó)",
    "(?:levou|destruiu|arrancou|partiu|inundou|causou|danificou)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** "Last week" and "vendredi dernier" look back. "The last free day" and "der letzte Termin" are to come. */
const lastWords = once(() => {
  const days = `${WEEKDAY_WORD()}|${MONTH_WORD()}`;
  const before = `(?:last|letzte[nrsm]?) (?:time|night|weekend|week|month|year|quarter|season|spring|summer|autumn|fall|winter|\\d|wochenende|woche|monat|jahr|mal|quartal|saison|frühling|frühjahr|sommer|herbst|winter|${days})`;
  const after = `(?:semaine|année|an|mois|fois|week-end|été|hiver|automne|printemps|trimestre|saison|${days}) derni(?:er|ère)`;
  return `${before}|${after}`;
});
const LAST = once(() => new Prefiltered(`(?<!\\p{L})(?:${lastWords()})(?!\\p{L})`, "iu"));

/** The same in languages whose words for it stand among those of the past. */
const GONE =
  "\\p{L}+(?:-feira)? (?:pasad|passad|scors)[oa]|(?:past|vergangene[nrsm]?|afgelopen|vorige|voorbije) \\p{L}+";
const TO_DAY = "on|the|am|den|vom|le|du|les|el|los|las?|il|del?|dal|op|de|em|no|nos|dias?|días?";
/** "Del fin de semana pasado (", "letzten Freitag, den ": nothing stands behind them but what leads to the day. */
const ENDS_WITH_LAST = once(
  () => new Prefiltered(`(?<!\\p{L})(?:${lastWords()}|${GONE})[\\s,:(–-]*(?:(?:${TO_DAY}) )*$`, "iu"),
);

/** The words before a day look back to it. */
export const endsWithLast = (before: string): boolean => ENDS_WITH_LAST().test(before);

/** A sentence that looks back may name a day that has passed. */
export const looksBack = (words: string): boolean =>
  PAST.test(words) || PARTICIPLE.test(words) || PERFECT.test(words) || LAST().test(words);
