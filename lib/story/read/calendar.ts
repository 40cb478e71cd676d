import { once, remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { shortDayOf } from "../../text/weekdays.ts";
import type { Span } from "../schema.ts";
import { isVersionedBefore } from "../values/versioned.ts";
import { lower, pattern } from "./lower.ts";

const DAYS =
  "mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag";
const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|fevrier|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|januari|augusti|oktober|december|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря";
const LEAD =
  "(?:(?:from|until|till|til|by|on|since|starts?|starting|ends?|before|after|between|ab|bis(?: zum)?|vom|am|zum|seit|dès|depuis|jusqu['’]au|à partir du|le|du|au|desde(?: el)?|hasta(?: el)?|a partir del?|el|dal|fino al|entro il|il|até|a partir de|vanaf|tot(?: en met)?|op|sinds)\\s+)?";
const CLOCK =
  "(?<!\\p{L}|\\d )ore \\d{1,2}(?:[:.]\\d{2})?(?![\\d%])|(?<!\\d)(?:[01]?\\d|2[0-4])(?:[:.h]\\d{2})?\\s?(?:(?:am|pm|uhr|uur(?! per)|o['’]clock)\\b|[ap]\\.m\\.)|\\d{1,2}:\\d{2}(?!\\d)|\\d{1,2}h(?:\\d{2})?\\b|(?<=(?<!\\p{L})à )\\d{1,2} h(?: \\d{2})?(?![\\p{L}\\d])|\\b(?:noon|midnight|midday|mittags|midi|minuit|mediodía|medianoche|mezzogiorno)\\b|\\d{1,2}時(?:\\d{1,2}分|半)?|\\d{1,2}点(?:\\d{1,2}分|半)?";
const ZONE = "(?:\\s?(?:ces?t|gmt|utc|bst|e[sd]?t|p[sd]t|ist|jst|aest|mez|hne)\\b)?";
const BETWEEN = "\\s?(?:[-–—〜~]|to|till|til|until|bis|à|a|alle|às|tot|and|und|et|y|から)\\s?";
const WORD = "(?![\\p{L}\\d])";
/** Names of days and months stand as one sign each, repeated: the pattern stays small. */
const [DAY_SIGN, MONTH_SIGN] = ["\ue001", "\ue002"];
const DAY = `${DAY_SIGN}+${WORD}\\.?`;
const MONTH = `${MONTH_SIGN}+${WORD}\\.?`;
const NUMBER = "\\d{1,2}(?:st|nd|rd|th|er|º|ª|°|\\.)?";
const TIME = `(?:${CLOCK})(?:${BETWEEN}(?:${CLOCK}|\\d{1,2}(?![\\d%])))?${ZONE}`;
const BARE_TIME =
  "\\d{1,2}(?:[.:]\\d{2})?\\s?(?:[-–]|\\bto\\b|\\btill\\b)\\s?\\d{1,2}(?:[.:]\\d{2})?(?:\\s?(?:am|pm|[ap]\\.m\\.))?(?![\\d%\\p{L}]|\\s?(?:€|£|%|euro|pound|kr\\b))";

const WRITTEN = [
  // "Monday 7 to Friday 11 December", "zaterdag 12 en zondag 13 december"
  `(?:${DAY},?\\s+)?(?:the\\s+)?${NUMBER}(?:\\s+${MONTH})?\\s?(?:to|until|till|bis|au|al|ao|tot(?: en met)?|t/m|-|–|and|&|und|et|y|e|en)\\s?${DAY},?\\s+(?:the\\s+|den\\s+)?${NUMBER}\\s+(?:of\\s+|de\\s+)?${MONTH}(?:,?\\s+(?:19|20)\\d{2})?`,
  `(?:${DAY},?\\s+)?(?:(?:the|den|dem|le|el|il|de)\\s+)?(?:${NUMBER}\\s?(?:[-–]|to|and|&|bis|und|au|et|al|ao|a|y|e|tot(?: en met)?|t/m|en)\\s?)?${NUMBER}\\s+(?:of\\s+|de\\s+)?${MONTH}(?:\\s?(?:[-–]|to|until|till|bis|au|al|ao|a|até|tot(?: en met)?|t/m)\\s?${NUMBER}\\s+(?:de\\s+)?${MONTH})?(?:,?\\s+(?:de\\s+)?(?:19|20)\\d{2})?`,
  `(?:${DAY},?\\s+)?${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?![\\d%:]|,\\d{3}(?!\\d))(?:\\s?[-–]\\s?(?:${MONTH}\\s+)?\\d{1,2})?(?:,?\\s+(?:19|20)\\d{2})?`,
  `(?:(?:early|late|mid|the end of|end of|ende|mitte|anfang|fin|début|finales de|fine|eind)[ -])?${MONTH}\\s+(?:de\\s+)?(?:19|20)\\d{2}`,
  "\\d{4}-\\d{1,2}-\\d{1,2}|(?:19|20)\\d{2}/\\d{1,2}/\\d{1,2}|\\d{1,2}-\\d{1,2}-(?:19|20)\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{1,2}\\.\\d{1,2}\\.(?:\\s?(?:bis|-|–)\\s?\\d{1,2}\\.\\d{1,2}\\.)?(?!\\d)",
  `${DAY}\\s?(?:to|till|-|–|bis|au|a|al|tot(?: en met)?|t/m)\\s?${DAY}`,
  // "Sun 6.30am" has no sixth.
  `${DAY}\\s+(?:the\\s+)?${NUMBER}${WORD}(?![.:]\\d)`,
  `(?:(?:this|next|every|each|last|coming|jeden|jede|nächsten|diesen|chaque|prochain|cada|este|próximo|ogni|questo|elke|deze|volgende)\\s+)?${DAY}(?:\\s+(?:night|morning|evening|afternoon|lunchtime))?`,
  `(?:in|im|en) ${MONTH_SIGN}+${WORD}|(?:the )?end of ${MONTH}`,
  `(?:today|tomorrow|tonight|heute|übermorgen|aujourd['’]hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag)${WORD}`,
  `(?:(?:this|next|the) weekend|(?:this|next) (?:week|month|spring|summer|autumn|winter|half-term)|(?:spring|summer|autumn|winter|q[1-4]) (?:19|20)\\d{2}|(?:nächste|diese|kommende)[nrs]? (?:woche|monat|wochenende)|la semaine prochaine|ce week-end|la próxima semana|este fin de semana|la prossima settimana|na próxima semana|volgende week|dit weekend)${WORD}`,
  `(?<=(?:from|until|till|since|by|starts?|starting|in|early|late|mid) )${MONTH_SIGN}+${WORD}|(?<=(?:by|before|on|until|till|from|since|to|after) )(?:the )\\d{1,2}(?:st|nd|rd|th)${WORD}`,
].join("|");
const ASIAN =
  "(?:(?:19|20)\\d{2}年)?\\d{1,2}月\\d{1,2}日(?:（.）|\\(.\\))?|\\d{1,2}월\\s?\\d{1,2}일|本日|今日|明日|来週|今天|明天|今週末|下周";

const MOMENT = pattern(
  `(?<![\\p{L}\\d£$€#])${LEAD}(?:${WRITTEN})(?:(?:,| at| from| um| ab| à| a las| alle| às| om|, alle|, a las|, às|, à)?\\s*(?:${TIME}|${BARE_TIME}|midnight|noon)|,? a las \\d{1,2}(?![\\d%]))?|(?:${ASIAN})(?:\\s*(?:${TIME}))?|(?<![a-z\\d.,£$€])(?:${TIME})`,
  "g",
);
const BARE = pattern(`(?<![\\p{L}\\d.,£$€#])${BARE_TIME}`, "g");
const MAY_TELL_TIME =
  /[\d月日週今明本]|day|night|noon|week|dag|morgen|demain|hoy|oggi|doma|hoje|heute|lund|mard|credi|jeud|dredi|samedi|mance|lunes|rcoles|jueves|viernes|bado|domin|marted|coled|vener|feira|month|mon|tue|wed|thu|fri|sat|sun|spring|summer|autumn|winter|jan|feb|fév|mar|apr|avr|abr|may|mai|mei|mag|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic/;

/** Words that only look like a day or a month. */
const NO_DATE =
  /^(?:on |in |by |from |le |el |il |op |am )?(?:may|mar|sun|sat|dec|jan|march|fri|mon|wed|mars|mai|mei|thu|tue|set|out)\.?$/;
const NAMED_DAY =
  /\b(?:black friday|cyber monday|good friday|easter sunday|giving tuesday|ash wednesday|sunday roast|small business saturday)\b/;
const HOURS =
  /\b(?:open|closed|hours|appointments?|doors|daily|weekdays|weekends)\b|geöffnet|ouvert|abierto|aperto|営業/;

const calendar = once(() => [new Prefiltered(`^(?:${DAYS})$`), new Prefiltered(`^(?:${MONTHS})$`)] as const);
const signOf = remembered((word: string): string => {
  const [day, month] = calendar();
  return day.test(word) ? DAY_SIGN : month.test(word) ? MONTH_SIGN : "";
}, 5000);
const WORDS = pattern("\\p{L}{3,13}(?:-feira)?", "g");
const signed = (low: string) => low.replace(WORDS(), (w) => signOf(w).repeat(w.length) || w);

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function found(re: RegExp, low: string): Span[] {
  return [...low.matchAll(re)].map((m) => ({
    start: m.index,
    end: m.index + m[0].replace(/(?<!\d\s?[ap]\.m)[\s.,]+$/, "").length,
  }));
}

/** Dates and times of a sentence with the "from" or "until" before them. Hours without a day need a word for them. */
export function momentsOf(s: string): Span[] {
  const low = lower(s);
  if (!MAY_TELL_TIME.test(low)) return [];
  const signs = signed(low);
  const dated = found(MOMENT(), signs).filter(
    (v) =>
      !NO_DATE.test(low.slice(v.start, v.end)) &&
      !(/^\d{1,2}\.\d{1,2}$/.test(low.slice(v.start, v.end)) && isVersionedBefore(s, v.start)) &&
      !NAMED_DAY.test(low.slice(Math.max(0, v.start - 16), v.end)),
  );
  if (dated.length === 0 && !HOURS.test(low)) return [];
  const bare = found(BARE(), signs).filter((v) => !dated.some((d) => overlaps(d, v)));
  return [...dated, ...bare].sort((a, b) => a.start - b.start);
}

/** A day or a month, and nothing else. */
export const isCalendarWord = (s: string): boolean => signOf(lower(s)) !== "";

const LEADS_TO_TIME =
  /^(?:the|a|at|from|until|till|between|by|daily|every|doors|starts?|opens?|closes?|open|today|tomorrow|tonight|der|die|das|um|ab|bis|von|vom|zwischen|täglich|heute|le|la|les|à|dès|entre|el|las|los|desde|il|dalle|alle|de|het|om|vanaf|às|das)$/i;

/** Words before a time of day that are no name: "The 07:42 to Preston", "Sat 10:30 Storytime", "Pilates mar 19:00". */
export function leadsToTime(words: string): boolean {
  const all = words.trim().split(/\s+/);
  const last = all.at(-1) ?? "";
  // "Mo" alone may be a person.
  const isShortDay = all.length > 1 && shortDayOf(last) !== undefined;
  return isCalendarWord(last) || isShortDay || LEADS_TO_TIME.test(last);
}

const DEADLINE =
  /^(?:ends?|until|till|til|by|before|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|fino al|entro il|até|tot(?: en met)?)\s/;
/** "until Sunday", "before the 15th": a moment that limits something. */
export const isDeadline = (moment: string): boolean => DEADLINE.test(lower(moment));
