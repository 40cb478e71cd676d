import { once } from "../../copy/once.ts";
import { URL_RE } from "../../copy/text.ts";
import type { FactKind } from "../schema.ts";

/** Prices, dates, times, places, codes, contacts and conditions, by their offsets in a sentence. */
export type Value = { kind: FactKind; start: number; end: number; text: string };

const PER =
  "(?:\\s?(?:\\/|per |a |an |pro |par |al |por |je |each)\\s?(?:month|mo|year|yr|week|wk|day|hour|hr|h|person|user|seat|night|head|pair|kilo|kg|litre|piece|class|session|monat|jahr|woche|tag|stunde|person|nutzer|mois|an|jour|personne|mes|año|día|persona|mese|anno|giorno|mês|ano|dia|pessoa|maand|jaar|dag|persoon)\\b)?";
const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const CURRENCY_AFTER =
  '(?:€|£|EUR|euros?|GBP|pounds?|quid|USD|dollars?|bucks|CHF|Franken|kr\\b\\.?|SEK|NOK|DKK|zł|PLN|Kč|Ft|lei|TL|₺|₽|руб\\.?|円|元|块|원|ريال\\S*|درهم\\S*|ש["״]ח|₪|reais)';
const PRICE = once(
  () =>
    new RegExp(
      `(?:[£$€¥₹]|R\\$|CHF |EUR |US\\$)\\s?(?:${AMOUNT})(?:\\s?(?:k|m|bn|million|billion|Mio\\.?)\\b)?(?:\\s?[-–]\\s?[£$€]?\\s?(?:${AMOUNT}))?${PER}|(?<![\\d.,])(?:(?:${AMOUNT})\\s?[-–]\\s?)?(?:${AMOUNT})(?:\\s?k)?\\s?${CURRENCY_AFTER}(?![\\p{L}])${PER}|(?<![\\d.,])(?:${AMOUNT})\\s?円|(?<![\\d.,])\\d+(?:[.,]\\d{2})?\\s?(?:\\/|per |a )(?:month|mo|year|week|day|hour|hr|person|user|night|head)\\b|(?<![\\d.,])\\d{1,2}p\\b(?! ?m)`,
      "giu",
    ),
);

const DAYS =
  "mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag";
const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|fevrier|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|januari|augusti|oktober|december|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря";
const LEAD =
  "(?:(?:from|until|till|til|by|on|since|starts?|starting|ends?|before|after|between|ab|bis(?: zum)?|vom|am|zum|seit|dès|depuis|jusqu['’]au|à partir du|le|du|au|desde(?: el)?|hasta(?: el)?|a partir del?|el|dal|fino al|entro il|il|até|a partir de|vanaf|tot(?: en met)?|op|sinds)\\s+)?";
const CLOCK =
  "\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|Uhr|o['’]clock)\\b|\\d{1,2}:\\d{2}(?!\\d)|\\d{1,2}h(?:\\d{2})?\\b|\\b(?:noon|midnight|midday|mittags|midi|minuit|mediodía|medianoche|mezzogiorno)\\b|\\d{1,2}時(?:\\d{1,2}分|半)?|\\d{1,2}点(?:\\d{1,2}分|半)?";
const ZONE = "(?:\\s?(?:CES?T|GMT|UTC|BST|E[SD]?T|P[SD]?T|MT|IST|JST|AEST|MEZ|HNE)\\b)?";
const BETWEEN = "\\s?(?:[-–—〜~]|to|till|til|until|bis|à|a|alle|às|tot|and|und|et|y|から)\\s?";

const when = once(() => {
  const word = "(?![\\p{L}\\d])";
  const day = `(?:${DAYS})${word}\\.?`;
  const month = `(?:${MONTHS})${word}\\.?`;
  const number = "\\d{1,2}(?:st|nd|rd|th|er|º|ª|\\.)?";
  const time = `(?:${CLOCK})(?:${BETWEEN}(?:${CLOCK}|\\d{1,2}(?![\\d%])))?${ZONE}`;
  const bareTime = `\\d{1,2}(?:[.:]\\d{2})?\\s?[-–]\\s?\\d{1,2}(?:[.:]\\d{2})?(?:\\s?(?:am|pm))?(?![\\d%\\p{L}])`;
  const date = [
    `(?:${day},?\\s+)?(?:(?:the|den|dem|le|el|il|de)\\s+)?(?:${number}\\s?(?:[-–]|to|and|&|bis|au|al)\\s?)?${number}\\s+(?:of\\s+|de\\s+)?${month}(?:\\s?(?:[-–]|to|until|till|bis|au|al)\\s?${number}\\s+(?:de\\s+)?${month})?(?:,?\\s+(?:de\\s+)?(?:19|20)\\d{2})?`,
    `(?:${day},?\\s+)?${month}\\s+\\d{1,2}(?:st|nd|rd|th)?(?![\\d%:])(?:\\s?[-–]\\s?(?:${month}\\s+)?\\d{1,2})?(?:,?\\s+(?:19|20)\\d{2})?`,
    `(?:(?:early|late|mid|end of|ende|mitte|anfang|fin|début|finales de|fine|eind)[ -])?${month}\\s+(?:de\\s+)?(?:19|20)\\d{2}`,
    "\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|(?:(?:19|20)\\d{2}年)?\\d{1,2}月\\d{1,2}日(?:（.）|\\(.\\))?|\\d{1,2}월\\s?\\d{1,2}일",
    `${day}\\s?(?:to|till|-|–|bis|au|a|al|tot)\\s?${day}`,
    `${day}\\s+(?:the\\s+)?${number}${word}`,
    `(?:(?:this|next|every|each|last|coming|jeden|jede|nächsten|diesen|chaque|prochain|cada|este|próximo|ogni|questo|elke|deze|volgende)\\s+)?${day}(?:\\s+(?:night|morning|evening|afternoon|lunchtime))?`,
    `(?:in|im|en|in) (?:${MONTHS})${word}|(?:the )?\\d{1,2}(?:st|nd|rd|th)${word}`,
    `(?:today|tomorrow|tonight|heute|morgen früh|übermorgen|aujourd['’]hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag|本日|今日|明日|来週|今天|明天|今週末)`,
    "(?:this|next|the) (?:weekend|week|month|spring|summer|autumn|winter|half-term)|(?:spring|summer|autumn|winter|q[1-4]) (?:19|20)\\d{2}|(?:nächste|diese|kommende)[nrs]? (?:woche|monat|wochenende)|(?:la semaine prochaine|ce week-end|la próxima semana|este fin de semana|la prossima settimana|na próxima semana|volgende week|dit weekend)",
    `(?<=(?:from|until|till|since|by|start(?:s|ing)?|end of|in|early|late|mid) )(?:${MONTHS})${word}`,
  ].join("|");
  const source = `(?<![\\p{L}\\d£$€#])${LEAD}(?:${date})(?:(?:,| at| from| um| ab| à| a las| alle| às| om|、)?\\s*(?:${time}|${bareTime}))?|(?<![\\p{L}\\d.,£$€])${time}`;
  return { when: new RegExp(source, "giu"), bare: new RegExp(`(?<![\\p{L}\\d.,£$€#])${bareTime}`, "giu") };
});

const MAY_TELL_TIME =
  /\d|day\b|night|noon|month|week|lundi|mardi|credi|jeudi|dredi|medi\b|manche|lunes|martes|rcoles|jueves|viernes|bado|domin|luned|marted|coled|venerd|domen|feira|dag\b|mittwoch|heute|morgen|demain|hoy|mañana|oggi|domani|hoje|[月日週]|\b(?:mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|today|tomorrow|spring|summer|autumn|winter)/i;

/** Words that only look like a day or a month. */
const NO_DATE = /^(?:on |in )?(?:may|mar|sun|sat|dec|jan|march|fri|mon|wed|mars|mai|mei|the)\.?$/i;
const NAMED_DAYS =
  /\b(?:Black Friday|Cyber Monday|Good Friday|Easter Sunday|Giving Tuesday|Ash Wednesday|Sunday roast|Small Business Saturday)\b/i;

const CONDITION = once(
  () =>
    new RegExp(
      [
        "\\b(?:the )?first \\d+\\b|\\bonly \\d+\\b|\\blimited to\\b|\\bmax(?:imum)?\\.? \\d+|\\bup to \\d+|\\bat least \\d+|\\bminimum\\b",
        "\\bwhile (?:stocks?|supplies|they) lasts?\\b|\\btill they run out\\b|\\buntil (?:sold out|stocks last)\\b|\\b(?:walk[- ]?ins?|members?|in[- ]store|online|cash|adults|new customers?|pre-?order|weekdays?) only\\b|\\bonly (?:for|in|on|with|until)\\b",
        "\\b(?:from|starts? (?:at|from)|starting (?:at|from)) (?:[£$€]|\\d[\\d.,]* ?(?:€|euros?|pounds?|kr))|\\b(?:on|for) orders (?:over|above)\\b|\\bfor anyone who\\b|\\bif you\\b|\\bunless\\b|\\bexcept\\b|\\bexcl(?:uding|\\.)?\\b|\\bsubject to\\b|\\bapplies to\\b|\\bterms apply\\b|\\bfor (?:new|existing) customers\\b",
        "\\bends?\\b (?=.{0,14}(?:\\d|day|night|tomorrow|today|month|week))|\\b(?:until|till|before|by) (?=.{0,14}(?:\\d|day|midnight|noon|tomorrow|christmas|the end|they|sold))|\\b(?:required|needed|essential|must (?:be|have|book|show|bring))\\b",
        "\\bsolange\\b|\\bnur\\b|\\bfür die ersten \\d+|\\bersten \\d+|\\bab \\d[\\d.,]* ?(?:€|euro)|\\bbis (?:zum )?\\d|\\bmindestens\\b|\\bhöchstens\\b|\\bbegrenzt\\b",
        "\\bles \\d+ premi|\\bpremi(?:er|ère)s \\d+|\\bdans la limite\\b|\\bjusqu['’]|\\bà partir de \\d|\\bdès \\d+ ?€|\\bseulement\\b|\\buniquement\\b|\\bsous réserve\\b",
        "\\b(?:primer[oa]s|\\d+ primer[oa]s|hasta (?:el|agotar)|desde \\d|a partir de \\d|s[oó]lo|solamente|únicamente|plazas limitadas)\\b",
        "\\b(?:i primi \\d+|primi \\d+|fino (?:al?|a esaurimento)|da \\d+ ?€|solo|posti limitati)\\b|\\b(?:primeiros|até|apenas|somente|vagas limitadas)\\b|\\b(?:eerste \\d+|zolang|t\\/m|alleen|vanaf €?\\d|maximaal|beperkt)\\b",
        "限定|先着|最初の\\d+|のみ|まで(?!も)|前\\d+名|限量|仅限|截止|满\\d+",
      ].join("|"),
      "giu",
    ),
);

const CODE =
  /(?:\b(?:code|coupon|voucher|gutschein(?:code)?|rabattcode|code promo|código|cupón|codice|cupom|kortingscode)|クーポン(?:コード)?|优惠码)\s*[:：]?\s*["“'«]?((?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{2,19})\b/giu;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const PHONE =
  /(?<![\p{L}\d.,/£$€-])(?:\+\d{1,3}[\s.-]?)?(?:\(0?\d{1,5}\)[\s.-]?|0\d{1,4}[\s./-]?|\d{3}[\s.-])\d{2,4}(?:[\s.-]?\d{2,4}){1,4}(?![\d%]|[.,]\d)/gu;

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]+";
const WHERE = once(() => [
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,4}[a-z]?,?\\s+(?:rue|calle|via|avenue|avenida|rua|viale|piazza|boulevard)\\s+[\\p{L}'’ ]{3,30}|(?<![\\p{L}\\d])\\d{1,4}[a-z]?\\s+(?:${CAPITAL}\\s+){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Way|Court|Place|Drive|Row|Quay|STREET|ST|ROAD|RD|LANE|LN|AVENUE|AVE|SQUARE|WAY)\\b(?:,? ${CAPITAL})?|\\p{Lu}[\\p{L}-]*(?:stra(?:ß|ss)e|str\\.|platz|weg|allee|gasse|straat|plein|gracht)\\s+\\d{1,4}[a-z]?|(?:rue|calle|via|avenida|rua|viale|piazza|boulevard|проспект|ulic[aeęy])\\s+\\p{Lu}[\\p{L}'’ ]{2,30},?\\s?\\d{1,4}`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}])(?:in|at|near|bei|beim|im|à|au|chez|en|nel(?:la)?|presso|em|na|no|bij)\\s+(?:(?:the|our|der|die|das|la|le|el|il|a|o|de|het)\\s+)?(?:[Ss]hop(?:s)? in |[Ss]tore(?:s)? in )?(${CAPITAL}(?:\\s(?:of |& |de |la |der )?${CAPITAL}){0,3})`,
    "gu",
  ),
]);
const NO_PLACE = new RegExp(
  `^(?:${MONTHS}|${DAYS}|I|We|CES?T|UTC|GMT|MEZ|Head|Node|React|Python|English|German|French|Spanish|PDF|App)\\b`,
  "i",
);

type Found = Value[];

function collect(out: Found, kind: FactKind, re: RegExp, s: string) {
  for (const m of s.matchAll(re)) {
    const text = m[0].trimEnd();
    if (text.trim()) out.push({ kind, start: m.index, end: m.index + text.length, text });
  }
}

const overlaps = (a: Value, b: Value) => a.start < b.end && b.start < a.end;

function whenIn(s: string, taken: Found): Found {
  if (!MAY_TELL_TIME.test(s)) return [];
  const found: Found = [];
  collect(found, "when", when().when, s);
  const dated = found.filter(
    (v) =>
      !NO_DATE.test(v.text.trim()) &&
      !taken.some((t) => overlaps(t, v)) &&
      !NAMED_DAYS.test(s.slice(Math.max(0, v.start - 14), v.end)),
  );
  const bare: Found = [];
  if (dated.length > 0 || /\b(?:open|closed|hours|appointments?|doors)\b/i.test(s))
    collect(bare, "when", when().bare, s);
  return [...dated, ...bare.filter((v) => ![...dated, ...taken].some((t) => overlaps(t, v)))];
}

function whereIn(s: string, language: string, taken: Found): Found {
  const out: Found = [];
  const [address, named] = WHERE();
  collect(out, "where", address as RegExp, s);
  if (language === "de" && !/\b(?:in|bei|im)\s+\p{Lu}/u.test(s)) return out;
  for (const m of s.matchAll(named as RegExp)) {
    const place = m[1] ?? "";
    const value: Value = { kind: "where", start: m.index, end: m.index + m[0].length, text: m[0] };
    if (!NO_PLACE.test(place) && ![...out, ...taken].some((v) => overlaps(v, value))) out.push(value);
  }
  return out;
}

/** Everything that readers need exactly, in order; values of one kind do not overlap. */
export function valuesOf(s: string, language: string): Value[] {
  const exact: Found = [];
  collect(exact, "link", URL_RE, s);
  if (s.includes("@")) collect(exact, "contact", EMAIL, s);
  const has = (v: Value) => exact.some((e) => overlaps(e, v));
  const more: Found = [];
  if (/\d/.test(s)) {
    collect(more, "price", PRICE(), s);
    const phones: Found = [];
    collect(phones, "contact", PHONE, s);
    more.push(
      ...phones.filter((p) => p.text.replace(/\D/g, "").length >= 8 && !more.some((m) => overlaps(m, p))),
    );
  }
  exact.push(...more.filter((v) => !has(v)));
  collect(exact, "promo_code", CODE, s);
  const times = whenIn(s, exact).filter((v) => !exact.some((e) => e.kind !== "promo_code" && overlaps(e, v)));
  const conditions: Found = [];
  collect(conditions, "condition", CONDITION(), s);
  return [...exact, ...times, ...whereIn(s, language, [...exact, ...times]), ...conditions].sort(
    (a, b) => a.start - b.start,
  );
}

const EDGE = /[;:：()（）。、，；]|,(?!\d)|\s[-–—]\s|[.!?](?=\s)/g;

/** The smallest clause around a value: up to the next comma, bracket or dash on both sides. */
export function clauseAround(
  s: string,
  value: { start: number; end: number },
): { start: number; end: number } {
  let start = 0;
  let end = s.length;
  for (const m of s.matchAll(EDGE)) {
    if (m.index + m[0].length <= value.start) start = m.index + m[0].length;
    else if (m.index >= value.end) {
      end = m.index;
      break;
    }
  }
  return { start, end };
}
