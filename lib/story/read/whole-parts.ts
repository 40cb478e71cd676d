import { capitalize, unstop, wordCount } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Series } from "../schema.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { toNumber } from "./series.ts";

/** Sums of money that are the parts of one whole: "per £100 of sales: £38 wages, £27 ingredients, …". */

const NUMBER = "\\d{1,3}(?:[.,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?";
const SMALL = "p|pence|cents?|centimes?|céntimos|centesimi|cêntimos";
const AMOUNT = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}\\d.,])(?:(?<sign>[£$€₹])\\s?(?<a>${NUMBER})|(?<b>${NUMBER})\\s?(?<unit>[£$€₹]|euros?|pounds?|dollars?|CHF|Franken|kr|zł|${SMALL})(?!\\p{L}))|(?<=(?:every|each|jedem|jeden|chaque|cada|ogni|elke|iedere)\\s)(?<one>euro|pound|dollar|Franken)(?!\\p{L})`,
      "giu",
    ),
);
const IS_SMALL = once(() => new Prefiltered(`^(?:${SMALL})$`, "iu"));

/** Words before the whole. */
const OF =
  /(?:^|[\s,(])(?:per|out of|(?:of|from|for|in)(?: every| each)?|von(?: je| jeweils| jedem)?|je|pro|aus(?: jedem)?|sur(?: chaque)?|pour chaque|(?:de|por|em|en) cada|de|chaque|(?:di|su|per|da)(?: ogni)?|ogni|(?:van|op|per)(?: elke| iedere)?)\s*$/iu;
/** Every sum of this size is parted so, whether or not all of its parts are named. */
const EVERY = /(?<!\p{L})(?:every|each|je|jeweils|jede[mn]|chaque|cada|ogni|elke|iedere)\s*$/iu;
/** "Where your £50 goes", "So verteilen sich 20 Euro": what is behind it tells where the whole goes. */
const ASKS =
  /^(?:where|how|what|wohin|wo|woraus|wie|was|so|où|comment|que|qu[’']|ainsi|a?dónde|a dónde|en qué|cómo|qué|así|dove|come|(?:che )?cosa|così|waar|hoe|wat|zo|(?:para )?onde|como|o que|assim)(?!\p{L})/iu;

/** What stands between a sum and what it is for. */
const FOR =
  /^(?:(?:is|are|goes|go|went|geht|gehen|fließen|va|vont|van|vanno|gaat|gaan|vai|vão)\s+)?(?:(?:straight |directly |direkt |directement )?(?:for|on|to|in|into|für|an|auf|pour|en|dans|aux?|à|para|al?|per|agli|alle|ai|voor|aan|naar|om|em|de|di|(?:all|dell|d)[’'])(?:\s+|(?<=[’'])))?/iu;
/** What stands behind the name of a part: the word before the last of them, or a few that lead to the next. */
const BEHIND = /(?:[,;]\s*(?:\p{L}+\s*){0,3}|\s(?:and|und|sowie|et|y|e|ed|en)\s*)$/iu;
const VERB =
  /\s(?:goes?|went|geht|gehen|fließen|vont|va|van|vanno|gaat|gaan|vai|vão|is|are|we spend|pay(?:s)?)$/iu;

const SIGNS: [RegExp, string][] = [
  [/^(?:€|euro)/iu, "€"],
  [/^(?:£|pound)/iu, "£"],
  [/^(?:\$|dollar)/iu, "$"],
  [/^p(?:ence)?$/iu, "p"],
];
const signOf = (word: string): string => SIGNS.find(([re]) => re.test(word))?.[1] ?? word;

type Amount = { y: number; unit: string; from: number; to: number };

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT())].map(({ index, groups = {}, 0: all }) => ({
    y: groups.one ? 1 : toNumber(groups.a ?? groups.b ?? ""),
    unit: signOf(groups.one ?? groups.sign ?? groups.unit ?? ""),
    from: index,
    to: index + all.length,
  }));

const LEAST = 3;
const MOST = { points: 8, label: 40, words: 6 };
const CLOSE = 0.005;

/** The whole in the unit of its parts: a pound has a hundred pence. */
function wholeIn(whole: Amount, unit: string): number | undefined {
  if (whole.unit === unit) return whole.y;
  return whole.y === 1 && IS_SMALL().test(unit) ? 100 : undefined;
}

const isName = (name: string) =>
  /^\p{L}/u.test(name) &&
  !/[\d:.!?]/u.test(name) &&
  name.length <= MOST.label &&
  wordCount(name) <= MOST.words;

/** The names of the parts: behind each sum, or before it where nothing is behind the last. */
function namesOf(text: string, parts: readonly Amount[]): string[] {
  const isBehind = /\p{L}/u.test(text.slice(parts.at(-1)?.to));
  const [first] = parts;
  if (isBehind)
    return parts.map(({ to }, i) => {
      const words = unstop(text.slice(to, parts[i + 1]?.from).trim());
      return capitalize(
        words
          .replace(i < parts.length - 1 ? BEHIND : /$^/u, "")
          .replace(FOR, "")
          .trim(),
      );
    });
  const head = text.slice(0, first?.from).search(/[:：][^:：]*$/u);
  return parts.map(({ from }, i) => {
    const words = text.slice(i === 0 ? head + 1 : parts[i - 1]?.to, from);
    return capitalize(
      words.replace(/^\s*[,;]?\s*(?:(?:and|und|et|y|e|ed|en)\s+)?/iu, "").replace(/[\s:–-]+$/u, ""),
    );
  });
}

/** "£7 is left.": the sentence behind the parts that tells the rest of the whole, as one more of them. */
function restIn({ text }: Draft, rest: number, unit: string): Series["points"] {
  const [amount, ...others] = amountsIn(text);
  if (!amount || others.length > 0 || amount.unit !== unit || Math.abs(amount.y - rest) > CLOSE) return [];
  const words = `${text.slice(0, amount.from).trim()} ${unstop(text.slice(amount.to).trim())}`.trim();
  const x = capitalize(words.replace(/^(?:is|are|ist|sind|est|es|è|é)\s/iu, ""));
  return isName(x) ? [{ x, y: amount.y }] : [];
}

/** "per £100 of sales": what the parts are of, without the verb that leads to them. */
function labelOf(text: string, whole: Amount, to: number): string {
  if (to === 0) return "";
  const head = text.slice(0, to).replace(/[\s:：,–-]+$/u, "");
  const [of = ""] = OF.exec(head.slice(0, whole.from)) ?? [];
  return of === ""
    ? ""
    : capitalize(
        head
          .slice(whole.from - of.trimStart().length)
          .replace(/^[,(]\s*/u, "")
          .replace(VERB, ""),
      );
}

type WholeSaid = { whole: Amount; parts: Amount[]; isParted: (isAll: boolean, left: number) => boolean };

/** The whole and its parts in one sentence, or the whole in the question before it: "What is in a loaf for £6? £2.40 wages, …". */
function saidIn(text: string, asked: string): WholeSaid | undefined {
  const amounts = amountsIn(text);
  const [one, ...more] = ASKS.test(asked) ? amountsIn(asked) : [];
  if (one && more.length === 0 && amounts[0]?.from === 0)
    return { whole: one, parts: amounts, isParted: (isAll) => isAll };
  const [whole, ...parts] = amounts;
  const before = text.slice(0, whole?.from);
  return (
    whole && {
      whole,
      parts,
      isParted: (isAll, left) =>
        isAll ? OF.test(before) || ASKS.test(text) : left > 0 && EVERY.test(before),
    }
  );
}

/** The sums of one unit with their names; none where they are too few, or one of them is no part of the whole. */
function pointsOf(text: string, { whole, parts }: WholeSaid): Series["points"] {
  const unit = parts[0]?.unit ?? "";
  const most = wholeIn(whole, unit) ?? 0;
  const arePart = parts.every((part) => part.unit === unit && part.y < most);
  if (!arePart || parts.length > MOST.points) return [];
  const names = namesOf(text, parts);
  return parts.map(({ y }, i) => ({ x: names[i] ?? "", y }));
}

function partsIn(d: Draft, asked: Draft | undefined, behind: readonly Draft[]): Series | null {
  const said = saidIn(d.text, asked?.text ?? "");
  const named = said ? pointsOf(d.text, said) : [];
  if (!said || named.length + 1 < LEAST) return null;
  const { whole, parts, isParted } = said;
  const unit = parts[0]?.unit ?? "";
  const left = (wholeIn(whole, unit) ?? 0) - named.reduce((sum, { y }) => sum + y, 0);
  const rests = behind.flatMap((next) => restIn(next, left, unit).map((point) => ({ point, id: next.id })));
  const [rest] = rests;
  const points = [...named, ...(rest ? [rest.point] : [])];
  const isAll = Math.abs(left) < CLOSE || rest !== undefined;
  if (!isParted(isAll, left) || points.length < LEAST || !points.every(({ x }) => isName(x))) return null;
  const label = labelOf(d.text, whole, parts[0]?.from ?? 0);
  return { label, unit, points, facts: [d.id, ...(rest ? [rest.id] : [])] };
}

/** So many sentences behind the parts may tell what is left. */
const NEAR = 2;

/** The parts of one sum that a sentence tells, with the rest that one behind it adds; null for prices. */
export function partsOfWhole(n: Notebook): Series | null {
  const all = mains(n);
  for (const [i, d] of all.entries()) {
    const parts = partsIn(d, all[i - 1], all.slice(i + 1, i + 1 + NEAR));
    if (parts) return parts;
  }
  return null;
}
