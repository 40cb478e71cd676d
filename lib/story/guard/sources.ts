import type { Brand } from "../../copy/types.ts";
import { areProsAndCons } from "../../text/pros-cons.ts";
import { withSharedCurrency } from "../../text/shared-currency.ts";
import { writtenOut } from "../../text/shorthand.ts";
import type { Fact, HeldBack, Span, Story } from "../schema.ts";
import { sourceText } from "../source-text.ts";
import { impliedKeys, type Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { calendarKeys } from "./calendar-keys.ts";
import { type AnalysedText, analyse, plain } from "./text.ts";

/** Everything that the words of a story may rest on. */
export type Sources = {
  brief: AnalysedText;
  /** The fields of the Brand DNA, without its rules about words. */
  brand: AnalysedText[];
  /** Keys of the values that may be published. */
  known: ReadonlySet<string>;
  /** Keys of the values that stand only in what was held back, with the reason. */
  held: ReadonlyMap<string, HeldBack["why"]>;
  /** Every word of brief and brand in small letters. */
  words: ReadonlySet<string>;
  /** Facts whose quote does not stand in its source. */
  unfounded: Fact[];
};

export type SourceInput = { brief: string; brand: Brand; today?: string | undefined };

const MAX_DEPTH = 5;
const RULES = /^(?:guidelines|palette|logos)$/;

/** Every text of the Brand DNA but the rules about words. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    RULES.test(name) ? [] : textsOf(inner, depth + 1),
  );
}

const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

const inside = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;

/** Values that a hold covers and no fact or wish uses. */
function heldValues(
  values: readonly Value[],
  { facts, wishes, heldBack, columns }: Story,
): [Value, HeldBack["why"]][] {
  const used = [...facts.filter(({ from }) => from === "brief"), ...wishes];
  return values.flatMap((value): [Value, HeldBack["why"]][] => {
    const hold = heldBack.find(({ span }) => inside(value.span, span));
    // The head of a table is shown as the names of its columns.
    const isHead = columns?.some((name) => name.includes(value.text));
    return hold && !isHead && !used.some(({ span }) => inside(value.span, span)) ? [[value, hold.why]] : [];
  });
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’']*/gu;

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", "’")
    .match(WORD)
    ?.map((word) => word.replace(/’s?$/, "")) ?? [];

/** "d'Idriss", "l’équipe", "dell'Orto": a short word that has lost its vowel stands before another one. */
const ELIDED = /^(?:\p{L}|qu|(?:d|n|s|su|a)[ae]?ll|un|quest)’(?=\p{L}{2})/u;

/** The same with the words behind an elided one. */
const wordsWithElided = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (ELIDED.test(word) ? [word, word.replace(ELIDED, "")] : [word]));

/** A text with blanks for the values that are not for readers. */
const openText = (text: string, held: readonly [Value, HeldBack["why"]][]): string =>
  held.reduce(
    (out, [{ span }]) => out.slice(0, span.start) + " ".repeat(span.end - span.start) + out.slice(span.end),
    text,
  );

/** What pros and cons are called, where the author has no name for both. */
const labelsOf = ({ rows }: Story): string[] => (areProsAndCons(rows) ? rows.map(({ label }) => label) : []);

/** Reads the sources of a story; its facts are trusted when their quote stands where they say. */
export function sourcesOf(story: Story, input: SourceInput): Sources {
  const { language } = story;
  const brief = analyse(input.brief, language);
  const brandTexts = textsOf(input.brand);
  const brand = brandTexts.map((text) => analyse(text, language));
  const held = heldValues(brief.values, story);
  const open = brief.values.filter((value) => !held.some(([it]) => it === value));
  // An invisible character in a word hides its value, and spans must stay as they are.
  const visible = INVISIBLE.test(input.brief) ? valuesIn(input.brief.replace(INVISIBLE, ""), language) : [];
  // "weds" and "free w/ a ticket" are Wednesday and free in finished language.
  const whole = withSharedCurrency(writtenOut(openText(input.brief, held), language));
  const finished = whole === input.brief ? [] : valuesIn(whole, language);
  const known = impliedKeys([...open, ...visible, ...finished, ...brand.flatMap(({ values }) => values)]);
  // "£55 still? No, 58": a price that is not for readers tells the currency of the others.
  for (const key of impliedKeys(brief.values)) if (key.startsWith("currency:")) known.add(key);
  for (const key of calendarKeys(known, input.today)) known.add(key);
  return {
    brief,
    brand,
    known,
    held: new Map(
      held.flatMap(([value, why]) =>
        value.keys.filter((key) => !known.has(key)).map((key) => [key, why] as const),
      ),
    ),
    words: new Set(
      wordsWithElided(
        [input.brief, ...(finished.length > 0 ? [whole] : []), ...brandTexts, ...labelsOf(story)].join("\n"),
      ),
    ),
    unfounded: story.facts.filter((fact) => !plain(sourceText(fact.from, input)).includes(plain(fact.quote))),
  };
}
