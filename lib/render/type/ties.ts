/**
 * How firmly two words hold together: `core` makes them one, such as a number and its unit; `hard` never breaks where a
 * line has room for both, `soft` only where it must.
 */
export type Tie = "core" | "hard" | "soft";

/** Units, with the words for money, time and percent that follow a number. */
const UNITS = [
  "%|‰|°\\s?[CF]?|′|″|×",
  "[$€£¥₹₩₪₺₽฿]|US\\$|CHF|EUR|USD|GBP|JPY|CNY|PLN|SEK|NOK|DKK|CZK|zł|Kč|Ft|lei|kr\\.?|грн|руб\\.?|บาท|円|元|원|万|億|만",
  "(?:mm|cm|dm|m|km|ha|qm|sqm|inch(?:es)?|ft|yd|mi|px|dpi)[²³]?",
  "mg|g|kg|t|lbs?|oz|ml|cl|dl|l|L|kcal|cal|tsp|tbsp|EL|TL|c\\. à (?:soupe|café)",
  "[kMGT]?Wh?|[kMGT]?Hz|[kKMGT]i?B|[KMGT]bit|mA|mAh|dB|fps|rpm|bpm|km/h|mph|ppm|ms|px",
  "s|secs?|Sek\\.?|mins?|Min\\.?|hrs?|h|Std\\.?|Uhr|uhr|uur|a\\.?m\\.?|p\\.?m\\.?|AM|PM|o[’']clock",
  "k|bn|Mio\\.?|Mrd\\.?|Tsd\\.?|million(?:s|en)?|billion(?:s|en)?|Milliard(?:en|e)?|millones|milioni|milhões",
].join("|");

const CURRENCY =
  "[$€£¥₹₩₪₺₽฿]|(?:US|CA|AU|NZ|HK|S|A|C|R)\\$|Rs\\.?|Fr\\.|CHF|EUR|USD|GBP|JPY|CNY|RMB|INR|PLN|SEK|NOK|DKK|CZK|AUD|CAD|NZD|SGD|HKD|kr\\.?|zł";

/** How the names of months begin, in the languages that our customers write most. */
const MONTH =
  "(?:jan|ene|gen|sty|feb|fév|fev|lut|mar|mär|apr|abr|avr|kwi|may|mai|maj|mei|mag|jun|jui|giu|cze|jul|lug|lip|aug|aoû|ago|sie|sep|set|wrz|oct|okt|ott|out|paź|nov|lis|dec|dez|dic|déc|gru|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек|Φεβ|ม|พ|ก|ส|ต|ธ)\\p{L}*";
const DAY = "\\d{1,2}(?:st|nd|rd|th|er|\\.?[º°ª]|\\.)?";
const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
/** "between 7:30 and 2", "von 9 bis 12": the words around two values, of which neither stands alone. */
const SPAN = `${START}(?:between|from|zwischen|von|vom|entre|de|du|del|do|dal|desde|das|dalle|tra|fra|tussen|van)`;
const VALUE = "[£$€₹]?\\d[\\d:.,h]{0,9}(?: ?(?:[ap]m|Uhr|h|uur|%))?";
const AND = "(?:and|to|till|until|und|bis|et|à|au|y|a|al|e|alle|às|ao|en|tot)";
/** "Numéros 1 à 15", "8 to 12": a range of small numbers is one value. */
const TO = "(?:to|till|bis|à|au|al|ao|tot|até|às)";
/** Names of the days of a week, whole or short: "Sat 5 and Sun 6" is one date. */
const WEEKDAY = `${START}(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab|maa|din|woe|don|vri|zat|zon|ma|wo|vr|za|zo|seg|ter|qua|qui|sex)\\p{L}*\\.?`;
const DAYS = `${WEEKDAY} ${DAY}`;
const PRICE = `(?:(?:${CURRENCY})\\d|\\d[\\d.,’']* ?(?:${CURRENCY})${END})`;

/** Before a date, a time or a price, which says nothing without it. */
const SINCE =
  "(?:ab|bis|am|vom|zum|seit|from|until|till|by|on|since|le|du|au|dès|el|del|desde|hasta|dal|dall|al|il|vanaf|tot|op|em|a|até|às|um|at|um)";
const DATE = `${DAY} (?:(?:of|de) )?${MONTH}`;
const INITIAL = "\\p{Lu}\\.";

/** Each finds one space within one value or one name. */
const CORE: readonly RegExp[] = [
  `(?<=\\d[½¼¾+]?|[½¼¾]) (?=(?:${UNITS})${END})`,
  `(?<=(?<![\\p{L}\\p{N}\\p{Sc}])(?:${CURRENCY})) (?=[+–-]?\\d)`,
  `(?<=(?<![\\d.,:])${DAY}) (?=(?:(?:of|de) )?${MONTH})`,
  `(?<=(?<![\\d.,:])${DAY} (?:of|de)) (?=${MONTH})`,
  `(?<=${START}${MONTH}\\.?) (?=\\d{1,2}(?:st|nd|rd|th)?(?![\\d:%€£$]|[.,]\\d))`,
  `(?<=${START}(?:No\\.?|no\\.|Nr\\.?|Núm\\.?|núm\\.|[nN][º°]|№|#|§|Vol\\.?|vol\\.|pp?\\.|[Vv]er\\.?|[Vv]ersione?|[Vv]ersión|[Vv]ersão|v|Ziff\\.|Art\\.)) (?=\\d)`,
  "(?<=(?<![\\d.,])\\d{1,3}(?: \\d{3})*) (?=\\d{3}(?!\\d))",
  "(?<=\\d) (?=[×x] ?\\d)",
  "(?<=\\d ?[×x]) (?=\\d)",
  "(?<=\\d h) (?=\\d\\d(?!\\d))",
  "(?<=\\d c\\.(?: à)?) (?=à (?:soupe|café)|soupe|café)",
  `(?<=${START}[ap]\\.) (?=m\\.)`,
  `(?<=${START}\\p{L}\\.) (?=\\p{Ll}{1,2}\\.|B\\.)`,
].map((source) => new RegExp(source, "giu"));

/** Initials stand before a name, in capitals. */
const NAMES: readonly RegExp[] = [
  `(?<=${START}${INITIAL}) (?=${INITIAL}|\\p{Lu}\\p{Ll})`,
  `(?<=${START}(?:Dr|Prof|Mr|Mrs|Ms|Mme|Frau|Herr)\\.?) (?=${INITIAL})`,
].map((source) => new RegExp(source, "gu"));

/** Words of one preposition that stands before a value: "£11 instead of £16". */
const INSTEAD = "(?:instead|statt|au lieu|en lugar|en vez|invece|in plaats|em vez)";

/** Each finds one space that holds. */
const HARD: readonly RegExp[] = [
  `(?<=${SPAN}) (?=${VALUE} ${AND} [£$€₹]?\\d)`,
  `(?<=${SPAN} ${VALUE}) (?=${AND} [£$€₹]?\\d)`,
  `(?<=${SPAN} ${VALUE} ${AND}) (?=[£$€₹]?\\d)`,
  `(?<=${START}${SINCE}) (?=${DATE})`,
  `(?<=${WEEKDAY},?) (?=${DATE})`,
  `(?<=${START}${SINCE}) (?=${WEEKDAY},? ${DATE})`,
  // "6 and 7 February", "24. und 31. Dezember": the days of one month.
  `(?<=(?<![\\d.,:])${DAY}) (?=${AND} ${DATE})`,
  `(?<=(?<![\\d.,:])${DAY} ${AND}) (?=${DATE})`,
  // "tot en met", "bis zum": one preposition before its day.
  `(?<=${START}(?:tot|bis|up|fino|jusqu[’']au)) (?=(?:en met|zum|einschließlich|and including|to|al) )`,
  `(?<=${START}tot en) (?=met )`,
  `(?<=${START}(?:tot en met|bis zum)) (?=(?:${WEEKDAY},? )?\\d)`,
  `(?<=${WEEKDAY}) (?=${DAY} ${AND} (?:${WEEKDAY} )?\\d)`,
  `(?<=${DAYS}) (?=${AND} (?:${WEEKDAY} )?\\d)`,
  `(?<=${DAYS} ${AND}) (?=(?:${WEEKDAY} )?\\d)`,
  `(?<=${DAYS} ${AND} ${WEEKDAY}) (?=\\d)`,
  `(?<=${START}${INSTEAD}) (?=(?:of|de|di|van)${END})`,
  `(?<=(?<![\\d.,:])\\d{1,3}(?: h)?) (?=${TO} \\d)`,
  `(?<=(?<![\\d.,:])\\d{1,3}(?: h)? ${TO}) (?=\\d)`,
  // "at 6 pm", "um 18 Uhr": a preposition alone on its line says nothing.
  `(?<=${START}${SINCE}) (?=\\d{1,2}(?:[.:]\\d\\d)? ?(?:[ap]\\.?m|Uhr|uur|h)${END})`,
  // "Year 3 (4)", "Reception (6)": a count in brackets stays beside what it counts.
  "(?<=[\\p{L}\\p{N}]) (?=\\(\\d{1,4}\\))",
  // "(20 places, …)", "1 onion, 2 cloves of garlic": an entry that begins with its count.
  "(?<=(?:^|[,;:] |\\()\\d{1,3}) (?=\\p{Ll}{3})",
  // A price stays beside what it is the price of.
  `(?<=\\p{L}|\\p{L}\\.) (?=${PRICE})`,
  " (?=[–—−-](?: |$))",
  "(?<=\\d(?: ?\\p{L}{1,3}\\.?)? [–—-]) (?=\\d)",
  " (?=[/?!:;»›…](?: |$|[.,]))",
  "(?<=[«‹¿¡]) ",
].map((source) => new RegExp(source, "giu"));

const AGAINST = "(?:v\\.?|vs\\.?|gegen|contre|contra|contro|tegen)";
/** "Stanner Town v Hadley Rovers": the name of each team is one, and the second stands beside the word before it. */
const TEAMS: readonly RegExp[] = [
  `(?<= ${AGAINST}) (?=\\p{Lu})`,
  `(?<= ${AGAINST} \\p{Lu}[\\p{L}’'.-]*) (?=\\p{Lu})`,
  `(?<=${START}\\p{Lu}[\\p{L}’'.-]*) (?=\\p{Lu}[\\p{L}’'.-]* ${AGAINST} \\p{Lu})`,
  // "Inglese B1", "Halle C2": a level or a letter with its number is of the name before it.
  `(?<=${START}\\p{Lu}\\p{Ll}+) (?=\\p{Lu}\\d\\+?${END})`,
].map((source) => new RegExp(source, "gu"));

const SOFT: readonly RegExp[] = [
  // "Ashmead’s Kernel", "Small Hours Atlas": the words of a name.
  `(?<=${START}\\p{Lu}\\p{Ll}[\\p{L}’'-]*) (?=\\p{Lu}\\p{Ll})`,
  `(?<=\\d[½¼¾+]?) (?=(?!${INSTEAD} )\\p{L})`,
  `(?<=\\p{L}[.,]?) (?=${DAY} (?:(?:of|de) )?${MONTH})`,
  `(?<=${START}${MONTH}\\.?,?) (?=(?:de )?(?:19|20)\\d\\d(?!\\d))`,
  `(?<=${START}\\p{Ll}?\\p{Lu}[\\p{L}\\p{N}]*) (?=\\d)`,
  `(?<=(?<![\\p{L}\\p{N}’'])\\p{L}) (?=\\p{L})`,
  `(?<=${START}(?:at|by|um|ab|bis|alle|las|às|from|until|till|von|for|per|entre|dalle|only|just|nur)) (?=\\d|${CURRENCY})`,
  `(?<=${START}(?:Dr|Prof|Mr|Mrs|Ms|St|Mt|Sr|Sra|Mme|Frau|Herr)\\.?) (?=\\p{Lu})`,
  "(?<=(?:^| )[+&=]) ",
].map((source) => new RegExp(source, "gu"));

/** The firmer ones last. */
const TIES: readonly (readonly [readonly RegExp[], Tie])[] = [
  [SOFT, "soft"],
  [[...HARD, ...TEAMS], "hard"],
  [[...CORE, ...NAMES], "core"],
];

/** "+44 1422 555 0142", "(0911) 555 0188", and three groups or more, "956 55 01 28". */
const TELEPHONE =
  /(?<![\p{L}\d.,])(?:(?:\+|\(?0)\d[\d\s()/.-]{5,}\d|[1-9]\d{1,2}(?: \d{2,4}){2,4})(?![\d%])/gu;

const SIGNS = /[\d½¼¾]|[^\p{L}\s,.'’"“”-]|(?<!\p{L})\p{L}(?!\p{L})|\p{L}\./u;
const NAME = /\p{Lu}\p{Ll}\S* \p{Lu}\p{Ll}/u;
const known = new Map<string, ReadonlyMap<number, Tie>>();
const REMEMBERED = 400;

/** The spaces of a text at which it should not break, by their offsets. Every gap in the text is one plain space. */
export function tiesIn(text: string): ReadonlyMap<number, Tie> {
  const found = known.get(text) ?? findTies(text);
  if (known.size > REMEMBERED) known.clear();
  known.set(text, found);
  return found;
}

function findTies(text: string): Map<number, Tie> {
  const ties = new Map<number, Tie>();
  if (!SIGNS.test(text) && !NAME.test(text)) return ties;
  for (const [patterns, tie] of TIES)
    for (const pattern of patterns) for (const { index } of text.matchAll(pattern)) ties.set(index, tie);
  for (const { index, 0: number } of text.matchAll(TELEPHONE)) {
    for (const gap of number.matchAll(/ /g)) ties.set(index + gap.index, "core");
  }
  return ties;
}
