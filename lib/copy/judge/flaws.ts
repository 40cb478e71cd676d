import { isBaseVerb } from "../lexicon.ts";
import { flaws, type Proofs } from "../proof/flaws.ts";
import { sentences } from "../sentences.ts";
import { size, wordCount, words } from "../text.ts";
import { hideAddresses } from "./addresses.ts";
import { isInstruction } from "./injection.ts";
import type { Subject } from "./subject.ts";

/** A line a reader would stumble over, and why, in a few words. */
export type Flaw = { where: string; quote: string; why: string };

const OF_A_DRAFT =
  /(?<!\p{L})(?:here(?:[’']s| is) (?:your|the|a) (?:\p{L}+ )?(?:post|caption|draft|tweet|copy)|as requested|(?:target audience|call to action|brand voice|(?<!\p{L} )(?:post|caption|headline|cta)) ?:|as a language model|word count)(?!\p{L})/iu;
/** What an author says to whoever writes for them. */
const REQUEST =
  /^(?:(?:please )?(?:tell|remind|inform|ask|invite|thank|show) (?:(?:our|my|all our) )(?:followers|customers|readers|members|users|clients|audience|community|fans|subscribers)(?!\p{L})|(?:tell|ask|invite|remind) people(?!\p{L})|(?:we |i )?(?:just )?want(?:ed)? to (?:say|thank|share|announce|tell|post)(?!\p{L})|(?:we |i )?need (?:a|an|some) (?:post|caption|card|carousel|video)(?!\p{L})|mention that(?!\p{L}))/iu;
const PLACEHOLDER =
  /\[(?:your |insert |company|name|link|date|product|brand)[^\]]{0,40}\]|\{\{?\s*\w+\s*\}?\}|<\/?[a-z][^>]{0,200}>|(?<!\p{L})(?:undefined|NaN|XXX+|lorem ipsum)(?!\p{L})|\uFFFD/iu;
/** A single opening quotation mark that nothing closes; an apostrophe cannot be told from a closing one. */
const OPEN_QUOTE = /‘[^’]*$/u;

/** What no proof-reader of our own copy has to look for, because only others leave it behind. */
const LEFT_BEHIND: [why: string, (line: string) => boolean][] = [
  ["speaks to the machine, not to readers", isInstruction],
  ["still holds a placeholder", (line) => PLACEHOLDER.test(line)],
  ["a note about the draft", (line) => OF_A_DRAFT.test(line)],
  ["a request to the writer", (line) => REQUEST.test(line)],
  ["a quotation that never closes", (line) => OPEN_QUOTE.test(line)],
];

/** A line that was never meant for readers. */
export const isLeftBehind = (line: string): boolean => LEFT_BEHIND.some(([, is]) => is(line));

function leftBehind({ places }: Subject): Flaw[] {
  const lines = places.flatMap(({ where, text }) =>
    text.split("\n").flatMap((line) => sentences(line).map((s) => ({ where, text: s }))),
  );
  return lines.flatMap(({ where, text }) => {
    const found = LEFT_BEHIND.find(([, is]) => is(text));
    return found ? [{ where, quote: text.slice(0, 140), why: found[0] }] : [];
  });
}

/** "Listen" may stand alone; so may the name. */
const standsAlone = ({ name, copy }: Subject): string[] => [
  name,
  ...words(copy.text.toLowerCase()).filter(isBaseVerb),
];

const NOTHING: Proofs = { headline: "", supporting: "", text: "", cta: { label: "" } };

const MAX_STAT_LABEL = 60;

/** A figure is shown large with a few words under it; those words must not begin with another figure. */
function crookedStats({ copy }: Subject): Flaw[] {
  return copy.stats.flatMap(({ value, label }, i) => {
    const why = /^\p{N}/u.test(label.trim())
      ? "two numbers run into each other"
      : size(label) > MAX_STAT_LABEL
        ? "too long to stand under a number"
        : undefined;
    return why ? [{ where: `stat ${i + 1}`, quote: `${value} ${label}`.slice(0, 140), why }] : [];
  });
}

/** The smaller slots, each read like a headline or a supporting line. */
const smallSlots = ({ copy }: Subject): { where: string; proofs: Proofs }[] => [
  ...copy.bullets.map((headline, i) => ({ where: `bullet ${i + 1}`, proofs: { ...NOTHING, headline } })),
  ...copy.slides.map(({ title, body }, i) => ({
    where: `slide ${i + 1}`,
    proofs: { ...NOTHING, headline: title, supporting: hideAddresses(body).replace(/[\s·]+$/, "") },
  })),
];

/** "Docs: docs.example" is a whole line, and so is the bare address. */
function withoutAddress(line: string): string {
  const words = hideAddresses(line);
  return words !== line && wordCount(words) < 2 ? "" : words.trim();
}

/** Lines that are cut off, unbalanced, left over or meant for somebody else; each line once. */
export function flawsIn(s: Subject): Flaw[] {
  const { language } = s.facts;
  const alone = standsAlone(s);
  const text = s.copy.text.split("\n").map(withoutAddress).join("\n");
  const found = [
    ...leftBehind(s),
    ...flaws({ ...s.copy, text }, language, alone),
    ...crookedStats(s),
    ...smallSlots(s).flatMap(({ where, proofs }) =>
      flaws(proofs, language, alone).map((flaw) => ({ ...flaw, where })),
    ),
  ];
  return found.filter((flaw, i) => found.findIndex((other) => other.quote === flaw.quote) === i);
}
