import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact } from "../schema.ts";
import { MONTH_WORD, WEEKDAY_WORD } from "../values/calendar-words.ts";
import { widestQuotes } from "./quotes-of.ts";

const TH = "(?:st|nd|rd|th|er|\\.|º|ª)?";
const day = () =>
  `(?:(?:the|le|el|il|den|dem|de|o|dia|día) )?(?:(?:${WEEKDAY_WORD()})\\.?,? )?(?:(?:the|le|el|den|dem|de|dia|día) )?`;

/** "Monday 15 to Thursday 18 February", "vom 15. bis 18. Februar", "du 15 au 18 février". */
const RANGE = once(
  () =>
    new Prefiltered(
      `(?<!\\d)(?<first>\\d{1,2})${TH} ?(?:to|until|till|through|bis|au|al?|t/m|tot(?: en met)?|–|-) ?${day()}(?<last>\\d{1,2})${TH} (?:of |de )?(?<month>${MONTH_WORD()})(?!\\p{L})`,
      "iu",
    ),
);

/** "on the last day, Friday 19th", "am ersten Tag, Montag, 15." */
const END = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L})(?:(?<first>first|ersten|premier|primer|primo|eerste|primeiro)|(?:very )?(?:last|final)|letzten|dernier|último|ultimo|laatste) (?:day|evening|morning|tag|abend|jour|soir|día|giorno|dag|dia)(?: is| ist| est| es| è)?[,:(–-]* ${day()}(?<at>\\d{1,2})${TH}(?: (?:of |de )?(?<month>${MONTH_WORD()}))?(?![\\d.:]\\d|\\d| ?(?:am|pm|uhr|h|€|%)(?!\\p{L}))`,
      "iu",
    ),
);

type FoundDays = { groups: Record<string, string | undefined>; quote: string };
const found = (form: RegExp, facts: readonly Fact[]): FoundDays[] =>
  widestQuotes(facts).flatMap((quote) => {
    const groups = form.exec(quote)?.groups;
    return groups ? [{ groups, quote }] : [];
  });

/** "Monday 15 to Thursday 18 February" and "on the last day, Friday 19th": the days of one range end on two. */
export function lastDayElsewhere(facts: readonly Fact[]): { first: string; second: string }[] {
  const [range, ...more] = found(RANGE(), facts);
  // Of two ranges none is known to be meant.
  if (!range || more.length > 0) return [];
  return found(END(), facts).flatMap(({ groups, quote }) => {
    const isOfMonth = groups.month === undefined || groups.month === range.groups.month;
    const expected = groups.first ? range.groups.first : range.groups.last;
    return isOfMonth && Number(groups.at) !== Number(expected) ? [{ first: range.quote, second: quote }] : [];
  });
}
