import { isOfHouse } from "../../../../text/house-number.ts";
import { DAY_NAME } from "../../../../text/weekdays.ts";
import { MONTHS } from "../../card/dates.ts";

/** What a value is of: readers look for each by its own sign. */
export type ValueKind = "money" | "date" | "time" | "share" | "phone" | "count";
/** A value in a text: where it begins and ends, and the parts that it breaks between. */
export type FoundValue = { kind: ValueKind; start: number; end: number; parts: string[] };

const NUMBER = "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?";
const SIGN = "(?:[€£$¥₹]|(?:EUR|CHF|Euros?|euros?|kr|zł|円)(?!\\p{L}))";
const MONEY = `(?:[€£$¥₹][ \\u00a0]?(?:${NUMBER})k?|(?:${NUMBER})k?[ \\u00a0]?${SIGN})`;
const TO = "(?:to|until|till|through|bis(?: zum)?|à|au|al?|ao|alle|às|tot(?: en met)?|t/m|até|–|-)";
const AND = "(?:and|und|et|y|e|en|&)";
const SUM = `(?:(?:${NUMBER})[ \\u00a0]?${TO}[ \\u00a0]?)?${MONEY}(?:[ \\u00a0]?${TO}[ \\u00a0]?(?:${MONEY}|${NUMBER}))?`;
const SHARE = `[−–-]?\\d+(?:[.,]\\d+)?[ \\u00a0]?%(?:[ \\u00a0](?:off|discount|Rabatt|de (?:remise|réduction|descuento|desconto)|di sconto|korting)(?!\\p{L}))?`;

const DAY = `(?:(?:${DAY_NAME})(?:-feira)?\\.?,?\\s(?:(?:der|den|dem|the)\\s)?)?\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?`;
const FULL = `${DAY}\\s(?:of\\s|de\\s)?(?:${MONTHS})(?!\\p{L})\\.?(?:,?\\s(?:de\\s)?20\\d{2})?`;
const MONTH_FIRST = `(?:(?:${DAY_NAME})\\.?,?\\s)?(?:January|February|March|April|May|June|July|August|September|October|November|December)\\s\\d{1,2}(?:st|nd|rd|th)?(?![\\d:.])(?:,?\\s20\\d{2})?`;
// "9, 16, 23 and 30 January": days of one list are one value.
const SPAN = `(?:${DAY},\\s)*(?:${FULL}|${DAY})\\s?(?:${TO}|${AND})\\s?(?:(?:the|den|dem|le|el|il|o)\\s)?${FULL}`;
const DATE = `(?:${SPAN}|${FULL}|${MONTH_FIRST})`;

const UNIT = "(?:[ap]\\.?m\\.?|Uhr|uur|h)(?![\\p{L}\\d])";
const SURE = `(?:(?:ore|alle ore|a las)\\s\\d{1,2}(?:[.:]\\d{2})?(?!\\d)|\\d{1,2}:\\d{2}(?:[ \\u00a0]?${UNIT})?|\\d{1,2}h\\d{2}|\\d{1,2}[ \\u00a0]h[ \\u00a0]\\d{2}|\\d{1,2}(?:\\.\\d{2})?[ \\u00a0]?${UNIT})`;
/** "Doors 6.30", "10 till 6": hours without a sign of their own. */
const BARE =
  "(?:(?<=(?:^|\\s)doors (?:open )?(?:at )?)\\d{1,2}(?:[.:]\\d{2})?|\\d{1,2}(?:[.:]\\d{2})?[ \\u00a0](?:till|until)[ \\u00a0]\\d{1,2}(?:[.:]\\d{2})?(?!\\d|[ \\u00a0](?:[ap]\\.?m|\\p{L}*(?:January|February|March|April|May|June|July|August|September|October|November|December))))";
const HOURS = `(?:\\d{1,2}(?:[:.h]\\d{2})?(?:[ \\u00a0]?${UNIT})?[ \\u00a0]?${TO}[ \\u00a0]?)?${SURE}`;
/** Numbers of an emergency are short: a few are known, and others stand right behind a word for calling. */
const EMERGENCY =
  "116[ \\u00a0]?\\d{3}|(?<=(?:call|dial|ring|emergency|appele[zr]|compose[zr]|llam[ea]|llamar|chiam\\p{L}+|bel|ligue|ruf\\p{L}*|wähl\\p{L}*|notruf|levensgevaar|lebensgefahr|spoed|urgences?|emergencias?|emergenz[ae])\\s?:?\\s(?:(?:le|al|il|o|para o)\\s)?)(?:999|112|911|110|144|113|115|118|061|1[5-8](?!\\s\\p{L}|[\\d.:]))";
const PHONE = `\\+?\\d(?:[\\s()/-]{0,2}\\d){6,14}|${EMERGENCY}`;

/** Tried in this order; what one has found no other takes. */
const KINDS: readonly (readonly [ValueKind, RegExp])[] = (
  [
    ["money", SUM],
    ["share", SHARE],
    ["date", DATE],
    ["time", `(?:${HOURS}|${BARE})`],
    ["phone", PHONE],
  ] as const
).map(([kind, source]) => [kind, new RegExp(`(?<![\\p{L}\\d.,:/])(?:${source})(?![\\p{L}\\d])`, "giu")]);

/** What says how many there are: "Seats 90", "Over 140 routes", "stroom voor 85 huishoudens". */
const COUNTED =
  "(?<=(?:^|[,:]\\s)|(?:^|\\s)(?:seats|holds|sleeps|capacity|over|about|around|up to|more than|for|power for|fasst|dauer|durée|duración|durata|duur|duração|für|über|rund|bis zu|mehr als|pour|plus de|environ|jusqu['’]à|aforo|para|más de|hasta|capienza|per|oltre|circa|fino a|voor|meer dan|ongeveer|lotação|mais de|cerca de|até)\\s)";
const COUNT = new RegExp(
  `${COUNTED}(?!(?:19|20)\\d{2}(?!\\d))(?:\\d{1,3}(?:[.,'’\\u00a0\\u202f]\\d{3})+|\\d{1,4}(?:[.,]\\d)?)(?=\\s(?!(?:years?|Jahren?|ans|años|anni|jaar|anos)(?!\\p{L}))\\p{L}{3,}|$|[,;])`,
  "giu",
);
/** The number of a house, of a year and of a place on a list counts nothing. */
const NO_COUNT =
  /(?<!\p{L})(?:street|st|road|rd|avenue|lane|square|quay|drive|rue|calle|plaza|via|piazza|place|quai|boulevard|rua|avenida)(?!\p{L})|(?:straße|strasse|gasse|platz|allee|straat|laan|plein)(?!\p{L})/iu;

/** The values of a text in their order: amounts, shares, days, hours, numbers to call, and what is counted. */
export function findValues(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  const isFree = (start: number, end: number) => found.every((one) => end <= one.start || start >= one.end);
  const take = (kind: ValueKind, pattern: RegExp) => {
    for (const { index, 0: hit } of text.matchAll(pattern)) {
      const end = index + hit.trimEnd().length;
      if (isFree(index, end)) found.push({ kind, start: index, end, parts: [hit.trimEnd()] });
    }
  };
  for (const [kind, pattern] of KINDS) take(kind, pattern);
  if (!NO_COUNT.test(text) && !isOfHouse(text)) take("count", COUNT);
  return joined(
    text,
    found.toSorted((a, b) => a.start - b.start),
  );
}

const LEADS = "from|at|between|von|ab|um|zwischen|de|dès|à|das|às|van|om|dalle|alle|ore|desde|a las|au|le";
/** What ties an hour to its day, and one span of hours to the next. */
const TO_HOUR = new RegExp(`^,?\\s(?:(?:${LEADS})\\s)?$`, "iu");
const NEXT = new RegExp(`^(?:,\\s|\\s(?:${AND}|or|oder|ou|o|of)\\s)(?:(?:${LEADS})\\s)?$`, "iu");

/** "Saturday 2 January, 3 pm" is one value, and so are the hours before noon with those after it. */
function joined(text: string, found: readonly FoundValue[]): FoundValue[] {
  const all: FoundValue[] = [];
  for (const one of found) {
    const last = all.at(-1);
    const between = last ? text.slice(last.end, one.start) : "";
    if (last && isOneWith(last, one, between)) {
      const tied = text.slice(last.end, one.end);
      const mark = /^,/u.exec(tied)?.[0] ?? "";
      const parts = [
        ...last.parts.slice(0, -1),
        `${last.parts.at(-1)}${mark}`,
        tied.slice(mark.length).trim(),
      ];
      all.splice(-1, 1, { ...last, end: one.end, parts });
    } else all.push(one);
  }
  return all;
}

function isOneWith(last: FoundValue, one: FoundValue, between: string): boolean {
  if (last.kind === "date" && one.kind === "time") return TO_HOUR.test(between);
  return last.kind === "time" && one.kind === "time" && NEXT.test(between);
}
