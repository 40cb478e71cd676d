import { matchesIn } from "../values/matches.ts";
import { isKnown, keysImpliedBy, type Value } from "../values/value.ts";
import { type AnalysedText, sentenceAt } from "./text.ts";

/** Two values of one thing: what it was, and what it is now. */
export type Course = { former: Value; current: Value };

/** What stands between two values, or before the first one, and which of them it makes the former. */
const FROM =
  /(?<!\p{L})(?:from|von|vom|de|du|da|dal|dai|del|van)(?: (?:about|roughly|rund|etwa|environ|circa|unos))? $/iu;
const TO =
  /^[^.;:\n]{0,24}?(?<!\p{L})(?:to|auf|zu|à|a|al|naar|para|hasta)(?: (?:about|just|only|rund|nur|environ|solo))? $/iu;
const ARROW = /^\s*(?:\p{L}+\s*)?(?:->|→|=>|>)\s*$/u;
const INSTEAD =
  /^[^.;\n]{0,24}?(?<!\p{L})(?:instead of|rather than|(?:down|up) from|anstatt|statt|anstelle von|au lieu de|contre|en vez de|en lugar de|frente a|invece di|in plaats van|em vez de)(?: (?:about|the))? $/iu;
const WAS =
  /^[^.;\n]{0,24}?[(,;–—] ?(?:it |that )?(?:was|were|used to be|previously|before|vorher|bisher|zuvor|früher|war|antes|avant|auparavant|prima|era|voorheen)[: ]+$/iu;
const NOW =
  /^[^.;\n]{0,20}?[,;–—] ?(?:(?:and|und|et|y|e|en) )?(?:it is |is )?(?:now|jetzt|nun|heute|maintenant|désormais|ahora|ora|adesso|nu|agora) $/iu;

const NEAR = 60;

function courseOf(first: Value, second: Value, { text }: AnalysedText): Course | undefined {
  const between = text.slice(first.span.end, second.span.start);
  const before = text.slice(Math.max(0, first.span.start - 16), first.span.start);
  if (between.length > NEAR) return undefined;
  if (INSTEAD.test(between) || WAS.test(between)) return { former: second, current: first };
  const isOnward = ARROW.test(between) || NOW.test(between) || (FROM.test(before) && TO.test(between));
  return isOnward ? { former: first, current: second } : undefined;
}

const COUNTED = /^(?:number|money|percent|measure|duration|factor)$/;

/** Amounts of one kind; a bare number takes the unit of its neighbour: "18 MB now, was 164". */
const areAlike = (a: Value, b: Value) =>
  a.kind === b.kind ||
  (COUNTED.test(a.kind) && COUNTED.test(b.kind) && [a, b].some((v) => v.kind === "number"));

const HEADS: [former: RegExp, current: RegExp] = [
  /^[\s•*-]*(?:before|vorher|bisher|früher|avant|antes|prima|voorheen)\s*(?::|–|-)/iu,
  /^[\s•*-]*(?:after|now|today|nachher|jetzt|heute|après|maintenant|después|ahora|dopo|ora|nu)\s*(?::|–|-)/iu,
];
const YEAR = /^[\s•*-]*((?:19|20)\d{2})(?!\d)/;

type TimedLine = { text: string; start: number; at: number | undefined };

/** The lines of a text, with their place in time where they begin with one. */
function linesOf(text: string): TimedLine[] {
  return matchesIn(/[^\n]+/g, text).map((m) => {
    const head = HEADS.findIndex((words) => words.test(m[0]));
    const year = YEAR.exec(m[0])?.[1];
    return { text: m[0], start: m.index, at: year ? Number(year) : head < 0 ? undefined : head };
  });
}

/** Of more dated lines than these only neighbours in time are compared: the pairs of all would take seconds. */
const FEW_LINES = 10;

/** "Before: 39 °C … After: 31 °C" and "2016 – $29,600 … 2026 – $17,200": lines that follow in time. */
function coursesOfLines({ text, values }: AnalysedText): Course[] {
  const placed = linesOf(text).flatMap(({ at, start, text: line }) => {
    if (at === undefined) return [];
    const own = values.filter(({ span }) => span.start > start + 3 && span.end <= start + line.length);
    const counted = own.filter(({ kind, weak }) => COUNTED.test(kind) && !weak);
    return [{ at, values: counted }];
  });
  const inTime = placed.sort((a, b) => a.at - b.at);
  const reach = placed.length > FEW_LINES ? 1 : placed.length;
  return inTime.flatMap((a, i) =>
    inTime
      .slice(i + 1, i + 1 + reach)
      .filter((b) => b.at > a.at)
      .flatMap((b) => {
        const pairs = a.values.flatMap((former) => {
          const [current, ...more] = b.values.filter(({ kind }) => kind === former.kind);
          return current && more.length === 0 ? [{ former, current }] : [];
        });
        return pairs;
      }),
  );
}

/** What the values of a text were and what they are now. */
export function coursesIn(text: AnalysedText): Course[] {
  const all = text.values.filter(({ kind, weak }) => kind !== "name" && !weak);
  const pairs = all.flatMap((first, i) => {
    const second = all.slice(i + 1).find((other) => areAlike(first, other));
    if (!second || sentenceAt(text, first.span.start) !== sentenceAt(text, second.span.start)) return [];
    return courseOf(first, second, text) ?? [];
  });
  return [...pairs, ...coursesOfLines(text)];
}

/** "164" beside megabytes is what "164 MB" is. */
const showSame = (a: Value, b: Value) =>
  isKnown(a, keysImpliedBy(b)) ||
  isKnown(b, keysImpliedBy(a)) ||
  (digitsOf(a) !== "" && digitsOf(a) === digitsOf(b));
const digitsOf = ({ text }: Value) => text.replace(/[^\d.,]/g, "");

/** The sources have the course, in the same direction. */
export const isGiven = ({ former, current }: Course, given: readonly Course[]): boolean =>
  given.some((one) => showSame(former, one.former) && showSame(current, one.current));

/** The sources have the course the other way round alone. */
export const isTurned = ({ former, current }: Course, given: readonly Course[]): boolean =>
  isGiven({ former: current, current: former }, given) && !isGiven({ former, current }, given);
