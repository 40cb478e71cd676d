/**
 * What is known of the texts a part of a pattern matches. `exact`: they are these and no others. `needs`: each of them
 * contains at least one of these. Neither: nothing is known.
 */
export type Literals = { exact?: readonly string[]; needs?: readonly string[] };

/** More texts than this are not multiplied out: the part is then asked for by what it needs. */
const MOST_EXACT = 24;

/** How often a literal of so many letters stands in a sentence, roughly. None at all stands in each. */
const CHANCE = [Number.POSITIVE_INFINITY, 1, 0.4, 0.1, 0.03, 0.01];
const CHANCE_OF_LONGER = 0.004;
/** A mark or a digit is as rare as three letters. */
const CHANCE_OF_SIGN = 0.1;
/** A set that is expected in every text tells nothing. */
const USELESS = 4;

const chanceOf = (literal: string) =>
  literal.length < 3 && /[^\p{L}\s]/u.test(literal)
    ? CHANCE_OF_SIGN
    : (CHANCE[literal.length] ?? CHANCE_OF_LONGER);
const costOf = (literals: readonly string[]) => literals.reduce((sum, literal) => sum + chanceOf(literal), 0);

/** The set of which fewer texts contain one; neither when both are in nearly all. */
export function rarer(one: readonly string[] | undefined, other: readonly string[] | undefined) {
  const [a, b] = [one, other].map((set) => (set && costOf(set) < USELESS ? set : undefined));
  if (!a || !b) return a ?? b;
  return costOf(b) < costOf(a) ? b : a;
}

/** Every text of one followed by every text of the other, or undefined when they are too many. */
export function product(one: readonly string[], other: readonly string[]): string[] | undefined {
  if (one.length * other.length > MOST_EXACT) return undefined;
  return one.flatMap((first) => other.map((second) => first + second));
}

/** What either branch of an alternation needs. */
export function union(branches: readonly Literals[]): Literals {
  const needs: string[] = [];
  let exact: string[] | undefined = [];
  for (const branch of branches) {
    const own = branch.exact ?? branch.needs;
    if (!own) return {};
    needs.push(...own);
    exact = branch.exact && exact ? [...exact, ...branch.exact] : undefined;
  }
  return exact ? { exact: [...new Set(exact)] } : { needs: [...new Set(needs)] };
}
