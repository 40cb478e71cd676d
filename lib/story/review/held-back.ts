import { isSettled } from "../preferences-block.ts";
import { prohibitionIn } from "../read/prohibitions.ts";
import type { HeldBack, Story } from "../schema.ts";
import { valuesIn } from "../values/values.ts";
import { listed, quoted, type Reviewed, reviewed, seen } from "./check.ts";
import { hedgedValues } from "./hedged.ts";
import { letterCount } from "./plain.ts";
import { doubtOf } from "./undecided/doubts.ts";
import { undecidedIn } from "./undecided/undecided.ts";

/** The most of a brief that may be unclear without a person who looks at it. */
const MOST_UNCLEAR = 0.15;

/** Stretches of a brief that were not understood and are not explained. */
export const unclearIn = (heldBack: readonly HeldBack[], brief: string): HeldBack[] =>
  heldBack.filter(({ why, quote }) => why === "unclear" && !isSettled(brief, quote));

/** The words hold something that a reader may need: a number, date, price, name, address or code, or what is forbidden. */
export const hasWeight = (words: string, language: string): boolean =>
  valuesIn(words, language).some(({ weak }) => !weak) || mayForbidReaders(words, language);

/** Only the author knows whether readers are forbidden something, or the maker of the post is. */
const mayForbidReaders = (words: string, language: string): boolean =>
  ["readers", "unclear", "open"].includes(prohibitionIn(words, language) ?? "maker");

/** "Stop if it hurts.": a sentence is said for a reason, which only the author can tell. */
const endsSentence = (words: string): boolean => /\p{L}[^\p{L}]*[.!]["”»]?\s*$/u.test(words);

/** Share of the brief's letters that are in these stretches, 0 to 1. */
export const shareOf = (spans: readonly HeldBack[], brief: string): number =>
  spans.reduce((sum, { quote }) => sum + letterCount(quote), 0) / Math.max(1, letterCount(brief));

const REACHES: ReadonlySet<string> = new Set(["email", "phone"]);

/** Ways to reach the brand that stand only in words taken for an instruction: a reader may need them. */
function contactsHeld(heldBack: readonly HeldBack[], facts: Story["facts"], language: string): HeldBack[] {
  const known = facts.map(({ quote }) => quote).join("\n");
  return heldBack.filter(
    ({ why, quote }) =>
      why === "instruction" &&
      valuesIn(quote, language).some(({ kind, text }) => REACHES.has(kind) && !known.includes(text)),
  );
}

/** The words of a mail that is quoted under the brief and that readers may need; empty without any. */
export function quotedNews({ heldBack, language }: Pick<Story, "heldBack" | "language">): string {
  const quoted = heldBack
    .filter(({ quote }) => /^\s*>/.test(quote))
    .map(({ quote }) => quote.replace(/^[\s>]+/, ""));
  return quoted.find((words) => hasWeight(words, language)) ?? "";
}

/** Nothing of weight in the brief was left unclear. What was said to the writer or to colleagues never counts. */
export function understood(story: Story, brief: string): Reviewed {
  const { heldBack, facts, language } = story;
  const open = undecidedIn(story, brief);
  const isOpen = (clause: string) => open.some(({ quote }) => quote.includes(clause));
  const hedged = hedgedValues(story, brief).filter((clause) => !isOpen(clause));
  const unsure = [...open.map(({ quote }) => quote), ...hedged];
  const unclear = unclearIn(heldBack, brief);
  const weighty = unclear.filter(({ quote }) => hasWeight(quote, language) || endsSentence(quote));
  const asides = contactsHeld(heldBack, facts, language);
  const share = shareOf(unclear, brief);
  const percent = Math.round(share * 100);
  const tooMuch = share > MOST_UNCLEAR;
  const shown = [...weighty, ...(tooMuch ? unclear : [])].map(({ quote }) => quote);
  return reviewed({
    id: "understood",
    share: 1 - share / MOST_UNCLEAR / 2 - (weighty.length + unsure.length ? 0.5 : 0),
    doubts: [
      ...[
        ...open.map(doubtOf),
        ...hedged.map((clause) => `the brief is not sure of ${quoted(clause)}`),
      ].slice(0, 1),
      ...weighty
        .slice(0, 1)
        .map(({ quote }) => `we did not understand ${quoted(quote)}, so it is not published`),
      ...asides
        .slice(0, 1)
        .map(({ quote }) => `${quoted(quote)} was taken for an instruction; may readers know it`),
      ...(tooMuch
        ? [`we did not understand ${percent} % of the brief, such as ${quoted(shown[0] ?? "")}`]
        : []),
    ],
    evidence:
      unclear.length + unsure.length
        ? [
            ...unsure.map((clause) => seen("brief", clause, "not sure")),
            ...unclear.map(({ quote }) => seen("brief", quote, "not understood")),
          ]
        : [seen("brief", "every part was understood")],
    fix: unsure[0]
      ? `Say in the brief what is so, without a doubt, in place of ${listed(unsure, 2)}.`
      : `Say in the brief in a whole sentence what is meant by ${listed(shown, 2)}.`,
  });
}
