import { type Key, keyOf } from "../../copy/keys.ts";
import { certainlyFor, surelyFor } from "../addressee/addressee.ts";
import { closingOrder } from "../read/closing-orders.ts";
import { partLabelIn } from "../read/part-labels.ts";
import { leadsOn } from "../read/passed-on.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import type { Fact, HeldBack } from "../schema.ts";
import type { Judging } from "./leak.ts";
import { isLedToBy, namesOurs } from "./topic-of-order.ts";

/** Words that the author gives for readers inside an order: a title, the end, who spoke, what is to be said. */

/** Rules whose words the author gives for readers. */
const GIVES_WORDS: ReadonlySet<string> = new Set(["end_with", "must_say"]);
const MARK = /["“„«「『]\s?$/u;

/**
 * The author gave these words for readers, as the headline or as the end. In quotation marks they are so for certain;
 * else they must not speak to others by themselves.
 */
export function isGiven({ id, span, says }: Fact, { reading, brief }: Judging): boolean {
  // “For our swim-a-thon I need a video.” is no title.
  const isMarked = MARK.test(brief.slice(0, span.start));
  const isForOther = surelyFor(says, reading.language) !== undefined;
  // What an order is about is the title, and the rest of an order is none.
  if (id === reading.title && !isMarked)
    return (
      !namesPartOfPost(says.toLowerCase(), reading.language) &&
      (!isForOther || namesOurs(says) || isLedToBy(span, reading.heldBack, brief))
    );
  if (id === reading.title) return true;
  const isAsked = reading.wishes.some(
    (wish) => GIVES_WORDS.has(wish.rule) && wish.span.start <= span.start && span.end <= wish.span.end,
  );
  return isAsked && (isMarked || !isForOther);
}

const QUOTED_WHOLE = /^["“„«][^"“”„«»]{3,90}["”“»]\.?$/u;

/** "Share image for the docs page “Querying notes by date”.": the words in quotation marks are the title of that page. */
export const isNamedTitle = ({ quote, span }: Fact, { reading: { heldBack } }: Judging): boolean =>
  QUOTED_WHOLE.test(quote.trim()) &&
  heldBack.some(
    (held) => held.why === "instruction" && held.span.end <= span.start && span.start - held.span.end <= 1,
  );

/** "Margaret Ilsley, member of the village hall, in a letter": who said the words of the quotation. */
export const isWhoSpoke = ({ quote }: Fact, { reading: { quotation } }: Judging): boolean =>
  quotation?.name.includes(" ") === true && quote.trim().startsWith(`${quotation.name},`);

/** "Bitte erwähnen, dass …", "At the end, say that …": the clause was given for readers, unless its own words are surely not. */
export const isPassedOn = ({ span, says }: Fact, { reading: { heldBack, language } }: Judging): boolean =>
  certainlyFor(says, language) === undefined &&
  heldBack.some(
    (held) =>
      held.span.end <= span.start &&
      span.start - held.span.end <= 1 &&
      (leadsOn(held.quote.trim(), language) ||
        closingOrder(`${held.quote.trim()} …`, language)?.how === "clause" ||
        (givesWords(held, language) && surelyFor(says, language) === undefined)),
  );

/** "Last slide: stop if anything hurts.": the author says where readers see it. */
export const isOfPart = ({ span, says }: Fact, { reading: { heldBack, language } }: Judging): boolean =>
  certainlyFor(says, language) === undefined &&
  heldBack.some(
    (held) =>
      held.span.end <= span.start &&
      span.start - held.span.end <= 3 &&
      partLabelIn(`${held.quote} …`, language) !== undefined,
  );

/** "Share image for our new guide:" and "Subtitle:" give what stands behind them. */
const givesWords = ({ quote, why }: HeldBack, language: string): boolean =>
  why === "instruction" &&
  (/^\s*\S+(?:\s+\S+){2,}[:：]\s*$/u.test(quote) ||
    GIVES_WORDS_KEYS.has(keyOf(quote.replace(/\s?[:：]\s*$/u, "").trim())) ||
    partLabelIn(`${quote} …`, language) !== undefined);
/** "Message:", "Headline:", "Key facts:" */
const GIVES_WORDS_KEYS: ReadonlySet<Key | undefined> = new Set<Key>([
  "message",
  "headline",
  "feature",
  "proof",
]);
