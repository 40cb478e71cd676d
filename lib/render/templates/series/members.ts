import { capitalized } from "../../../text/capitalized.ts";
import { writtenDay } from "../card/dates.ts";

/** A list of like members: what they are, and a line for each. */
export type Members = { title: string; lines: string[] };

const MOST = { lines: 6, member: 30, head: 40 };
const LEAST = 3;
const AND = /^(?:and|und|sowie|et|y|e|en)\s+/iu;
const LAST_AND = /^(?<one>\S+)\s(?:and|und|et|y|e|en|&)\s(?<other>\S+)$/iu;
/** "Week 1 centring", "Tag 2: Fasten" */
const COUNTED = /^(?<word>\p{L}{2,14})\s(?<number>\d{1,2})[:.]?\s(?<said>\p{L}.*)$/u;
const HEADED = /^(?<head>[^:.!?]{3,}):\s+(?<said>[^:.!?]+)\.?$/u;

/**
 * A sentence that only lists: "Week 1 centring, week 2 cylinders, week 3 bowls", "3 ingredients: kelp, chilli, lime".
 * Undefined for other sentences, which have commas too.
 */
export const membersOf = (text: string): Members | undefined =>
  countedIn(text) ?? headedIn(text) ?? qualitiesIn(text);

/** The word that all members count stands over them, and each keeps its number. */
function countedIn(text: string): Members | undefined {
  const parts = partsOf(text.replace(/\.$/u, "")).map((part) => COUNTED.exec(part)?.groups);
  const [first] = parts;
  const { word = "", number = "" } = first ?? {};
  const isNext = (part: (typeof parts)[number], i: number) =>
    part?.word?.toLowerCase() === word.toLowerCase() && Number(part.number) === Number(number) + i;
  if (!first || !hasFew(parts) || !parts.every(isNext)) return undefined;
  return { title: word, lines: parts.map((part) => `${part?.number} ${part?.said}`) };
}

/** Words of a head that lead on into a sentence, and of a member that make it a clause. */
const CLAUSE = /\d{1,2}[:.]\d{2}|\d\s?(?:am|pm|Uhr|uur|h)(?!\p{L})|[€£$₹]/iu;

/** A name or a count before a colon, and behind it members of few words. */
function headedIn(text: string): Members | undefined {
  const { head = "", said = "" } = HEADED.exec(text)?.groups ?? {};
  const parts = partsOf(said).flatMap((part, i, all) => {
    const { one, other } = (i === all.length - 1 && LAST_AND.exec(part)?.groups) || {};
    return one && other ? [one, other] : [part];
  });
  const areShort = parts.every(
    (part) => part.length > 1 && part.length <= MOST.member && part.split(" ").length <= 3,
  );
  if (head === "" || head.length > MOST.head || !hasFew(parts) || !areShort || CLAUSE.test(said))
    return undefined;
  return { title: capitalized(head), lines: parts.map(capitalized) };
}

/** Letters and words of a quality. */
const QUALITY = { letters: 40, words: 6 };
/** "You trim one horse": someone does something. "19": how old someone is, or a street. */
const NO_QUALITY =
  /^(?:you|we|they|he|she|it|i|du|ihr|sie|wir|er|es|ich|vous|nous|tu|ils?|elles?|on|se|si|noi|voi|loro|wij|zij|je)\s|^\d+$|\p{L}\s\d+\p{L}?$|[.!?:;()]\s?|[€£$₹]/iu;

/** "Olives picked by hand, pressed within six hours, acidity 0.2 %": qualities side by side, of what the first of them names. */
function qualitiesIn(text: string): Members | undefined {
  const parts = text.replace(/\.$/u, "").split(/,\s+/u);
  const isQuality = (part: string) =>
    part.length > 2 &&
    part.length <= QUALITY.letters &&
    part.split(" ").length <= QUALITY.words &&
    !NO_QUALITY.test(part) &&
    writtenDay(part) === "";
  // A sentence has "and" before its last clause.
  // Three are a sentence as often: "Free, no booking, children welcome with a grown-up".
  const isListed =
    parts.length > LEAST &&
    hasFew(parts) &&
    parts.every(isQuality) &&
    !CLAUSE.test(text) &&
    !AND_IN.test(text);
  const [title = "", ...lines] = parts;
  return isListed ? { title, lines: lines.map(capitalized) } : undefined;
}
const AND_IN = /\s(?:and|or|but|und|oder|aber|sowie|et|ou|mais|y|o|pero|e|ma|en|of|maar|mas)\s/iu;

const partsOf = (text: string): string[] =>
  text.split(/[,;]\s+/u).map((part) => part.trim().replace(AND, ""));

const hasFew = ({ length }: readonly unknown[]): boolean => length >= LEAST && length <= MOST.lines;

/** A sentence that only lists like members has a line for each. */
export function listedIn({ title, body, stat = "" }: { title: string; body: string; stat?: string }) {
  const members = body === "" && stat === "" ? membersOf(title) : undefined;
  return members && { ...members, body: "" };
}
