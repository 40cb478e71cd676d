import { once } from "../../once.ts";
import { allMatches } from "../matches.ts";
import { type Figure, key } from "./figure.ts";

/** Month names by number, in the languages briefs are written in; abbreviations where they are unmistakable. */
const MONTHS = [
  "january jan januar janvier enero gennaio janeiro januari stycznia styczeń ocak",
  "february feb februar février fevrier febrero febbraio fevereiro februari lutego luty şubat",
  "march mar märz maerz mars marzo março marco maart marca marzec mart",
  "april apr avril abril aprile kwietnia kwiecień nisan",
  "may mai mayo maggio maio mei maj maja mayıs",
  "june jun juni juin junio giugno junho czerwca czerwiec haziran",
  "july jul juli juillet julio luglio julho lipca lipiec temmuz",
  "august aug août aout agosto augustus augusti sierpnia sierpień ağustos",
  "september sept sep septembre septiembre settembre setembro września wrzesień eylül",
  "october oct okt oktober octobre octubre ottobre outubro października październik ekim",
  "november nov novembre noviembre novembro listopada listopad kasım",
  "december dec dez dezember décembre diciembre dicembre dezembro grudnia grudzień aralık",
];

const monthNumbers = once(
  () => new Map(MONTHS.flatMap((names, i) => names.split(" ").map((name) => [name, i + 1] as const))),
);

/** A quick look: the first three letters of every month. */
const mayNameMonth = once(
  () => new RegExp([...new Set([...monthNumbers().keys()].map((name) => name.slice(0, 3)))].join("|"), "i"),
);

const DAY_FIRST =
  /(?<![\d.,:/])(\d{1,2})(?:st|nd|rd|th|er|º|\.)? ?(?:of |de |di )?(\p{L}{3,12})\.?(?:,? (?:de )?((?:19|20)\d{2}))?(?!\d)/giu;
const MONTH_FIRST =
  /(?<!\p{L})(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]?\d|\p{L}|%)(?:,? ((?:19|20)\d{2}))?(?!\d)/giu;
const ISO = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g;
const NUMERIC = /(?<![\d.,])(\d{1,2})[./](\d{1,2})[./]((?:\d{2})?\d{2})?(?![\d])/g;
const EAST_ASIAN = /(?:(\d{4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/g;

const isDate = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

function date(m: RegExpMatchArray, days: [day: number, month: number][], year: string | undefined): Figure[] {
  const fitting = days.filter(([day, month]) => isDate(day, month));
  if (!fitting.length) return [];
  const full = year?.length === 2 ? `20${year}` : year;
  const readings = fitting.map(([day, month]) => `d:${month}-${day}${full ? `-${full}` : ""}`);
  return [{ text: m[0].trimEnd(), at: m.index ?? 0, readings }];
}

/** 1 to 12, or 0 for a word that is no month; a date of month 0 is none. */
const monthOf = (name: string | undefined) => monthNumbers().get((name ?? "").toLowerCase()) ?? 0;

/** 03/04 is March in one country and April in another. */
function eitherWay(m: RegExpMatchArray): Figure[] {
  const [a, b] = [Number(m[1]), Number(m[2])];
  return date(
    m,
    [
      [a, b],
      [b, a],
    ],
    m[3],
  );
}

/** Calendar days, whether written "3 March", "March 3rd", "12.05.2026" or "5月12日". */
export function readDates(text: string): Figure[] {
  return [
    ...allMatches(ISO, text).flatMap((m) => date(m, [[Number(m[3]), Number(m[2])]], m[1])),
    ...allMatches(EAST_ASIAN, text).flatMap((m) => date(m, [[Number(m[3]), Number(m[2])]], m[1])),
    ...allMatches(DAY_FIRST, text, mayNameMonth()).flatMap((m) =>
      date(m, [[Number(m[1]), monthOf(m[2])]], m[3]),
    ),
    ...allMatches(MONTH_FIRST, text, mayNameMonth()).flatMap((m) =>
      date(m, [[Number(m[2]), monthOf(m[1])]], m[3]),
    ),
    ...allMatches(NUMERIC, text).flatMap(eitherWay),
  ];
}

/** What a date also says: the day without its year, the day and the year as bare numbers. */
export function impliedByDate(reading: string): string[] {
  const [month, day, year] = reading.slice(2).split("-");
  return [`d:${month}-${day}`, key("n", Number(day)), ...(year ? [key("n", Number(year))] : [])];
}
