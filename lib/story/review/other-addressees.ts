import { certainlyFor, maybeFor, maybeForBeside } from "../addressee/addressee.ts";
import { quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import type { Passage } from "./piece.ts";
import { says } from "./plain.ts";

const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu;
/** Fewer words do not tell whom they address. */
const FEWEST_LETTERS = 8;

/** What others have said and what describes the picture is written for other reasons; an action always speaks to readers. */
const isJudged = ({ where }: Passage) => !["altText", "quotation", "cta"].includes(where);

type SentenceShown = { where: string; quote: string; isBesideRemark: boolean };

/** The house publishes the sentences of the brief, and a slot may have only a part of one. */
function sentencesOfBrief({ story, places, brief }: LeakSearch): SentenceShown[] {
  return story.facts.flatMap(({ from, kind, says: said, quote, span }) => {
    if (from !== "brief" || NOT_JUDGED.has(kind)) return [];
    const place = places.find((one) => isJudged(one) && says(one.text, said));
    const isBesideRemark = story.heldBack.some(
      (held) => held.why === "instruction" && isNextTo(held.span, span, brief),
    );
    return place ? [{ where: place.where, quote, isBesideRemark }] : [];
  });
}

/** A model's sentences are its own. */
const sentencesOfModel = ({ places }: LeakSearch): SentenceShown[] =>
  places
    .filter(isJudged)
    .flatMap(({ where, text }) =>
      (text.match(SENTENCE) ?? []).map((quote) => ({ where, quote, isBesideRemark: false })),
    );

type Span = { start: number; end: number };

/** Only marks and spaces stand between the two, and no empty line. */
function isNextTo(one: Span, other: Span, brief: string): boolean {
  const [from, to] = one.end <= other.start ? [one.end, other.start] : [other.end, one.start];
  return from <= to && /^[^\p{L}\d\n]*\n?[^\p{L}\d\n]*$/u.test(brief.slice(from, to));
}

/** Exact structures have their own readers, and their parts are hardly sentences. */
const NOT_JUDGED: ReadonlySet<string> = new Set([
  "quotation",
  "step",
  "change",
  "snippet",
  "link",
  "contact",
  "when",
  "where",
  "price",
  "promo_code",
  "condition",
]);

/** Published sentences that may address the maker of the picture or colleagues, by the classifier of sentences. */
export function otherAddressees(search: LeakSearch): Leak[] {
  const isHouse = search.story.by === "house";
  const sentences = isHouse ? sentencesOfBrief(search) : sentencesOfModel(search);
  return sentences.flatMap(({ where, quote, isBesideRemark }) => {
    const words = quote.trim();
    // A model writes for readers from the start, and in fragments: only what is certain counts there.
    const ask = !isHouse ? certainlyFor : isBesideRemark ? maybeForBeside : maybeFor;
    const to = words.length < FEWEST_LETTERS ? undefined : ask(words, search.story.spoken);
    return to ? [{ where, quote: words, says: SAYS[to](quoted(words)) }] : [];
  });
}

const SAYS = {
  maker: (words: string) =>
    `${words} may be a remark to the maker of the picture or the text; should readers see it?`,
  colleague: (words: string) => `${words} may be meant for colleagues; should readers see it?`,
};
