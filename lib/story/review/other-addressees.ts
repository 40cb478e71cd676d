import { certainlyFor, isMoreForReaders, maybeFor } from "../addressee/addressee.ts";
import { quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import type { Passage } from "./piece.ts";
import { says } from "./plain.ts";

const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu;
/** Fewer words do not tell whom they address. */
const FEWEST_LETTERS = 8;

/** What others have said and what describes the picture is written for other reasons; an action always speaks to readers. */
const isJudged = ({ where }: Passage) => !["altText", "quotation", "cta"].includes(where);

/** A model's sentences are its own; the house publishes those of the brief, and a slot may have only a part of one. */
const sentencesOf = ({ story, places }: LeakSearch): { where: string; quote: string }[] =>
  story.by === "house"
    ? story.facts.flatMap(({ from, kind, says: said, quote }) => {
        if (from !== "brief" || NOT_JUDGED.has(kind)) return [];
        const place = places.find((one) => isJudged(one) && says(one.text, said));
        return place ? [{ where: place.where, quote }] : [];
      })
    : places
        .filter(isJudged)
        .flatMap(({ where, text }) => (text.match(SENTENCE) ?? []).map((quote) => ({ where, quote })));

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
  return sentencesOf(search).flatMap(({ where, quote }) => {
    const words = quote.trim();
    // A model writes for readers from the start, and in fragments: only what is certain counts there.
    const ask = search.story.by === "house" ? maybeFor : certainlyFor;
    const to = words.length < FEWEST_LETTERS ? undefined : ask(words, search.story.spoken);
    return to ? [{ where, quote: words, says: SAYS[to](quoted(words)) }] : [];
  });
}

const SAYS = {
  maker: (words: string) =>
    `${words} may be a remark to the maker of the picture or the text; should readers see it?`,
  colleague: (words: string) => `${words} may be meant for colleagues; should readers see it?`,
};

/** Each published sentence speaks to readers rather than to anyone else. */
export const speaksToReaders = (search: LeakSearch): boolean =>
  sentencesOf(search).every(({ quote }) => isMoreForReaders(quote, search.story.spoken));
