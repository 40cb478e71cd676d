import { isBalanced } from "../../../../text/balanced.ts";
import { isOfHouse } from "../../../../text/house-number.ts";
import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { isReadingTime } from "../../../../text/reading-time.ts";
import { movedIn } from "./moved.ts";

/** A sentence around its number: what is said before it, the number as it should be read, and what is said after it. */
export type Figured = {
  before: string;
  value: string;
  label: string;
  /** A share, a multiple or a large number, which is news by itself. */
  isStrong: boolean;
};

const MOST = { before: 44, value: 16, label: 70, numbers: 2 };

export const LARGE =
  "(?:thousand|million(?:s|en|es)?|millón|millones|milion[ei]|milhão|milhões|miljoen|mille|mila|mil|duizend|Mio\\.?|Mrd\\.?|Tausend|bn|billions?|Milliarden|milliards?|miliard[oi]|miljard|bilhões)";
const COUNT = "(?:one|two|three|four|five|six|seven|eight|nine|ten)";
/** Measures that stand with their number. */
export const UNIT =
  "(?:m[lgm]|[cd]l|cm|g|kW|MW|[MGT]B|ha|bar|km\\/h|mph|litros?|litri|chilometri|kilometers?|kilomet(?:re|er)s?|miles?|acres?|ore|giorni|settimane|mesi|anni|uren|dagen|weken|maanden|jaar|dias|seconds?|minutes?|hours?|days?|weeks?|months?|years?|tonnes?|tons?|kg|km|m²|[kMGT]Wh|lit(?:re|er)s?|°C|Sekunden?|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Monate|Jahren?|Jahre|Tonnen?|Liter|minutos?|horas?|d[ií]as?|semanas?|meses|años?|toneladas?|tonnellate|ton(?:ne)?|heures?|jours?|semaines?|mois|ans|années)";
const NUMBER = "\\d+(?:[.,]\\d+)*";
const GROUPED = "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+";

/** The kinds of numbers that are drawn large, those that are news by themselves first. */
const STRONG = [
  `${COUNT} (?:in|out of) (?:${COUNT}|twenty)`,
  "\\d{1,2} (?:in|out of|von|sur|de cada|su) \\d{1,3}",
  `${NUMBER}\\s?(?:%|percent|per cent|Prozent|pour cent|por ciento)`,
  `${NUMBER}\\s?[×x](?!\\s?\\d)`,
  `[£$€₹] ?${NUMBER} ?(?:k|m|${LARGE})`,
  `${NUMBER} ?${LARGE}(?: ?[€£$₹])?`,
  `${GROUPED} ?(?:[kMGT]?Wh|kW|m²|m³|kg|km|ha|t)(?!\\p{L})`,
  `(?:[£$€₹] ?)?${GROUPED} ?[€£$₹]?`,
];
const PLAIN = [`[£$€₹] ?${NUMBER}`, `${NUMBER} ?[€£$₹]`, `${NUMBER} ?${UNIT}`, "\\d{2,}(?= \\p{L})"];

const oneOf = (kinds: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d.,:/+#×-]|\\d |\\d ?[×x] )(?:${kinds.join("|")})(?![\\p{L}\\d:/]|[.,]\\d)`, "u");
const SURE = new RegExp(oneOf(STRONG).source, "iu");
const ANY = oneOf(PLAIN);

/** Ways to be reached, and quotations, are no figures. */
const APART = /@|https?:|www\.|(?<![\d.,])\+?0\d{2,}|["“”«»„]/u;
/** Days and hours: "14 March", "9 am", "20 Uhr". */
const WHEN = new Prefiltered(
  /^(?:[ap]\.?m|uhr|h|o[’']clock|de|jan(?:uary|uar|vier)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|fév(?:rier)?|mar(?:ch|s|zo)?|märz?|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juni|juin|junio|july?|juli|juil(?:let)?|julio|aug(?:ust)?|août|ago(?:sto)?|sept?(?:ember|embre)?|septiembre|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|noviembre|dec(?:ember)?|dez(?:ember)?|déc(?:embre)?|dic(?:iembre)?)\.?(?=[\s,;]|$)/iu,
);
const YEAR = /^(?:19|20)\d{2}$/;
/** "Street 12", "Version 40": a name and its number, not the opening of a sentence. */
const NAMED = /(?<=\s)\p{Lu}[\p{L}.]*\s$/u;

/** "Most used station: the main station, 190 trips", "20 were damp. That's one in four": what is before the number is of something else. */
const NAMES = /[:;]\s+\S|\p{L}[.!?]\s+\p{Lu}/u;

const WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|vijf|zes|zeven|negen|tien|duas|dois|três|quatro|sete|oito|dez";
/** "Today there are three boats,": a count in words ends what stands before the number. */
const LISTS = new RegExp(
  `(?<!\\p{L})(?:${WORDS}|one|eine?n?|une?|un[ao]?|een|uma?)\\s\\p{L}+(?:\\s\\p{L}+)?,$`,
  "iu",
);

/** "Under £25": a bound is no figure. */
const BOUND =
  /(?<!\p{L})(?:under|below|from|until|till|unter|ab|bis|dès|(?:à|a) partir d[ea]|a partire da|jusqu’à|desde|hasta|vanaf|tot|da|até)\s$/iu;

/** "From 9 to 21 degrees": the end of a range is half of what is said. */
const RANGE = /\d[\d.,]*\s?[\p{L}%°£$€]{0,4}\s?(?:(?<!\p{L})(?:to|bis|à|al?|tot|até)\s[£$€₹]?|[–-]\s?)$/iu;

/** "Van 10 tot 15 uur": its beginning as well. */
const RANGE_OPENS = /^(?:to|till|until|bis|à|al?|tot|até|–|-)\s?[£$€₹]?\d/iu;

/** In "Decontamination (120 degrees, 30 minutes)" the number is a side condition. */
function outsideBrackets(found: RegExpExecArray | null, said: string): RegExpExecArray | undefined {
  const before = said.slice(0, found?.index ?? 0);
  return found && !RANGE.test(before) && isBalanced(before) ? found : undefined;
}

/** "Up from 265,000", "By our calculation that saved 61 tonnes": a figure of the sentence before, in whose place another may stand. */
const LEANS = new Prefiltered(
  /^(?:(?:that[’']?s )?(?:up|down) (?:from|by|on) |compared (?:with|to) |gegenüber |nach \d|contre \d|frente a |contro i |tegenover |face a )|^(?:[^,\d]{3,40},? )?(?:that|this|it|das|dies|cela|ça|eso|esto|questo|dat|dit|isso|isto) (?:has |have |hat |a |ha |heeft )?(?:saved|saves|makes|made|means|brings|brought|spart|sparte|gespart|économise|économisé|ahorra|ahorró|ahorrado|risparmia|risparmiato|bespaart|bespaarde|poupa|poupou)(?!\p{L})/iu,
);

/** "Savings rate 4.1%, up from 3.4%": the comma before what the value was. */
const COMPARED =
  /^,(?=\s(?:up|down|after|instead|compared|nach|statt|gegenüber|contre|au lieu|frente|en lugar|contro|invece|tegenover|contra|em vez)\s)/iu;

const isNoStatement = (said: string) => APART.test(said) || LEANS.test(said) || isOfHouse(said);

/** The figure of a sentence that rests on one; undefined where it has none, or is a date, a place, a list of numbers or part of another sentence. */
export function figureIn(sentence: string): Figured | undefined {
  const said = sentence.trim().replace(/(?<!\.)\.$/, "");
  return isNoStatement(said) ? undefined : (courseIn(said) ?? numberIn(said));
}

/** "It fell from 9 days to 2" rests on two numbers, which are one course. */
function courseIn(said: string): Figured | undefined {
  const { course = "", what = "" } = movedIn(said) ?? {};
  const isShort = course !== "" && course.length <= MOST.value;
  return isShort ? { before: "", value: course, label: what, isStrong: true } : undefined;
}

function numberIn(said: string): Figured | undefined {
  const strong = reachedIn(said) ?? SURE.exec(said);
  const found = outsideBrackets(strong ?? ANY.exec(said), said);
  if (!found) return undefined;
  const value = found[0].trim();
  const before = said.slice(0, found.index).trim();
  const label = said
    .slice(found.index + found[0].length)
    .replace(COMPARED, "")
    .trim();
  // "There are three boats, 40 rowers and a clubhouse": one of several counts is no label of another.
  if (LISTS.test(before)) return undefined;
  if (!strong && isNoFigure(said.slice(0, found.index), value, label)) return undefined;
  const isShort = before.length <= MOST.before && value.length <= MOST.value && label.length <= MOST.label;
  const others = `${before} ${label}`.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const isText = /^[\p{L}(]/u.test(label || before) && `${before}${label}` !== "";
  if (!isShort || !isText || others.length > MOST.numbers || NAMES.test(before)) return undefined;
  return { before, value, label, isStrong: strong !== null };
}

/** "160 euro": an amount is nothing without what it is counted in. */
const CURRENCY =
  /^(?<unit>euros?|pounds?|dollars?|dólares|libras|pence|cents?|francs?|Franken|franchi)(?!\p{L})[\s,]*/iu;

/** The figure with the currency that its label begins with. */
export function withCurrency(figured: Figured): Figured {
  const { value, label } = figured;
  const [led = "", unit = ""] = CURRENCY.exec(label) ?? [];
  return unit === "" ? figured : { ...figured, value: `${value} ${unit}`, label: label.slice(led.length) };
}

/** "We asked for £24,000 and received £26,315": of two sums the second is what was reached. */
const TWO_SUMS = new RegExp(
  `(?<=[£$€₹] ?${GROUPED}[^\\d]{1,30}(?:and|und|et|y|e|en) \\p{L}+ )[£$€₹] ?${GROUPED}(?![\\d.,])`,
  "u",
);

const reachedIn = (said: string): RegExpExecArray | null => TWO_SUMS.exec(said);

const isNoFigure = (before: string, value: string, label: string) =>
  YEAR.test(value) ||
  BOUND.test(before) ||
  RANGE_OPENS.test(label) ||
  isReadingTime(value, `${before}${value} ${label}`) ||
  (/^\d+$/.test(value) && (WHEN.test(label) || NAMED.test(before)));

/** Two figures, or one that is news by itself, are worth drawing; one small number in other news is not. */
export const areWorthDrawing = (found: readonly Figured[]): boolean =>
  found.length > 1 || found.some(({ isStrong }) => isStrong);
