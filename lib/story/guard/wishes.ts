import { ideas } from "../../copy/judge/ideas.ts";
import { emojis, wholeWord } from "../../copy/text.ts";
import type { Story, Wish } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import { keysImpliedBy, type Value, type ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { isForPosts, tagsIn } from "./asked-words.ts";
import { type Finding, refusal } from "./finding.ts";
import { type Slot, slotsOf } from "./slots.ts";
import { plain, sentencesIn } from "./text.ts";

/** What the check of one wish sees. */
type Wished = { story: Story; slots: Slot[]; wish: Wish; brief: string };

const isPost = ({ name }: Slot) => name.startsWith("posts.");
const hidden = (slots: readonly Slot[]) =>
  slots.filter(({ name }) => name !== "altText" || slots.length === 1);

const on = (slots: readonly Slot[], says: string, breaks: (slot: Slot) => boolean): Finding[] =>
  slots.filter(breaks).map(({ name }) => refusal(name, "wish", says));

const KINDS: [RegExp, ValueKind][] = [
  [/price|cost|preis|prix|precio/i, "money"],
  [/when|date|datum|fecha/i, "date"],
  [/link|url|website/i, "link"],
  [/contact|phone|telefon/i, "phone"],
  [/code|coupon/i, "promo_code"],
];

/** "The earlier price 1,250" is one value and not every price. */
function leavesOutValues({ story, slots, wish }: Wished, values: readonly Value[]): Finding[] {
  const asked = new Set(values.flatMap(({ keys }) => keys));
  const says = `The author wants “${wish.value}” left out.`;
  return slots.flatMap(({ name, text }) =>
    valuesIn(text, story.spoken)
      .filter((value) => [...keysImpliedBy(value)].some((key) => asked.has(key)))
      .map(({ span }) => refusal(name, "wish", says, span)),
  );
}

const AMOUNTS: readonly ValueKind[] = ["money", "number"];

/** "No restoration cost" is about the cost of the restoration, and not about the price of a ticket. */
function ownValues({ story, wish, brief }: Wished): Value[] {
  const [words, kind] = KINDS.find(([named]) => named.test(wish.value)) ?? [];
  const about = new Set(ideas(wish.value).filter((word) => !words?.test(word)));
  if (kind !== "money" || about.size === 0) return [];
  return sentencesIn(brief)
    .filter((sentence) => sentence.ideas.some((idea) => about.has(idea)))
    .flatMap(({ text }) => valuesIn(text, story.language))
    .filter((value) => AMOUNTS.includes(value.kind) && !value.weak);
}

/** A price of nothing is hardly what "no prices" means. */
function leavesOutKind(its: Wished): Finding[] {
  const { story, slots, wish } = its;
  const named = valuesIn(wish.value, story.language).filter(({ kind, weak }) => kind !== "name" && !weak);
  if (named.length > 0) return leavesOutValues(its, named);
  const own = ownValues(its);
  if (own.length > 0) return leavesOutValues(its, own);
  const kind = KINDS.find(([words]) => words.test(wish.value))?.[1];
  const says = `The author wants no ${wish.value}.`;
  return slots.flatMap(({ name, text }) =>
    valuesIn(text, story.spoken)
      .filter((value) => value.kind === kind && !value.keys.includes("free"))
      .map(({ span }) => refusal(name, "wish", says, span)),
  );
}

function leavesOutWords({ slots, wish: { value } }: Wished): Finding[] {
  if (!value.trim()) return [];
  const words = wholeWord(value);
  return slots.flatMap(({ name, text }) =>
    matchesIn(words, text).map((m) =>
      refusal(name, "wish", `The author wants “${value}” left out.`, {
        start: m.index,
        end: m.index + m[0].length,
      }),
    ),
  );
}

const HASHTAG = /(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{N}_]*/u;

function noHashtags({ story, slots }: Wished): Finding[] {
  const says = "The author wants no hashtags.";
  const inPosts = on(slots.filter(isPost), says, ({ text }) => HASHTAG.test(text));
  return story.hashtags.length ? [...inPosts, refusal("hashtags", "wish", says)] : inPosts;
}

function hashtag({ story, slots, wish }: Wished): Finding[] {
  const has = (tag: string) =>
    story.hashtags.some((it) => it.toLowerCase() === tag) ||
    slots.some(({ text }) => text.toLowerCase().includes(`#${tag}`));
  return tagsIn(wish.value.toLowerCase())
    .filter((tag) => !has(tag))
    .map((tag) => refusal("hashtags", "wish", `The author wants the hashtag #${tag}.`));
}

const letters = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Hashtags may stand behind the last words. */
const body = (text: string) => letters(text.replace(/(?:\s*#[\p{L}\p{N}_]+)+\s*$/u, ""));

/** "Slide 1 works without the rest" is about one of them. */
const ONE_SLIDE = /(?:slide|folie|page|diapositiva|diapo|seite)\s*(?:no\.?|nr\.?|#)?\s*\d/i;

/** Slides between cover and close, or all of them. */
function slideCount({ story, wish }: Wished): Finding[] {
  if (ONE_SLIDE.test(wish.value)) return [];
  const asked = Number(/\d+/.exec(wish.value)?.[0]);
  const made = story.slides.length;
  if (!asked || !made || [made, made + 1, made + 2].includes(asked)) return [];
  return [refusal("slides", "wish", `The author wants ${asked} slides.`)];
}

/** Each rule as a check; a rule without one, such as a tone, asks for nothing that can be measured. */
const CHECKS: Partial<Record<Wish["rule"], (its: Wished) => Finding[]>> = {
  no_emoji: ({ story, slots }) =>
    story.wishes.some(({ rule }) => rule === "emoji")
      ? []
      : on(slots, "The author wants no emoji.", ({ text }) => emojis(text).length > 0),
  no_hashtags: noHashtags,
  hashtag,
  leave_out_words: leavesOutWords,
  leave_out_kind: leavesOutKind,
  must_say: ({ slots, wish }) =>
    on(
      slots.filter(isPost),
      `The author wants “${wish.value}” said.`,
      ({ text }) => !letters(text).includes(letters(wish.value)),
    ),
  start_with: ({ slots, wish }) =>
    on(
      slots.filter(isPost),
      `The author wants it to begin with “${wish.value}”.`,
      ({ text }) => !body(text).startsWith(letters(wish.value)),
    ),
  end_with: ({ slots, wish }) =>
    on(
      slots.filter(isPost),
      `The author wants it to end with “${wish.value}”.`,
      ({ text }) => !body(text).includes(letters(wish.value)),
    ),
  slides: slideCount,
};

/** Wishes that a brief states so plainly that no reader is needed. A brief that also asks for it is not plain. */
const PLAIN: [Wish["rule"], string, RegExp, RegExp][] = [
  [
    "leave_out_kind",
    "price",
    /(?:don[’']?t|do not|never|please no|without) (?:mention|say|show|include|put|give|mentioning)?(?: (?:the|any|our))? ?prices?(?!\p{L})|(?:keine?n?|ohne) preise?(?! ?(?:erh|nachl|verg)\p{L}*)(?: nennen| erwähnen)|(?:pas de|sans) prix|no (?:menciones|digas) (?:el|los) precios?/iu,
    /(?!)/,
  ],
  [
    "no_hashtags",
    "",
    /(?:no|without|don[’']?t use(?: any)?|keine|ohne|pas de|sans|sin) hashtags?(?!\p{L})/iu,
    /(?!)/,
  ],
  [
    "no_emoji",
    "",
    /(?:(?<!\p{L})no|without|don[’']?t use(?: any)?|keine|ohne|pas d[’']|sans|sin) ?emojis?(?!\p{L})/iu,
    /emojis?[^.!?\n]*(?<!\p{L})(?:but|maybe|except|aber|mais|pero)(?!\p{L})[^!?\n]*emojis?|with emojis?|mit emojis?|avec (?:des )?emojis?|con emojis?/iu,
  ],
];

function plainWishes(brief: string): Wish[] {
  return PLAIN.flatMap(([rule, value, asks, unless]) => {
    const m = asks.exec(brief);
    if (!m || unless.test(brief)) return [];
    return [{ rule, value, quote: m[0], span: { start: m.index, end: m.index + m[0].length } }];
  });
}

/** The author's wishes are rules. Those that a reader gives count when their quote stands in the brief. */
export function checkWishes(story: Story, brief: string): Finding[] {
  const source = plain(brief);
  const given = story.wishes.filter(({ quote }) => source.includes(plain(quote)));
  const own = plainWishes(brief).filter(({ rule }) => !given.some((wish) => wish.rule === rule));
  const slots = hidden(slotsOf(story));
  const asked = given.filter((wish) => isForPosts(wish, story));
  return [...asked, ...own].flatMap((wish) => CHECKS[wish.rule]?.({ story, slots, wish, brief }) ?? []);
}
