import { amountIn, unitOf } from "../amount.ts";
import { label as word } from "../labels.ts";

/** What a number was at an earlier time, and when that was. */
export type Earlier = { value: string; label: string };
type SaidStat = { before?: string; value: string; label: string };

const CLOCKED = "\\d{1,3} ?(?:h|min|uur) ?\\d{1,2}(?: ?(?:min|s))?(?![\\d\\p{L}])";
const NUMBER = "(?:[£$€₹] ?)?\\d[\\d.,\\u00a0\\u202f]*(?: \\d{3}(?!\\d))*";
const UNIT =
  "(?:\\s?[%€£$]|\\s(?:percent|per cent|Prozent|pour cent|por ciento|per cento|procent|points?|[kMGT]?Wh|kg|t|km|ha|m[²³]|ct|h|min|days?|hours?|minutes?|weeks?|months?|years?|tonnes?|litres?|liters?|Tagen?|Tage|Stunden?|Minuten|Wochen|Monaten?|Jahren?|Tonnen|Liter|jours?|heures?|semaines?|mois|ans|días?|horas?|minutos?|semanas?|meses|años?|toneladas|litros|giorni|ore|minuti|settimane|mesi|anni|tonnellate|litri|dagen|uur|minuten|weken|maanden|jaar|ton|dias?))?";
const VALUE = `(?<value>${CLOCKED}|${NUMBER}${UNIT})`;

const YEAR = "(?:19|20)\\d{2}(?:[/–-]\\d{2,4})?";
/** Times before this one, as they stand before or behind their value: "last year", "im Vorjahr", "en la campaña anterior". */
const THEN = [
  "(?:in|during|over|im|in der|en|au cours d[ue]|dans|nel|nella|no|na) ?(?:the |dem |het |el |la |le |lo |l[’'])?(?:same|gleichen|selben|même|mism[oa]|stess[oa]|zelfde|mesm[oa]) \\p{L}+(?: \\p{L}+){0,4}",
  `(?:(?:in|im Jahre?|en|em|nel|dans l[’']année|in het jaar) )?${YEAR}`,
  "(?:in |during )?(?:the )?(?:last|previous|prior) (?:year|month|week|season|quarter|term|winter|spring|summer|autumn|campaign)",
  "(?:the |a )(?:year|month|week|season) (?:before|earlier|ago)|(?:\\p{L}+|\\d{1,2}) (?:years?|months?) ago|before(?: that| the works?)?|previously|earlier",
  "(?:im )?(?:Vorjahr|Vormonat|Vorquartal|Vorwoche)|(?:im )?(?:letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?) (?:Jahr|Monat|Woche|Saison|Quartal|Winter|Sommer|Ernte)|in der (?:letzten|vorigen) (?:Woche|Saison)|vor (?:\\p{L}+|\\d{1,2}) (?:Jahr(?:en)?|Monaten)|vorher|zuvor|früher|bisher",
  "(?:l[’'](?:an(?:née)?|hiver|été|automne) (?:dernier|dernière|passée?|précédente?)|le (?:mois|trimestre|printemps) (?:dernier|précédent)|la (?:semaine|saison|campagne) (?:dernière|précédente)|il y a (?:\\p{L}+|\\d{1,2}) (?:ans?|mois)|auparavant|avant)",
  "(?:(?:en )?(?:el|la) )?(?:año|mes|trimestre|campaña|temporada|semana|verano|invierno) (?:pasad[oa]|anterior)|hace (?:\\p{L}+|\\d{1,2}) (?:años?|meses)|antes",
  "(?:(?:nel)?l[’']anno|(?:(?:nel|il) )?(?:mese|trimestre)|(?:(?:nella|la) )?(?:stagione|campagna|settimana)) (?:scors[oa]|precedente|passat[oa])|(?:\\p{L}+|\\d{1,2}) (?:ann[oi]|mesi) fa|prima",
  "(?:(?:in )?het )?(?:vorige?|afgelopen) (?:jaar|maand|week|seizoen|kwartaal)|(?:\\p{L}+|\\d{1,2}) (?:jaar|maanden) geleden|voorheen|eerder|daarvoor",
  "(?:(?:n?[oa]) )?(?:ano|mês|trimestre|época|campanha|temporada|semana) (?:passad[oa]|anterior)|há (?:\\p{L}+|\\d{1,2}) (?:anos?|meses)|antes",
].join("|");
const WAS =
  "(?:it |there |that |they )?(?:was|were)|(?:waren|war|sind) es|waren|war|lag(?:en)? (?:er|sie|es)? ?bei|c[’']était|c[’']étaient|étaient|était|il y en avait|on en comptait|fueron|fue|eran|era|erano|furono|sono stati|waren het|was het|waren er|waren|was|foram|foi|eram|era";
/** "2021 noch 17 %", "erano il 12,6%": small words before the earlier value. */
const STILL =
  "(?:(?:still|only|just|noch|nur|encore|todavía|aún|ancora|solo|nog|slechts|ainda|só|the|der|die|bei|le|la|el|los|las|il|i|lo|o|os|as|de)\\s)?";
/** What leads to the earlier value itself. */
const FROM = [
  "up from|down from|compared (?:with|to)|instead of|rather than|against|versus|vs\\.?",
  "gegenüber|im Vergleich zu|statt|anstatt|nach",
  "contre|au lieu de|face à|par rapport à",
  "frente a(?:l| los| las)?|en vez de|en lugar de|contra|respecto a(?:l)?",
  "contro(?: il| i| le| l[’'])?|rispetto (?:a|al|ai|alle|all[’'])|invece di|anziché",
  "tegenover|tegen|in plaats van|vergeleken met",
  "face a(?:o|os)?|em vez de|contra(?: os?)?",
].join("|");
/** A time behind the earlier value, "in September": its own words, and no further clause. */
const WHEN =
  "(?:in|im|am|on|en|el|la|em|no|na|nel|nella|a|à|au|di|de|d[’']|last|the|letzten?|letztes|vorig|vorige) ?[\\p{L}\\d’'.-]+(?: [\\p{L}\\d’'.-]+){0,2}";

const OPENS = "(?:\\s*[,;–—]\\s+|\\s*\\(\\s*|\\s+|^)";
const CLOSES = "\\s*\\)?[.]?$";
const FORMS = [
  `${OPENS}(?:${FROM})\\s?${VALUE}(?:,? (?<then>${THEN}|${WHEN}))?${CLOSES}`,
  `${OPENS}(?<then>${THEN})(?:\\s?[:：]\\s?|,? (?:${WAS})\\s|\\s)${STILL}${VALUE}${CLOSES}`,
  `${OPENS}(?:${WAS}) (?<then>${THEN}) ${VALUE}${CLOSES}`,
  `\\s*(?:[,;(]|^)\\s*${VALUE} (?<then>${THEN})${CLOSES}`,
].map((form) => new RegExp(form, "iu"));

/** "Up from 17", "statt 27": without a time of its own it is the time before. */
const MOVED =
  /(?:up from|down from|instead of|(?:an)?statt|au lieu de|en vez de|en lugar de|invece di|anziché|in plaats van|em vez de)\s/iu;

/** "420 pupils" beside "52%": of another unit it is another measure. */
function isOfOneMeasure(value: string, then: string): boolean {
  const [own, other] = [amountIn(value), amountIn(then)];
  const [unit, unitThen] = [unitOf(value), unitOf(then)];
  const isSame = unitThen === "" || unit === "" || unit.slice(0, 3) === unitThen.slice(0, 3);
  return own !== undefined && other !== undefined && own !== other && own >= 0 && other > 0 && isSame;
}

/**
 * A number whose words say what it was before, "71% … on foot, up from 52% in September", with those words apart. A year
 * alone is no value. Undefined where nothing earlier is said, or something of another measure.
 */
export function earlierOf<S extends SaidStat>(
  stat: S,
  language: string,
): { stat: S; earlier: Earlier } | undefined {
  for (const form of FORMS) {
    const found = form.exec(stat.label);
    const { value = "", then = "" } = found?.groups ?? {};
    const isYear = new RegExp(`^${YEAR}$`, "u").test(value.trim());
    if (!found || isYear || !isOfOneMeasure(stat.value, value)) continue;
    const label = stat.label.slice(0, found.index).replace(/[\s,;:–—(]+$/u, "");
    if ((label === "" && !stat.before) || (then === "" && !MOVED.test(found[0]))) continue;
    return {
      stat: { ...stat, label },
      earlier: { value: value.trim(), label: then || word("before", language).toLowerCase() },
    };
  }
  return undefined;
}

/** How far two values of one measure are apart: 1 for the same, more for a larger change. */
export function changeOf(value: string, then: string): number {
  const [own = 0, other = 0] = [amountIn(value), amountIn(then)];
  const [least, most] = [Math.min(own, other), Math.max(own, other)];
  return most === 0 ? 1 : most / Math.max(least, most / 100);
}
