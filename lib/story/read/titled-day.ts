import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import type { Notebook } from "./notebook.ts";

/** "Auditions for our spring play “The Lamp”, a comedy by Ruth Addley." over "Tuesday 12 January, 7.30pm, Drill Hall". */

const DAY = once(
  () => new Prefiltered(`^\\s*(?:\\p{L}{2,6}\\s)?(?:${WEEKDAY_WORD()})(?!\\p{L})[^\\n]*\\d`, "iu"),
);
const LONGEST = 140;
/** Who orders, asks or greets speaks to the maker. */
const SPEAKS =
  /(?<!\p{L})(?:please|pls|can you|could you|hi|hello|dear|bitte|könnt ihr|hallo|svp|bonjour|por favor|hola|per favore|ciao|graag|olá)(?!\p{L})|\?/iu;

/** The first line of a brief names what is on the day that the next line tells. */
export function namesWhatIsThen(
  sentence: string,
  { plain, judge }: Pick<Notebook, "plain" | "judge">,
): boolean {
  const words = sentence.trim();
  const text = plain.trimStart();
  const isLine = text.startsWith(words) && /^[^\S\n]*\n/u.test(text.slice(words.length));
  return (
    isLine &&
    words.length <= LONGEST &&
    /^["“„«]?\p{Lu}/u.test(words) &&
    !SPEAKS.test(words) &&
    DAY().test(text.slice(words.length).trimStart()) &&
    judge.doubtedFor(words) === undefined
  );
}
