import { capitalized } from "../../../text/capitalized.ts";

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
export const membersOf = (text: string): Members | undefined => countedIn(text) ?? headedIn(text);

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

const partsOf = (text: string): string[] =>
  text.split(/[,;]\s+/u).map((part) => part.trim().replace(AND, ""));

const hasFew = ({ length }: readonly unknown[]): boolean => length >= LEAST && length <= MOST.lines;
