import { isKnown, keysImpliedBy, type Value } from "../values/value.ts";
import { type AnalysedText, plain } from "./text.ts";

/** A value whose words or place are those of another value of the sources. */
export type Misbound = { value: Value; rival: Value };

/** "Namib Solar" and "Solar" name one thing. */
const shareWord = (a: string, b: string) => {
  const words = new Set(a.toLowerCase().split(" "));
  return b
    .toLowerCase()
    .split(" ")
    .some((word) => words.has(word));
};

/** Both are one value, or names of one thing. */
export const areOneThing = (a: Value, b: Value) =>
  isKnown(a, keysImpliedBy(b)) || (a.kind === "name" && b.kind === "name" && shareWord(a.text, b.text));

/** Joints that allow either order. */
const EITHER_ORDER = /^[\s,/&+]*(?:(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L}))?[\s,]*$/iu;
const MAX_JOINT = 48;

export type Pair = { first: Value; second: Value; joint: string };

/** "60k euro to 52k": the second amount leaves out its unit. */
const isShort = (first: Value, next: Value | undefined, text: string): boolean =>
  next?.kind === "number" &&
  first.kind === "money" &&
  /^ ?(?:to|bis|à|a|-|–) ?$/iu.test(text.slice(first.span.end, next.span.start));

/** Neighbours of one kind with the words between them: "from 9 to 5", "9 out of 10". */
export function pairsIn({ text, values }: AnalysedText): Pair[] {
  const claims = values.filter(({ weak }) => !weak);
  return claims.flatMap((first, i) => {
    const next = claims[i + 1];
    const second = isShort(first, next, text)
      ? next
      : claims.slice(i + 1).find(({ kind }) => kind === first.kind);
    if (!second || second.span.start - first.span.end > MAX_JOINT) return [];
    const between = claims.filter(
      ({ span }) => span.start >= first.span.end && span.end <= second.span.start,
    );
    const joint = between.reduce(
      (words, { text: value }) => words.replace(value, ""),
      text.slice(first.span.end, second.span.start),
    );
    return EITHER_ORDER.test(joint) ? [] : [{ first, second, joint: plain(joint) }];
  });
}

/** Two values of a text stand the other way round than in the pairs of the sources, with the same words between them. */
export function turnedIn(text: AnalysedText, known: readonly Pair[]): Misbound[] {
  return pairsIn(text).flatMap(({ first, second, joint }) => {
    const alike = known.filter((pair) => pair.joint === joint);
    const isGiven = alike.some((pair) => areOneThing(first, pair.first) && areOneThing(second, pair.second));
    const turned = alike.find((pair) => areOneThing(first, pair.second) && areOneThing(second, pair.first));
    return turned && !isGiven ? [{ value: first, rival: turned.first }] : [];
  });
}
