import { URL_RE } from "../../copy/text.ts";
import { once, remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { FactKind } from "../kinds.ts";
import type { Span } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { isAge } from "./age-range.ts";
import { isCalendarWord, isDeadline, momentsOf } from "./calendar.ts";
import { exclusionOf } from "./excluded.ts";
import { lower, pattern } from "./lower.ts";
import { namesTime } from "./time-words.ts";
import { withHouse } from "./whole-address.ts";

/** Prices, dates, times, places, codes, contacts and conditions, by their offsets in a sentence. */
export type Value = { kind: FactKind; start: number; end: number; text: string };

const PER =
  "(?:\\s?(?:\\/|per |a |an |pro |par |al |por |je |each)\\s?(?:month|mo|year|yr|week|wk|day|hour|hr|h|person|user|seat|night|head|pair|kilo|kg|litre|piece|class|session|monat|jahr|woche|tag|stunde|person|nutzer|mois|an|jour|personne|mes|año|día|persona|mese|anno|giorno|mês|ano|dia|pessoa|maand|jaar|dag|persoon)\\b)?";
const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const CURRENCY_AFTER =
  '(?:€|£|EUR|euros?|GBP|pounds?|quid|USD|dollars?|bucks|CHF|Franken|kr\\b\\.?|SEK|NOK|DKK|zł|PLN|Kč|Ft|lei|TL|₺|₽|руб\\.?|円|元|块|원|ريال\\S*|درهم\\S*|ש["״]ח|₪|reais)';
const PRICE = pattern(
  `(?:[£$€¥₹]|R\\$|CHF |EUR |US\\$)\\s?(?:${AMOUNT})(?:\\s?k\\b)?(?!\\s?(?:m|bn|million|billion|mio|mrd)\\b)(?:\\s?[-–]\\s?[£$€₹]?\\s?(?:${AMOUNT}))?${PER}|(?<![\\d.,])(?:(?:${AMOUNT})\\s?[-–]\\s?)?(?:${AMOUNT})(?:\\s?k)?\\s?${CURRENCY_AFTER}(?![\\p{L}])${PER}|(?<![\\d.,])(?:${AMOUNT})\\s?円|(?<![\\d.,])\\d+(?:[.,]\\d{2})?\\s?(?:\\/|per |a )(?:month|mo|year|week|day|hour|hr|person|user|night|head)\\b|(?<=\\.{3,} ?)\\d+(?:[.,]\\d{2})?(?![\\d%])|(?<![\\d.,])\\d{1,2}p\\b(?! ?m)`,
  "g",
);

const CONDITION = pattern(
  [
    "\\b(?:the )?first \\d+\\b|\\bonly \\d+\\b(?! ?%)|\\blimited to\\b|\\bmax(?:imum)?\\.? \\d+|\\bup to \\d+|\\bminimum (?:order|spend|stay|age|\\d)",
    "\\bwhile (?:stocks?|supplies|they) lasts?\\b|\\btill (?:they|we) run out\\b|\\buntil (?:sold out|stocks last|they run out)\\b|\\b(?:walk[- ]?ins?|members?|in[- ]store|online|cash|adults|new customers?|pre-?orders?|weekdays?|app|this weekend|shop|store|branch|site|studio|clinic) only\\b|\\bonly (?:for|in|on|with|until|at|valid|available)\\b",
    "\\b(?:from|starts? (?:at|from)|starting (?:at|from)) (?:[£$€₹]|\\d[\\d.,]* ?(?:€|euros?|pounds?|kr))|\\b(?:on|for) (?:all )?orders (?:over|above)\\b|\\bfor anyone who\\b|\\bif you\\b|\\bunless\\b|\\bexcept\\b|\\bexcl(?:uding|udes|\\.)|\\bsubject to\\b|\\bterms apply\\b|\\bfor (?:new|existing) customers\\b|\\bwho (?:joined|signed up|booked) before\\b",
    "\\b(?:required|needed|essential|not included|must (?:be|have|book|show|bring))\\b|\\bwith an adult\\b|\\bover \\d{2}s\\b|\\bover [£$€₹]\\d",
    "\\bsolange\\b|\\bnur (?:in|im|für|mit|bis|bei|am|an|heute|noch|online|\\d)|\\b(?:für die )?ersten \\d+|\\bab \\d[\\d.,]* ?(?:€|euro)|\\bmindestens\\b|\\bhöchstens\\b|\\bbegrenzt\\b|\\bausgenommen\\b",
    "\\bles \\d+ premi|\\bpremi(?:ers|ères) \\d+|\\bdans la limite\\b|\\bà partir de \\d|\\bdès \\d+ ?€|\\b(?:seulement|uniquement) (?:en|pour|sur|avec|le|\\d)|\\bsous réserve\\b|\\bhors\\b",
    "\\b(?:l[oa]s )?\\d+ primer[oa]s\\b|\\bprimer[oa]s \\d+|\\bhasta agotar|\\bdesde \\d[\\d.,]* ?€|\\ba partir de \\d[\\d.,]* ?€|\\b(?:s[oó]lo|solamente|únicamente) (?:en|para|con|hasta|hoy|online|\\d)|\\bplazas limitadas\\b",
    "\\b(?:i )?primi \\d+|\\bfino a esaurimento\\b|\\bda \\d+ ?€|\\bsolo (?:in|per|con|su|oggi|online|\\d)|\\bposti limitati\\b|\\b(?:os )?primeiros \\d+|\\b(?:apenas|somente) (?:em|para|com|no|na|hoje|online|\\d)|\\bvagas limitadas\\b|\\benquanto durarem\\b",
    "\\beerste \\d+|\\bzolang de\\b|\\balleen (?:in|op|voor|met|bij|online|vandaag|geldig)|\\bvanaf €|\\bvanaf \\d[\\d.,]* ?(?:€|euro)|\\bmaximaal\\b|\\bbeperkt\\b",
    "^\\s*not (?:on|for|with|valid)\\b|\\bnot (?:valid|applicable|redeemable)\\b|\\b(?:does not|do not|doesn['’]?t|don['’]?t) apply\\b",
    "^\\s*nicht (?:auf|für|mit)\\b|, nicht (?:auf|für) |\\bnicht (?:gültig|kombinierbar|einlösbar)|\\b(?:gilt|gelten) nicht\\b|^\\s*pas (?:sur|pour)\\b|\\bnon (?:valables?|cumulables?|valid[oa]|cumulabil[ei])\\b",
    "^\\s*no (?:en|para)\\b|\\bno (?:válid[oa]|acumulable|aplicable)s?\\b|^\\s*não (?:em|para)\\b|\\bnão (?:válid[oa]|acumuláve[li])|^\\s*niet (?:op|voor)\\b|\\bniet geldig\\b|\\bgeldt niet\\b",
    "限定(?!メニュー)|先着|最初の\\d+|のみ|前\\d+名|限量|仅限|限\\d+|截止|满\\d+",
  ].join("|"),
  "g",
);

const CODE =
  /(?:\b(?:[Cc]ode|CODE|[Cc]oupon|COUPON|[Vv]oucher|VOUCHER|[Gg]utschein(?:code)?|GUTSCHEIN|[Rr]abattcode|[Cc]ode promo|[Cc]ódigo|[Cc]upón|[Cc]odice|[Cc]upom|[Kk]ortingscode)|クーポン(?:コード)?|优惠码)\s*[:：]?\s*["“'«]?((?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{2,19})\b/gu;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}-])/gu;
const PHONE =
  /(?<![\p{L}\d.,/£$€-])(?:\+\d{1,3}[\s.-]?)?(?:\(0?\d{1,5}\)[\s.-]?|0\d{1,4}[\s./-]?|\d{3}[\s.-])\d{2,4}(?:[\s.-]?\d{2,4}){1,4}(?![\d%]|[.,]\d)/gu;

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]+";
/** "Am Seeufer 3", "An der Mühle 12", and no day. */
const GERMAN_STREET =
  "(?:A[mn]|Im|Zum|Zur|Beim|(?:An|Auf|Bei|In|Hinter|Unter) de[rmn])\\s+(?!\\p{L}*(?:tag|woch|abend)|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))\\p{Lu}[\\p{L}-]{3,}\\s+\\d{1,3}[a-z]?(?=,\\s\\p{Lu}|\\.?$)";
const ADDRESS = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}\\d])\\d{1,4}[a-z]?,?\\s+(?:rue|calle|via|avenue|avenida|rua|viale|piazza|boulevard|place|quai|impasse|allée|chemin)\\s+[\\p{L}'’ ]{3,30}|${GERMAN_STREET}|(?<![\\p{L}\\d])\\d{1,4}[a-z]?\\s+(?:${CAPITAL}\\s+){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Way|Court|Place|Drive|Row|Quay|STREET|ST|ROAD|RD|LANE|LN|AVENUE|AVE|SQUARE|WAY)\\b(?:,? ${CAPITAL})?|\\p{Lu}[\\p{L}-]*(?:stra(?:ß|ss)e|str\\.|platz|weg|allee|gasse|straat|plein|gracht)\\s+\\d{1,4}[a-z]?|(?:[Rr]ue|[Cc]alle|[Vv]ia|[Aa]venida|[Rr]ua|[Vv]iale|[Pp]iazza|[Cc]orso|[Pp]laza|проспект|ulic[aeęy])\\s+(?:(?:de(?:i|l|lla|lle|gli|s| la| los| las)?|du|d[ao]s?)\\s+|d(?:ell)?['’])?\\p{Lu}[\\p{L}'’ ]{2,30},?\\s?\\d{1,4}`,
      "gu",
    ),
);
/** The first street with its number in a text, as it is written there. */
export const addressIn = (text: string): string | undefined => matchesIn(ADDRESS(), text)[0]?.[0].trim();

const NAMED = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}])(?:in|at|near|bei|beim|im|à|au|chez|en|nel(?:la)?|presso|em|na|no|bij)\\s+(?:(?:the|our|der|die|das|la|le|el|il|a|o|de|het)\\s+)?(?:[Ss]hops? in |[Ss]tores? in )?(${CAPITAL}(?:\\s(?:of |& |de la |de |du |des |d['’]|la |der |de[il] |della |delle |d[ao]s? |van |den )?${CAPITAL}){0,3})`,
      "gu",
    ),
);
const NAMES = `(?:\\d{1,4}[a-z]? )?${CAPITAL}(?: (?:of |the |& )?${CAPITAL}){0,3}`;
const BUILT =
  "(?:Street|St|Road|Rd|Lane|Avenue|Square|Way|Court|Place|Row|Quay|Yard|Hill|Green|Park|Hall|House|Barn|Church|Centre|Center|Library|Museum|Theatre|Theater|School|Mill|Wharf|Pier|Market|Gardens)";
/** A whole line that is an address: names between commas, one of which is a street or a building. */
const ADDRESS_LINE = once(
  () =>
    new Prefiltered(
      `^(?=.*${BUILT}(?:,|\\.?$))${NAMES}(?:, ${NAMES}){1,4}(?:,? [A-Z]{1,2}\\d[\\dA-Z]? \\d[A-Z]{2})?\\.?$`,
      "u",
    ),
);
const NO_PLACE =
  /^(?:I|We|CES?T|UTC|GMT|MEZ|Head|Node|React|Python|English|German|French|Spanish|PDF|App|LinkedIn|Instagram|Google|Pro|Plus|Slack|Excel)\b/;
/** Only such a sentence says where something is: others name a place in passing. */
const PLACED = pattern(
  "\\d|\\bopen|\\bshops?\\b|\\bstores?\\b|caf[eé]|studio|office|\\bour\\b|\\bcome\\b|\\bjoin\\b|visit|\\bheld\\b|takes? place|\\bbased\\b|\\bjobs?\\b|hiring|looking for|team|deliver|available|stock|find us|mov(?:ed|ing)|laden|filiale|eröffn|geschäft|ouvert|boutique|magasin|tienda|abr|negozio|winkel|loja|meet|tour|today|tomorrow|day\\b|ride|suchen|cherch|busca|cerc|zoek",
);
const EMPLOYER =
  /,\s[^,]{2,40}\s(?:at|of|from)\s*$|\b(?:head|director|manager|partner|ceo|founder|lead|professor|editor|owner|teacher|nurse)\b[^.,]{0,30}$/i;
/** "Ana Ruiz joins us from the clinic in Dayton": where a person comes from is no place of the news. */
const ORIGIN = new Prefiltered(
  /(?<!\p{L})(?:(?:joins?|joined|joining|comes?|came|coming|transfers?|transferred|moves|moved)(?!\p{L})[^.;!?]*\sfrom|(?:kommt|kam|wechselt\p{L}*|stößt)(?!\p{L})[^.;!?]*\s(?:von|vom|aus)|(?:rejoint|arrive|vient|venait)(?!\p{L})[^.;!?]*\s(?:de|du|des|d['’])|(?:viene|llega|se incorpora)(?!\p{L})[^.;!?]*\s(?:de|desde|del)|(?:arriva|viene)(?!\p{L})[^.;!?]*\s(?:da|dal|dalla|dall['’])|(?:komt|stapt over)(?!\p{L})[^.;!?]*\s(?:van|uit)|(?:vem|chega)(?!\p{L})[^.;!?]*\s(?:de|do|da))\s[^,.;!?\d]{0,40}$/iu,
);

/** "To the school in Pike Ridge: …", "Danke an die Feuerwehr in Aldhausen": who is thanked lives there, and nothing takes place there. */
const THANKED = new Prefiltered(
  /(?:^(?:and |und )?to (?:the|our|all)|(?<!\p{L})(?:thanks? (?:you )?to|dank\p{L}* an|merci (?:à|aux?)|gracias al?|grazie (?:al?|all[aeo']|ai|agli)|(?:be)?dankt? aan|obrigad[oa]s? (?:ao?s?|às?)))(?!\p{L})[^,.;:!?\d]{0,60}$/iu,
);

type Found = Value[];

function collect(out: Found, kind: FactKind, re: RegExp, s: string, from = s) {
  for (const m of s.matchAll(re)) {
    const length = m[0].trimEnd().length;
    if (length > 0)
      out.push({ kind, start: m.index, end: m.index + length, text: from.slice(m.index, m.index + length) });
  }
}

const overlaps = (a: Value, b: Value) => a.start < b.end && b.start < a.end;
const isFree = (v: Value, taken: Found) => !taken.some((t) => overlaps(t, v));

function whereIn(s: string, taken: Found): Found {
  const out: Found = [];
  if (s.length <= 120 && ADDRESS_LINE().test(s)) return [{ kind: "where", start: 0, end: s.length, text: s }];
  collect(out, "where", ADDRESS(), s);
  for (const [i, address] of out.entries()) out[i] = withHouse(s, address);
  if (!PLACED().test(lower(s))) return out;
  for (const m of s.matchAll(NAMED())) {
    const place = m[1] ?? "";
    const text = m[0].replace(/\.$/, "");
    const value: Value = { kind: "where", start: m.index, end: m.index + text.length, text };
    const isNamed =
      NO_PLACE.test(place) ||
      isCalendarWord(place.split(/[\s.]/)[0] ?? "") ||
      namesTime(place) ||
      EMPLOYER.test(s.slice(0, m.index)) ||
      ORIGIN.test(s.slice(0, m.index)) ||
      THANKED.test(s.slice(0, m.index));
    if (!isNamed && isFree(value, [...out, ...taken])) out.push(value);
  }
  return out;
}

/** "01.05.2027" is no number to dial. */
const IS_DATE = /^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d{2}$/;

/** Links, mail addresses, phone numbers, codes and prices. */
function exactIn(s: string, low: string): Found {
  const out: Found = [];
  collect(out, "link", URL_RE, s);
  if (s.includes("@")) collect(out, "contact", EMAIL, s);
  if (/code|coupon|voucher|gutschein|código|cupón|codice|cupom|クーポン|优惠码/i.test(s))
    collect(out, "promo_code", CODE, s);
  if (!/\d/.test(s)) return out;
  const prices: Found = [];
  collect(prices, "price", PRICE(), low, s);
  const phones: Found = [];
  collect(phones, "contact", PHONE, s);
  const dialled = phones.filter(
    (p) => p.text.replace(/\D/g, "").length >= 8 && !IS_DATE.test(p.text) && isFree(p, prices),
  );
  return [...out, ...[...prices, ...dialled].filter((v) => isFree(v, out))];
}

/** Everything that readers need exactly, in order; values of one kind do not overlap. */
export const valuesOf: (s: string) => readonly Value[] = remembered(readValues);

/** Days that the sentence takes out limit what it tells. */
function excludedOf(s: string, times: readonly Value[]): Found {
  const out: Found = [];
  for (const time of times) {
    const span = exclusionOf(s, time);
    const value: Value | undefined = span && {
      kind: "condition",
      ...span,
      text: s.slice(span.start, span.end),
    };
    if (value && isFree(value, out)) out.push(value);
  }
  return out;
}

/** "Selam, who starts a course at UWE in September and …": a clause about a person. */
const OF_PERSON = /,\s(?:who|quien(?:es)?)\s[^,;:()!?]+/giu;
/** A day or an hour is one for readers, with any person. */
const IS_DAY = pattern("\\d|day(?!\\p{L})|lunes|martes|miércoles|jueves|viernes|sábado|domingo");

/** Where a text tells of a person, and of no day. Places and months are theirs, and none that readers need. */
const lives = (s: string): Span[] =>
  [...s.matchAll(OF_PERSON)].flatMap(({ index, 0: clause }) =>
    momentsOf(clause).some(({ start, end }) => IS_DAY().test(lower(clause.slice(start, end))))
      ? []
      : [{ start: index, end: index + clause.length }],
  );

function readValues(s: string): Value[] {
  const low = lower(s);
  const exact = exactIn(s, low);
  const times = momentsOf(s)
    .map((m): Value => ({ kind: "when", ...m, text: s.slice(m.start, m.end) }))
    .filter((v) => isFree(v, exact) && !isAge(s, v));
  const conditions: Found = times.filter((t) => isDeadline(t.text)).map((t) => ({ ...t, kind: "condition" }));
  conditions.push(...excludedOf(s, times));
  collect(conditions, "condition", CONDITION(), low, s);
  const held = times.filter((t) => !exclusionOf(s, t));
  const all = [...exact, ...held, ...whereIn(s, [...exact, ...times]), ...conditions];
  const clauses = lives(s);
  const isOwn = (v: Value) =>
    (v.kind === "when" || v.kind === "where") && clauses.some((t) => t.start < v.start && v.end <= t.end);
  return all.filter((v) => !isOwn(v)).sort((a, b) => a.start - b.start);
}

const EDGE =
  /[;()（）。、，；]|[:：](?=\s|$)|,(?!\d)|\s[-–—]\s|(?<!\d|(?<!\p{L})(?:incl|excl|inkl|exkl|zzgl|approx|ca|nr|no))[.!?](?=\s)/gu;

/** The smallest clause around a value: up to the next comma, bracket or dash on both sides. */
export function clauseAround(s: string, value: Span): Span {
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
