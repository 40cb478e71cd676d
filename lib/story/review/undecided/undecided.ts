import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { BLOCK_HEADING } from "../../block-heading.ts";
import { isAffirmed } from "../../preferences-block.ts";
import { lower } from "../../read/lower.ts";
import type { Reading, Span } from "../../schema.ts";
import { oneLine } from "../check.ts";
import { openIn } from "./open-in.ts";
import type { WhyOpen } from "./search.ts";
import { undecidedWords } from "./words/of.ts";

/** A sentence of a brief that its author has not decided, and why it is open. */
export type Undecided = {
  quote: string;
  span: Span;
  why: WhyOpen;
  /** The sentence from where it says so. */
  words: string;
};

/** The author's words, without the answers that stand under them. */
const briefAlone = (brief: string): string => {
  const at = brief.indexOf(BLOCK_HEADING);
  return at < 0 ? brief : brief.slice(0, at);
};

type ReadParts = Pick<Reading, "heldBack" | "language" | "wishes">;

/** What may be open between author and maker. */
const MAKER_MAY: ReadonlySet<WhyOpen> = new Set<WhyOpen>(["to_come", "person", "file"]);

/** Pictures that are still to come are between author and maker, as long as nothing of it is published. */
function isOfPicture({ quote, span }: Undecided, { heldBack, language }: ReadParts): boolean {
  const pictures = undecidedWords(language)?.pictures ?? "(?!)";
  const isHeld = heldBack.some((held) => held.span.start < span.end && held.span.end > span.start);
  return isHeld && new Prefiltered(`(?<!\\p{L})(?:${pictures})(?!\\p{L})`, "u").test(lower(quote));
}

/** "Sam may come, not sure, so do not mention him": what is not to be said may be open, as long as it is held back. */
const isNotToBeSaid = ({ span }: Undecided, { heldBack, wishes }: ReadParts): boolean =>
  heldBack.some(
    (held) =>
      held.span.start <= span.start &&
      held.span.end >= span.end &&
      wishes.some(({ rule, span: said }) => rule === "leave_out_words" && isAround(said, span, held.span)),
  );

/** The wish is part of the open words, or both are one sentence that was held back. */
const isAround = (said: Span, open: Span, held: Span): boolean =>
  (said.start >= open.start && said.end <= open.end) || (said.start === held.start && said.end === held.end);

const withoutSpace = (brief: string, { start, end }: Span): Span => ({
  start: start + brief.slice(start, end).search(/\S|$/u),
  end,
});

/** Sentences of a brief that its author has not decided and not settled since, each once, in the order of the brief. */
export function undecidedIn(reading: ReadParts, brief: string): Undecided[] {
  const text = briefAlone(brief);
  const [base = "en"] = reading.language.split("-");
  return openIn(text, base)
    .map(({ why, span, words }) => ({
      ...{ why, span: withoutSpace(brief, span) },
      quote: oneLine(brief.slice(span.start, span.end)),
      words: oneLine(brief.slice(words.start, span.end)),
    }))
    .filter((one) => !isAffirmed(brief, one.quote) && !(MAKER_MAY.has(one.why) && isOfPicture(one, reading)))
    .filter((one) => !isNotToBeSaid(one, reading))
    .sort((a, b) => a.span.start - b.span.start)
    .filter(({ span }, i, all) => all.findIndex((one) => one.span.start === span.start) === i);
}
